const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Traps the focus: Tab moves from the last focusable element to the first, and Shift+Tab back. */
export function keepFocusInside(element: HTMLElement, event: KeyboardEvent): void {
  const focusable = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (candidate) => candidate.closest('[inert], [hidden]') === null,
  );
  const first = focusable[0];
  const last = focusable.at(-1);
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const { activeElement } = document;
  if (event.shiftKey && (activeElement === first || activeElement === element)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault();
    first.focus();
  }
}
