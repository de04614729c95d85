/**
 * Whether an event belongs to an input method that is still composing a word: its Enter, arrows and Escape choose among the
 * method's own suggestions, and its text is not final. Safari marks the last key of a word by the key code 229 only.
 */
export const isComposing = (event: Event): boolean =>
  (event as InputEvent | KeyboardEvent).isComposing ||
  (event instanceof KeyboardEvent && event.keyCode === 229);
