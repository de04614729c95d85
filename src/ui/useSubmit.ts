import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

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
