import { type RefObject, useEffect, useRef } from 'react';
import { focusAfterFrame } from './focusAfterFrame';

/**
 * Leads the focus to the first wrong field of a form when an error has appeared, and again whenever the form is sent while
 * it stands, so that it is read out again.
 * @param errors those that may appear without the form being sent again; none where only the sending finds them
 */
export function useFocusOnError(
  ...errors: readonly (string | undefined)[]
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const hasError = errors.some((error) => error !== undefined);
  useEffect(() => (hasError ? focusWrongField(form.current) : undefined), [hasError]);
  useEffect(() => {
    const element = form.current;
    let takeBack: (() => void) | undefined;
    // What is wrong is known when the event is over.
    const onSubmit = () => {
      takeBack?.();
      takeBack = focusWrongField(element);
    };
    element?.addEventListener('submit', onSubmit);
    return () => {
      takeBack?.();
      element?.removeEventListener('submit', onSubmit);
    };
  }, []);
  return form;
}

const focusWrongField = (form: HTMLFormElement | null) =>
  focusAfterFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]'));
