import type { Clock } from '../ports/clock';

/** What something is kept with. */
export interface KeptParts<Value> {
  readonly read: () => Promise<Value>;
  readonly clock: Clock;
  /** How long it may be old, ms; 0 reads each time. */
  readonly freshMs: number;
}

/** Something costly, kept. */
export interface Kept<Value extends object> {
  /** Reads it again when `freshMs` have passed; who asks while it is being read waits for the same reading. */
  readonly get: () => Promise<Value>;
  /** What is there without any reading: null when nothing is, or nothing fresh. */
  readonly fresh: () => Value | null;
}

/** Keeps what is costly to read and the same for everybody. */
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
