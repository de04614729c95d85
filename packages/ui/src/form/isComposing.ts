/**
 * Whether an event belongs to an input method (IME) that is composing a word. Enter, arrows and Escape then choose among
 * the suggestions of the input method, and the text is not final. For the last key of a word, Safari sets only the key
 * code 229.
 */
export const isComposing = (event: Event): boolean =>
  (event as InputEvent | KeyboardEvent).isComposing ||
  (event instanceof KeyboardEvent && event.keyCode === 229);
