import type { Clock } from '../ports/clock';

/** What a cached value is made with. */
export interface KeptParts<Value> {
  /** Reads the value from its source. */
  readonly read: () => Promise<Value>;
  readonly clock: Clock;
  /** How long a value is used after its reading began, ms. With 0 each reading serves only those who ask while it runs. */
  readonly freshMs: number;
}

/** A cached value. */
export interface Kept<Value extends object> {
  /** The cached value while it is fresh, else a new reading. Callers at the same time share one reading. */
  readonly get: () => Promise<Value>;
  /** The cached value, or null when there is none or it is no longer fresh. Never reads. */
  readonly fresh: () => Value | null;
}

/**
 * Caches one value in the memory of this process, for what is costly to read and the same for everybody. The value is used
 * for `freshMs`. Nobody invalidates it: a change of the source is seen when that time is over. A reading that fails is not
 * kept, and the next caller reads again.
 */
export function kept<Value extends object>({
  read,
  clock,
  freshMs,
}: KeptParts<Value>): Kept<Value> {
  let last: { readonly value: Value; readonly readAt: number } | null = null;
  let reading: Promise<Value> | null = null;
  const readNow = async (): Promise<Value> => {
    const readAt = clock.now();
    const value = await read();
    last = { value, readAt };
    return value;
  };
  const fresh = () => (last && clock.now() - last.readAt < freshMs ? last.value : null);
  const get = async () => {
    const value = fresh();
    if (value !== null) return value;
    reading ??= readNow().finally(() => {
      reading = null;
    });
    return reading;
  };
  return { get, fresh };
}
