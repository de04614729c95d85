import type { Answer, Ask } from './messages';
import { createPixels, type OpenPicture, type Pixels } from './pixels';

type Waiting = {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
};
/** An ask without its number, of each kind. */
type Question = Ask extends infer Kind ? (Kind extends Ask ? Omit<Kind, 'id'> : never) : never;

const hasThread = (): boolean =>
  typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/** Pixels in a thread that can be started ahead and ended. */
export interface RemotePixels extends Pixels {
  warm(): void;
  /** Ends what goes on; the thread starts anew when it is needed. */
  end(): void;
}

/** The pixels in a thread of their own where there is one that can draw; else in this one. */
export function createRemotePixels(): RemotePixels {
  if (!hasThread()) {
    const pixels = createPixels();
    return { ...pixels, warm: () => undefined, end: () => pixels.close() };
  }
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let thread: Worker | null = null;

  const end = (problem: string) => {
    thread?.terminate();
    thread = null;
    for (const { reject } of waiting.values()) reject(new Error(problem));
    waiting.clear();
  };

  const started = (): Worker => {
    if (thread !== null) return thread;
    const own = new Worker(new URL('./pixels.worker.ts', import.meta.url));
    own.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('problem' in data) asked?.reject(new Error(data.problem));
      else asked?.resolve(data.value as never);
    });
    own.addEventListener('error', ({ message }) => {
      // One that was ended is nobody's concern.
      if (thread !== own) return;
      end(message);
    });
    thread = own;
    return thread;
  };

  const ask = <Value>(question: Question): Promise<Value> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      started().postMessage({ ...question, id: last });
    });

  return {
    open: (file) => ask<OpenPicture>({ call: 'open', file }),
    cut: (line, letters) => ask<Uint8Array>({ call: 'cut', line, letters }),
    whole: () => ask<Uint8Array>({ call: 'whole' }),
    close: () => void (thread === null || ask({ call: 'close' }).catch(() => undefined)),
    warm: () => void started(),
    end: () => end('The reading was ended.'),
  };
}
