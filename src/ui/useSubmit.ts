import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { answerPress } from './answerPress';
import { focusAfterFrame } from './focusAfterFrame';

/**
 * How a form is sent: by `answer`, never by the browser. Then, and when an error has appeared meanwhile, the focus is led
 * to the first wrong field, so that it is read out again.
 * @param answer gets the form; what it renders is there when it is over
 * @param errors those that may appear without the form being sent again; none where only the sending finds them
 * @returns what the form is given: `<form {...sending} noValidate>`
 */
export function useSubmit(
  answer: (form: HTMLFormElement) => void,
  ...errors: readonly (string | undefined)[]
): {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
} {
  const ref = useRef<HTMLFormElement>(null);
  const newest = useRef(answer);
  useLayoutEffect(() => {
    newest.current = answer;
  });
  const hasError = errors.some((error) => error !== undefined);
  useEffect(() => (hasError ? focusWrongField(ref.current) : undefined), [hasError]);
  return {
    ref,
    onSubmit: (event) => {
      event.preventDefault();
      answerPress(() => {
        const form = ref.current;
        // Gone meanwhile, with what was in it.
        if (form === null) return;
        newest.current(form);
        focusWrongField(form);
      });
    },
  };
}

const focusWrongField = (form: HTMLFormElement | null) =>
  focusAfterFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]'));
