import type { Pixels, PixelsRequest, PixelsResponse } from './pixels.worker';

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export function startPixelWorker() {
  const worker = new Worker(new URL('./pixels.worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<PixelsResponse>) => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.value);
  });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });

  const call = <Name extends keyof Pixels>(name: Name) =>
    ((...args: readonly unknown[]) => {
      lastId += 1;
      worker.postMessage({ id: lastId, name, args } satisfies PixelsRequest);
      const response = new Promise((resolve, reject) => pending.set(lastId, { resolve, reject }));
      return Promise.race([response, failure]);
    }) as Pixels[Name];

  return {
    open: call('open'),
    crop: call('crop'),
    whole: call('whole'),
    /** Rejects when the worker cannot be loaded or breaks. */
    failure,
    /** Running calls never settle. */
    terminate: () => worker.terminate(),
  };
}
