import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus to the first wrong field of a form when an error has appeared, and again whenever the form is sent while
 * it stands, so that it is read out again.
 */
export function useFocusOnError(
  ...errors: readonly (string | undefined)[]
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const hasError = errors.some((error) => error !== undefined);
  useEffect(() => {
    if (hasError) focusWrongField(form.current);
  }, [hasError]);
  useEffect(() => {
    const element = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is wrong is known when the event is over.
    const onSubmit = () => {
      timer = setTimeout(() => focusWrongField(element));
    };
    element?.addEventListener('submit', onSubmit);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('submit', onSubmit);
    };
  }, []);
  return form;
}

function focusWrongField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
