import type { Clock } from '../ports/clock';

/** What something is kept with. */
export interface KeptParts<Value> {
  readonly read: () => Promise<Value>;
  readonly clock: Clock;
  /** How long it may be old, ms; 0 reads each time. */
  readonly freshMs: number;
}

/**
 * Keeps what is costly to read and the same for everybody.
 * @returns gives it, read again when `freshMs` have passed; who asks while it is being read waits for the same reading
 */
export function kept<Value>({ read, clock, freshMs }: KeptParts<Value>): () => Promise<Value> {
  let last: { readonly value: Value; readonly readAt: number } | null = null;
  let reading: Promise<Value> | null = null;
  const readNow = async (): Promise<Value> => {
    const readAt = clock.now();
    const value = await read();
    last = { value, readAt };
    return value;
  };
  return async () => {
    if (last && clock.now() - last.readAt < freshMs) return last.value;
    reading ??= readNow().finally(() => {
      reading = null;
    });
    return reading;
  };
}
