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
 * Fills a field in once more, so that the program hears of it. React compares with what it set itself, and hears of nothing
 * that stood in a field before it came: to it the field is made empty first.
 */
export function fillAgain(field: Field, filled: Filled): void {
  if (!field.isConnected) return;
  if (typeof filled === 'boolean') {
    (field as HTMLInputElement).checked = !filled;
    field.click();
    return;
  }
  field.value = '';
  // Past React, which follows what is set on the element itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, filled);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }));
}
