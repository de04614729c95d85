import * as v from 'valibot';

/** How long something is kept: as long as its tab, or until it is forgotten. */
type Storage = 'sessionStorage' | 'localStorage';

/** Reads what was kept in this browser; `otherwise` where there is nothing, or nothing that can be read. */
export function kept<const Schema extends v.GenericSchema>(
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

/** Keeps something in this browser. @returns whether there was room for it. */
export function keep(storage: Storage, key: string, value: unknown): boolean {
  try {
    window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Without storage it is known until the page goes.
    return false;
  }
}
