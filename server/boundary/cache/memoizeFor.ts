import { setTimeout } from 'node:timers/promises';
import { logger } from '../../log/logger';
import type { Clock } from '../../ports/clock';

/** Options of `memoizeFor`. */
export interface MemoizeOptions<Value> {
  /** Reads the value from its source. */
  readonly read: () => Promise<Value>;
  /**
   * Reads the version of the source, where that is cheaper than the value. While it stays the same, the value is not
   * read again. It is read before the value: a change in between only causes another reading.
   */
  readonly readVersion?: (() => Promise<string>) | undefined;
  readonly clock: Clock;
  /**
   * How long a value is fresh after its reading began, ms. With 0 only the callers during a reading share it. A value that
   * takes long to read stays fresh for twice that time, so that readings never follow one another without a pause.
   */
  readonly freshMs: number;
}

/** A cached value. */
export interface Memoized<Value extends object> {
  /** The fresh cached value, or a new reading. Concurrent callers share one reading. */
  readonly get: () => Promise<Value>;
  /** The cached value, or null when there is no fresh one. Never waits. Shortly before the value expires, it starts a new reading. */
  readonly fresh: () => Value | null;
}

/** A value with the moment of its reading. */
interface Reading<Value> {
  readonly value: Value;
  readonly version: string | undefined;
  readonly readAt: number;
  readonly freshMs: number;
}

/** After this share of its time, a value that is in use is read again. */
const REREAD_AFTER = 0.8;

/** How long callers wait for a new reading when there is an older value, ms. */
const READING_TIMEOUT_MS = 1000;

/**
 * Caches one value in the memory of this process, for data that is costly to read and the same for everybody. The value
 * is used for `freshMs` without invalidation, so a change of the source shows after that time. If the source fails or
 * hangs, callers get the older value.
 */
export function memoizeFor<Value extends object>({
  read,
  readVersion,
  clock,
  freshMs,
}: MemoizeOptions<Value>): Memoized<Value> {
  let last: Reading<Value> | null = null;
  let reading: Promise<Value> | null = null;
  const readNow = async (): Promise<Value> => {
    const readAt = clock.elapsed();
    const version = await readVersion?.();
    const unchanged = version !== undefined && version === last?.version ? last : null;
    const value = unchanged ? unchanged.value : await read();
    const readingMs = clock.elapsed() - readAt;
    last = { value, version, readAt, freshMs: freshMs && Math.max(freshMs, 2 * readingMs) };
    return value;
  };
  /** @param share of its time that the value may have been used */
  const youngerThan = (share: number) =>
    last && clock.elapsed() - last.readAt < last.freshMs * share ? last.value : null;
  const readAgain = async () => {
    reading ??= readNow().finally(() => {
      reading = null;
    });
    return last === null || freshMs === 0 ? reading : orOlder(reading, last.value);
  };
  return {
    get: async () => youngerThan(1) ?? readAgain(),
    fresh: () => {
      const value = youngerThan(1);
      // Otherwise all requests during the reading would take the slow path.
      if (value !== null && youngerThan(REREAD_AFTER) === null) void readAgain();
      return value;
    },
  };
}

/** A new reading, or the older value when the reading fails or takes too long. */
async function orOlder<Value>(reading: Promise<Value>, older: Value): Promise<Value> {
  const read = reading.catch((error: unknown) => {
    logger.warn('A cached list could not be read again; the older one is used.', error);
    return older;
  });
  return Promise.race([read, setTimeout(READING_TIMEOUT_MS, older, { ref: false })]);
}
