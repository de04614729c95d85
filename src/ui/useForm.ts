import { type ChangeEvent, useState } from 'react';
import { type GenericSchema, getDotPath, type InferInput, safeParse } from 'valibot';

/** The first problem of each field, by the field's name. */
function fieldErrors(schema: GenericSchema, values: unknown): Record<string, string> {
  const result = safeParse(schema, values);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name = getDotPath(issue);
    if (name !== null && errors[name] === undefined) errors[name] = issue.message;
  }
  return errors;
}

/**
 * A form of text fields that is checked by a schema: errors show at the fields once it was submitted, and leave as they are
 * mended. Nothing typed is lost.
 */
export function useForm<Schema extends GenericSchema<Record<string, string>>>(
  schema: Schema,
  initial: InferInput<Schema>,
  /** Something is typed into a field: what was said of the last try no longer holds. */
  onType: (name: string, value: string) => void = () => undefined,
) {
  const [values, setValues] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const errors = submitted ? fieldErrors(schema, values) : {};

  return {
    values,
    /** What a field of the form is bound to. */
    field: (name: keyof InferInput<Schema> & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.target;
        onType(name, value);
        setValues((before) => ({ ...before, [name]: value }));
      },
    }),
    /** Shows what is wrong. @returns whether nothing is */
    check(): boolean {
      setSubmitted(true);
      return safeParse(schema, values).success;
    },
  };
}
