import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Submits a form by `handle` instead of the browser. Afterwards, and when an error appears later, the first invalid field
 * gets the focus, so that a screen reader reads it.
 * @param handle gets the form; what it renders is in the document when it returns
 * @param errors those that can appear without another submit, such as an answer of the server
 * @returns props of the form: `<form {...submitting} noValidate>`
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
