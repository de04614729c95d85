import * as v from 'valibot';

/** `sessionStorage` lasts as long as the tab, `localStorage` until it is cleared. */
type Storage = 'sessionStorage' | 'localStorage';

/** Reads and validates a stored value. @returns `otherwise` when it is missing or invalid */
export function readStored<const Schema extends v.GenericSchema>(
  storage: Storage,
  key: string,
  schema: Schema,
  otherwise: v.InferOutput<Schema>,
): v.InferOutput<Schema> {
  try {
    const read = v.safeParse(schema, JSON.parse(window[storage].getItem(key) ?? ''));
    return read.success ? read.output : otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * Stores a value. Without storage, or when it is full, the value only lasts until the page is unloaded.
 * @returns whether it is stored
 */
export function writeStored(storage: Storage, key: string, value: unknown): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
