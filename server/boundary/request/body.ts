import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ApiError } from '../apiError';

/** How slowly a body may arrive. */
export interface LeastSpeed {
  readonly windowMs: number;
  readonly bytesPerWindow: number;
}

/** 32 kbit/s: a slow mobile connection. Slower ones would keep a place for minutes. */
const LEAST_SPEED: LeastSpeed = { windowMs: 10_000, bytesPerWindow: 40 * 1024 };

const RETRY_AFTER_S = 5;

const tooSlow = () =>
  new ApiError(408, 'unavailable', ({ request }) => request.tooSlow, RETRY_AFTER_S);

/**
 * The chunks of a body as they arrive. Only the caller's time counts, not that of the reader.
 * @param signal ends the reading, also while no bytes arrive
 * @throws ApiError (408) when the body arrives too slowly; the error of the stream when the caller hangs up
 */
export async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  { windowMs, bytesPerWindow }: LeastSpeed = LEAST_SPEED,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let received = 0;
  let isWaiting = false;
  let endWaiting = (_reason: unknown) => {};
  const timer = setInterval(() => {
    if (isWaiting && received < bytesPerWindow) endWaiting(tooSlow());
    received = 0;
  }, windowMs);
  const onAbort = () => endWaiting(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  // A race with one long-lived promise would keep every chunk in memory.
  const read = () =>
    new Promise<Awaited<ReturnType<typeof reader.read>>>((resolve, reject) => {
      endWaiting = reject;
      reader.read().then(resolve, reject);
    });
  try {
    for (;;) {
      signal?.throwIfAborted();
      isWaiting = true;
      const { done, value } = await read();
      isWaiting = false;
      if (done) return;
      received += value.length;
      yield value;
    }
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', onAbort);
    // Lets nothing wait for bytes that nobody reads.
    reader.releaseLock();
  }
}

/**
 * A short body, once it has arrived.
 * @throws ApiError (408) when it takes longer than 10 seconds
 */
export async function inTime<Body>(c: Context, body: Promise<Body>): Promise<Body> {
  if (!hasUnreadBody(c)) return body;
  const timer = new AbortController();
  const late = wait(LEAST_SPEED.windowMs, undefined, { signal: timer.signal }).then(() =>
    Promise.reject(tooSlow()),
  );
  late.catch(() => undefined);
  try {
    return await Promise.race([body, late]);
  } finally {
    timer.abort();
  }
}

/** Whether a part of the body has not arrived. A request in this process has no bindings of the Node server. */
export function hasUnreadBody(c: Context): boolean {
  const bindings: Partial<HttpBindings> | undefined = c.env;
  return bindings?.incoming?.complete === false;
}
