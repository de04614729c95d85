import { type ChangeEvent, useState } from 'react';
import {
  type GenericSchema,
  getDotPath,
  type InferInput,
  type InferOutput,
  safeParse,
} from 'valibot';

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
  const type = (name: keyof InferInput<Schema> & string, value: string) => {
    onType(name, value);
    setValues((before) => ({ ...before, [name]: value }));
  };

  return {
    /** Fills the fields anew, for example with what was saved of them. */
    fill: setValues,
    /** What a field of the form is bound to. */
    field: (name: keyof InferInput<Schema> & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(name, event.target.value),
    }),
    type,
    /** Shows what is wrong. @returns the values as the schema reads them, cleaned; null when something is wrong */
    read(): InferOutput<Schema> | null {
      setSubmitted(true);
      const result = safeParse(schema, values);
      return result.success ? result.output : null;
    },
  };
}
