import { type RefObject, useEffect, useRef } from 'react';

/** Leads the focus to the first wrong field of a form when an error has appeared. */
export function useFocusOnError(
  ...errors: readonly (string | undefined)[]
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const hasError = errors.some((error) => error !== undefined);
  useEffect(() => {
    if (!hasError) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasError]);
  return form;
}
