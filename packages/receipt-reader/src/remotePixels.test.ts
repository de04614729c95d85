import type { PixelsRequest, PixelsResponse } from './pixels.worker';
import { startPixelWorker } from './remotePixels';

class FakeWorker extends EventTarget {
  readonly requests: PixelsRequest[] = [];
  constructor() {
    super();
    worker = this;
  }
  postMessage(request: PixelsRequest): void {
    this.requests.push(request);
  }
  /** Responds to the request at this position. */
  respond(at: number, response: { readonly value: unknown } | { readonly error: string }): void {
    const data: PixelsResponse = { id: this.requests[at]?.id ?? 0, ...response };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** The worker that was started. */
let worker: FakeWorker;
const picture = new Blob(['a picture']);

beforeEach(() => Object.assign(globalThis, { Worker: FakeWorker }));
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

test('each response, or error, settles its own call, in any order', async () => {
  const pixels = startPixelWorker();
  const opened = pixels.open(picture);
  const crop = pixels.crop({ left: 0, top: 0, right: 9, bottom: 9 }, { height: 30, width: 1 });
  const whole = pixels.whole();
  expect(worker.requests.map(({ name }) => name)).toEqual(['open', 'crop', 'whole']);
  worker.respond(1, { value: 'a line' });
  worker.respond(0, { error: 'It is no picture.' });
  worker.respond(2, { value: 'all of it' });
  await expect(opened).rejects.toThrow('It is no picture.');
  expect(await crop).toBe('a line');
  expect(await whole).toBe('all of it');
});

test('a broken worker rejects pending and later calls', async () => {
  const pixels = startPixelWorker();
  const calls = [pixels.open(picture), pixels.whole()];
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory' }));
  for (const call of [...calls, pixels.open(picture), pixels.failure])
    await expect(call).rejects.toThrow('Out of memory');
});
