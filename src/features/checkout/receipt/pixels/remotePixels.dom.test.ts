import type { Answer, Ask } from './messages';
import { createRemotePixels } from './remotePixels';

/** The threads that were started, and what each was asked. */
const threads: Thread[] = [];

class Thread extends EventTarget {
  readonly asked: Ask[] = [];
  isEnded = false;
  constructor() {
    super();
    threads.push(this);
  }
  postMessage(ask: Ask): void {
    this.asked.push(ask);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(said: Answer): void {
    this.dispatchEvent(new MessageEvent('message', { data: said }));
  }
}

/** A canvas on which everything is white. */
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

const thread = (at: number): Thread => {
  const found = threads[at];
  if (found === undefined) throw new Error(`No thread ${at} was started.`);
  return found;
};
const line = { left: 0, top: 0, right: 100, bottom: 20 };
const picture = new Blob(['a picture']);

beforeEach(() => {
  Object.assign(globalThis, { Worker: Thread, OffscreenCanvas: class {} });
});
afterEach(() => {
  threads.length = 0;
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

test('each answer reaches who asked, in whatever order they come', async () => {
  const pixels = createRemotePixels();
  const opened = pixels.open(picture);
  const cut = pixels.cut(line, { height: 30, width: 1 });
  expect(thread(0).asked.map(({ call }) => call)).toEqual(['open', 'cut']);
  const [open, second] = thread(0).asked.map(({ id }) => id);
  thread(0).answer({ id: second ?? 0, value: 'a line' });
  thread(0).answer({ id: open ?? 0, value: 'a picture' });
  expect(await opened).toBe('a picture');
  expect(await cut).toBe('a line');
  expect(threads).toHaveLength(1);
});

test('a problem fails what was asked and nothing else', async () => {
  const pixels = createRemotePixels();
  const opened = pixels.open(picture);
  const whole = pixels.whole();
  const [open, second] = thread(0).asked.map(({ id }) => id);
  thread(0).answer({ id: open ?? 0, problem: 'It is no picture.' });
  thread(0).answer({ id: second ?? 0, value: 'all of it' });
  await expect(opened).rejects.toThrow('It is no picture.');
  expect(await whole).toBe('all of it');
});

test('when the thread breaks, all that waits fails, and the next picture gets a new one', async () => {
  const pixels = createRemotePixels();
  const waiting = [pixels.open(picture), pixels.whole()];
  thread(0).dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }));
  for (const one of waiting) await expect(one).rejects.toThrow('Out of memory');
  const again = pixels.open(picture);
  thread(1).answer({ id: thread(1).asked[0]?.id ?? 0, value: 'a picture' });
  expect(await again).toBe('a picture');
});

test('what is ended fails, and the thread gives its memory back', async () => {
  const pixels = createRemotePixels();
  const opened = pixels.open(picture);
  pixels.end();
  await expect(opened).rejects.toThrow('ended');
  expect(thread(0).isEnded).toBe(true);
});

test('warming starts the thread that reads; closing starts none', () => {
  const pixels = createRemotePixels();
  pixels.close();
  expect(threads).toHaveLength(0);
  pixels.warm();
  void pixels.open(picture);
  expect(threads).toHaveLength(1);
});

test('what an ended thread still says does not reach its successor', async () => {
  const pixels = createRemotePixels();
  pixels.warm();
  pixels.end();
  const opened = pixels.open(picture);
  thread(0).dispatchEvent(new ErrorEvent('error', { message: 'too late' }));
  thread(1).answer({ id: thread(1).asked[0]?.id ?? 0, value: 'a picture' });
  expect(await opened).toBe('a picture');
  pixels.warm();
  expect(threads).toHaveLength(2);
});

test('a thread that failed is ended', async () => {
  const pixels = createRemotePixels();
  const opened = pixels.open(picture);
  thread(0).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  await expect(opened).rejects.toThrow('out of memory');
  expect(thread(0).isEnded).toBe(true);
});

test('a browser whose threads cannot draw has the pixels in the page', async () => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  const pixels = createRemotePixels();
  pixels.warm();
  await expect(pixels.cut(line, { height: 30, width: 1 })).rejects.toThrow('No picture is open.');
  expect(threads).toHaveLength(0);
});

describe('in the page', () => {
  /** End the decoding of pictures, in the order in which they were opened. */
  let decoding: ((bitmap: object) => void)[];

  beforeEach(() => {
    decoding = [];
    Reflect.deleteProperty(globalThis, 'Worker');
    const createImageBitmap = () => new Promise<object>((resolve) => decoding.push(resolve));
    Object.assign(globalThis, { createImageBitmap, OffscreenCanvas: WhiteCanvas });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

  /** The browser has decoded a picture. @returns tells when its memory is given back */
  function decoded(at: number) {
    const close = jest.fn();
    decoding[at]?.({ width: 40, height: 20, close });
    return close;
  }

  test('a picture that was ended while it was decoded gives its memory back', async () => {
    const pixels = createRemotePixels();
    const opened = pixels.open(picture);
    pixels.end();
    const close = decoded(0);
    await expect(opened).rejects.toThrow('ended');
    expect(close).toHaveBeenCalledTimes(1);
    await expect(pixels.whole()).rejects.toThrow('No picture is open.');
  });

  test('of two pictures the one that was opened last lies open, whichever is decoded first', async () => {
    const pixels = createRemotePixels();
    const first = pixels.open(picture);
    const second = pixels.open(picture);
    const closeSecond = decoded(1);
    expect(await second).toMatchObject({ width: 40, height: 20 });
    const closeFirst = decoded(0);
    await expect(first).rejects.toThrow('ended');
    expect(closeFirst).toHaveBeenCalledTimes(1);
    expect(closeSecond).not.toHaveBeenCalled();
    expect(await pixels.whole()).toBeInstanceOf(Uint8Array);
  });
});
