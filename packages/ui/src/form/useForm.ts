import {
  type FormEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { flatten, type GenericSchema, type InferInput, type InferOutput, safeParse } from 'valibot';

function fieldErrors(schema: GenericSchema, values: unknown): Record<string, string> {
  const { issues } = safeParse(schema, values);
  const messages = Object.entries(issues ? (flatten(issues).nested ?? {}) : {});
  return Object.fromEntries(messages.map(([name, [message = ''] = []]) => [name, message]));
}

/** The value of a field in the document, even if it was set without an event. */
export function fieldValue(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/**
 * A form of uncontrolled text fields, validated by a schema. Errors appear after the first submit and disappear when they
 * are corrected. Only the document holds the values, so text typed or autofilled before hydration is preserved.
 * @param onEdit called when a field is edited, because the result of the last submit is then out of date
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
    field: (name: Name) => ({
      name,
      defaultValue: initial[name],
      error: errors[name],
      onChange: ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>) => {
        onEdit();
        if (isSubmitted && form) setErrors(fieldErrors(schema, valuesOf(form)));
      },
    }),
    /** Validates the form and shows the errors. @returns the parsed values; null if there are errors */
    read(form: HTMLFormElement): InferOutput<Schema> | null {
      const values = valuesOf(form);
      const result = safeParse(schema, values);
      setSubmitted(true);
      setErrors(result.success ? {} : fieldErrors(schema, values));
      return result.success ? result.output : null;
    },
  };
}

/**
 * Handles the submit of a form. After a submit, and when an error appears later, the first invalid field gets the focus, so
 * that a screen reader reads it.
 * @param handle receives the form; its state updates are rendered synchronously
 * @param errors the errors that can appear without a submit, for example from a response of the server
 * @returns the props of the form: `<form {...formProps} noValidate>`
 */
export function useSubmit(
  handle: (form: HTMLFormElement) => void,
  ...errors: readonly (string | undefined)[]
): {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const ref = useRef<HTMLFormElement>(null);
  const hasError = errors.some((error) => error !== undefined);
  useEffect(() => {
    if (hasError) focusInvalidField(ref.current);
  }, [hasError]);
  return {
    ref,
    onSubmit: (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      flushSync(() => handle(form));
      focusInvalidField(form);
    },
  };
}

const focusInvalidField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
