import type { Pixels, PixelsRequest, PixelsResponse } from './pixels.worker';

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The pixel worker's functions. The worker can be started early and terminated. */
export function createRemotePixels() {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let worker: Worker | null = null;

  const fail = (message: string) => {
    worker?.terminate();
    worker = null;
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  };

  const start = (): Worker => {
    if (worker !== null) return worker;
    worker = new Worker(new URL('./pixels.worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<PixelsResponse>) => {
      const call = pending.get(data.id);
      pending.delete(data.id);
      if ('error' in data) call?.reject(new Error(data.error));
      else call?.resolve(data.value);
    });
    worker.addEventListener('error', ({ message }) => fail(message));
    return worker;
  };

  const call = <Name extends keyof Pixels>(name: Name) =>
    ((...args: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        start().postMessage({ id: lastId, name, args } satisfies PixelsRequest);
      })) as Pixels[Name];

  return {
    open: call('open'),
    crop: call('crop'),
    whole: call('whole'),
    preload: () => void start(),
    /** Rejects running calls and terminates the worker. The next call starts another one. */
    terminate: () => fail('The reading was cancelled.'),
  };
}
