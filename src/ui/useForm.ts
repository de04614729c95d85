import { type SyntheticEvent, useState } from 'react';
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

/** The text of a form's field as it is in the document, also if it was set without an event. */
export function fieldValue(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/**
 * A form of uncontrolled text fields that is checked by a schema: errors show at the fields once it was submitted, and leave
 * as they are corrected. The values are in the document alone, so text typed or filled in before hydration is kept.
 * @param onEdit a field was edited: what was said of the last submit no longer holds
 */
export function useForm<Schema extends GenericSchema<Record<string, string>>>(
  schema: Schema,
  initial: InferInput<Schema>,
  onEdit: () => void = () => undefined,
) {
  type Name = keyof InferInput<Schema> & string;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSubmitted, setSubmitted] = useState(false);
  const valuesOf = (form: HTMLFormElement) =>
    Object.fromEntries(Object.keys(initial).map((name) => [name, fieldValue(form, name)]));

  return {
    /** The props of a field. */
    field: (name: Name) => ({
      name,
      defaultValue: initial[name],
      error: errors[name],
      onChange: ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>) => {
        onEdit();
        if (isSubmitted && form) setErrors(fieldErrors(schema, valuesOf(form)));
      },
    }),
    /** Shows what is wrong. @returns the values as the schema parses them; null when something is wrong */
    read(form: HTMLFormElement): InferOutput<Schema> | null {
      const values = valuesOf(form);
      const result = safeParse(schema, values);
      setSubmitted(true);
      setErrors(result.success ? {} : fieldErrors(schema, values));
      return result.success ? result.output : null;
    },
  };
}
