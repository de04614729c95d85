import { type Field, type Filled, fillIn } from '../../ui/filledIn';

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
  fillIn(field, filled);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }));
}
