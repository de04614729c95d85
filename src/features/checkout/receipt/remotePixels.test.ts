import type { PixelsRequest, PixelsResponse } from './pixels.worker';
import { createRemotePixels } from './remotePixels';

/** The workers that were started. */
const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly requests: PixelsRequest[] = [];
  isTerminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(request: PixelsRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  /** Responds to the request at this position. */
  respond(at: number, response: { readonly value: unknown } | { readonly error: string }): void {
    const data: PixelsResponse = { id: this.requests[at]?.id ?? 0, ...response };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const workerAt = (at: number): FakeWorker => {
  const found = workers[at];
  if (found === undefined) throw new Error(`No worker ${at} was started.`);
  return found;
};
const picture = new Blob(['a picture']);

beforeEach(() => {
  workers.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

test('each response, or error, settles its own call, in any order', async () => {
  const pixels = createRemotePixels();
  pixels.preload();
  const opened = pixels.open(picture);
  const crop = pixels.crop({ left: 0, top: 0, right: 9, bottom: 9 }, { height: 30, width: 1 });
  const whole = pixels.whole();
  expect(workerAt(0).requests.map(({ name }) => name)).toEqual(['open', 'crop', 'whole']);
  workerAt(0).respond(1, { value: 'a line' });
  workerAt(0).respond(0, { error: 'It is no picture.' });
  workerAt(0).respond(2, { value: 'all of it' });
  await expect(opened).rejects.toThrow('It is no picture.');
  expect(await crop).toBe('a line');
  expect(await whole).toBe('all of it');
  expect(workers).toHaveLength(1);
});

test.each([
  [
    'broken',
    'Out of memory',
    () =>
      workerAt(0).dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory' })),
  ],
  ['terminated', 'cancelled', (pixels: { terminate(): void }) => pixels.terminate()],
])(
  'a %s worker rejects all pending calls, and the next picture gets a new worker',
  async (_, message, end) => {
    const pixels = createRemotePixels();
    const waiting = [pixels.open(picture), pixels.whole()];
    end(pixels);
    for (const one of waiting) await expect(one).rejects.toThrow(message);
    expect(workerAt(0).isTerminated).toBe(true);
    const again = pixels.open(picture);
    workerAt(1).respond(0, { value: 'a picture' });
    expect(await again).toBe('a picture');
  },
);
