/** What can be filled in a page. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was filled in: words, or whether it is ticked. */
export type Filled = string | boolean;

/** A chosen file cannot be chosen once more by a program. */
export const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && target.type !== 'file') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** A box or one of several buttons, of which only whether it is chosen counts. */
const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

export const filledIn = (field: Field): Filled => (isTicked(field) ? field.checked : field.value);

/**
 * Fills a field in past React, which follows what is set on the element itself: when it is told by an event, it finds that
 * something has changed, as if a shopper had filled it in.
 */
export function fillIn(field: Field, filled: Filled): void {
  const property = typeof filled === 'boolean' ? 'checked' : 'value';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property);
  own?.set?.call(field, filled);
}
