import type { PixelsRequest, PixelsResponse } from './messages';
import { createPixels, type OpenPicture, type Pixels } from './pixels';

type PendingCall = {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
};
/** A request without its id. The conditional type distributes over the union. */
type RequestBody = PixelsRequest extends infer Kind
  ? Kind extends PixelsRequest
    ? Omit<Kind, 'id'>
    : never
  : never;

const canDrawInWorker = (): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** `Pixels` in a worker that can be started early and terminated. */
export interface RemotePixels extends Pixels {
  preload(): void;
  /** Rejects running calls and terminates the worker. The next call starts another one. */
  terminate(): void;
}

/** Runs `Pixels` in a worker where workers can draw, else in this thread. */
export function createRemotePixels(): RemotePixels {
  if (!canDrawInWorker()) {
    const pixels = createPixels();
    return { ...pixels, preload: () => undefined, terminate: () => pixels.close() };
  }
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let worker: Worker | null = null;

  const fail = (message: string) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  };

  const ensureWorker = (): Worker => {
    if (worker !== null) return worker;
    const own = new Worker(new URL('./pixels.worker.ts', import.meta.url));
    own.addEventListener('message', ({ data }: MessageEvent<PixelsResponse>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data.value as never);
    });
    own.addEventListener('error', ({ message }) => {
      // Ignore a worker that has been replaced.
      if (worker !== own) return;
      fail(message);
    });
    worker = own;
    return worker;
  };

  const request = <Value>(body: RequestBody): Promise<Value> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      ensureWorker().postMessage({ ...body, id: lastId });
    });

  return {
    open: (file) => request<OpenPicture>({ call: 'open', file }),
    crop: (line, letters) => request<Uint8Array>({ call: 'crop', line, letters }),
    whole: () => request<Uint8Array>({ call: 'whole' }),
    close: () => void (worker === null || request({ call: 'close' }).catch(() => undefined)),
    preload: () => void ensureWorker(),
    terminate: () => fail('The reading was cancelled.'),
  };
}
