import type { PixelsRequest, PixelsResponse } from './messages';
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
  respond(response: PixelsResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data: response }));
  }
}

/** A fake canvas whose pixels are all white. */
class WhiteCanvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    const getImageData = (_left: number, _top: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4).fill(255),
    });
    return { canvas: this, fillRect() {}, drawImage() {}, getImageData };
  }
}

const workerAt = (at: number): FakeWorker => {
  const found = workers[at];
  if (found === undefined) throw new Error(`No worker ${at} was started.`);
  return found;
};
const line = { left: 0, top: 0, right: 100, bottom: 20 };
const picture = new Blob(['a picture']);

beforeEach(() => {
  Object.assign(globalThis, { Worker: FakeWorker, OffscreenCanvas: class {} });
});
afterEach(() => {
  workers.length = 0;
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

test('each response resolves its own call, in any order', async () => {
  const pixels = createRemotePixels();
  const opened = pixels.open(picture);
  const crop = pixels.crop(line, { height: 30, width: 1 });
  expect(workerAt(0).requests.map(({ call }) => call)).toEqual(['open', 'crop']);
  const [open, second] = workerAt(0).requests.map(({ id }) => id);
  workerAt(0).respond({ id: second ?? 0, value: 'a line' });
  workerAt(0).respond({ id: open ?? 0, value: 'a picture' });
  expect(await opened).toBe('a picture');
  expect(await crop).toBe('a line');
  expect(workers).toHaveLength(1);
});

test('an error rejects its own call and no other', async () => {
  const pixels = createRemotePixels();
  const opened = pixels.open(picture);
  const whole = pixels.whole();
  const [open, second] = workerAt(0).requests.map(({ id }) => id);
  workerAt(0).respond({ id: open ?? 0, error: 'It is no picture.' });
  workerAt(0).respond({ id: second ?? 0, value: 'all of it' });
  await expect(opened).rejects.toThrow('It is no picture.');
  expect(await whole).toBe('all of it');
});

test('a broken worker rejects all pending calls, and the next picture gets a new worker', async () => {
  const pixels = createRemotePixels();
  const waiting = [pixels.open(picture), pixels.whole()];
  workerAt(0).dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }));
  for (const one of waiting) await expect(one).rejects.toThrow('Out of memory');
  const again = pixels.open(picture);
  workerAt(1).respond({ id: workerAt(1).requests[0]?.id ?? 0, value: 'a picture' });
  expect(await again).toBe('a picture');
});

test('terminating rejects running calls and terminates the worker', async () => {
  const pixels = createRemotePixels();
  const opened = pixels.open(picture);
  pixels.terminate();
  await expect(opened).rejects.toThrow('cancelled');
  expect(workerAt(0).isTerminated).toBe(true);
});

test('preloading starts the worker that opens the picture; closing starts none', () => {
  const pixels = createRemotePixels();
  pixels.close();
  expect(workers).toHaveLength(0);
  pixels.preload();
  void pixels.open(picture);
  expect(workers).toHaveLength(1);
});

test('an error of a terminated worker does not affect its successor', async () => {
  const pixels = createRemotePixels();
  pixels.preload();
  pixels.terminate();
  const opened = pixels.open(picture);
  workerAt(0).dispatchEvent(new ErrorEvent('error', { message: 'too late' }));
  workerAt(1).respond({ id: workerAt(1).requests[0]?.id ?? 0, value: 'a picture' });
  expect(await opened).toBe('a picture');
  pixels.preload();
  expect(workers).toHaveLength(2);
});

test('a worker that failed is terminated', async () => {
  const pixels = createRemotePixels();
  const opened = pixels.open(picture);
  workerAt(0).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  await expect(opened).rejects.toThrow('out of memory');
  expect(workerAt(0).isTerminated).toBe(true);
});

test('a browser whose workers cannot draw runs the same code in the page', async () => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  const pixels = createRemotePixels();
  pixels.preload();
  await expect(pixels.crop(line, { height: 30, width: 1 })).rejects.toThrow('No picture is open.');
  expect(workers).toHaveLength(0);
});

describe('in the page', () => {
  /** Resolve the decoding of pictures, in the order in which they were opened. */
  let decoding: ((bitmap: object) => void)[];

  beforeEach(() => {
    decoding = [];
    Reflect.deleteProperty(globalThis, 'Worker');
    const createImageBitmap = () => new Promise<object>((resolve) => decoding.push(resolve));
    Object.assign(globalThis, { createImageBitmap, OffscreenCanvas: WhiteCanvas });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

  /** Finishes decoding a picture. @returns the mock of its `close` */
  function decoded(at: number) {
    const close = jest.fn();
    decoding[at]?.({ width: 40, height: 20, close });
    return close;
  }

  test('a picture that was cancelled while decoding frees its memory', async () => {
    const pixels = createRemotePixels();
    const opened = pixels.open(picture);
    pixels.terminate();
    const close = decoded(0);
    await expect(opened).rejects.toThrow('cancelled');
    expect(close).toHaveBeenCalledTimes(1);
    await expect(pixels.whole()).rejects.toThrow('No picture is open.');
  });

  test('of two pictures the one opened last is open, whichever is decoded first', async () => {
    const pixels = createRemotePixels();
    const first = pixels.open(picture);
    const second = pixels.open(picture);
    const closeSecond = decoded(1);
    expect(await second).toMatchObject({ width: 40, height: 20 });
    const closeFirst = decoded(0);
    await expect(first).rejects.toThrow('cancelled');
    expect(closeFirst).toHaveBeenCalledTimes(1);
    expect(closeSecond).not.toHaveBeenCalled();
    expect(await pixels.whole()).toBeInstanceOf(Uint8Array);
  });
});
