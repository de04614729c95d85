import type { Box } from './lines/greyImage';
import type { OpenPicture } from './pixels.worker';
import { readReceipt, startWorkers, stopWorkers } from './readReceipt';
import { fakePage, type PageRow } from './testing/fakePage';

const mockStartPixelWorker = jest.fn();
jest.mock('./remotePixels', () => ({ startPixelWorker: () => mockStartPixelWorker() as unknown }));
const mockLoadRecognizer = jest.fn();
jest.mock('./recognizer', () => ({ loadRecognizer: () => mockLoadRecognizer() as unknown }));

const NAME = 'KAIN ROTI SDN BHD';
const file = new Blob(['a picture']);
const receipt: readonly PageRow[] = [{ 0: 'Paid to' }, { 0: NAME }, { 0: 'RM 97.00' }];
const otherReceipt: readonly PageRow[] = [{ 0: 'Paid to' }, { 0: 'AB CD' }, { 0: 'RM 97.00' }];

interface FakePicture {
  /** The texts of the picture, row by row. */
  readonly rows?: readonly PageRow[];
  /** The recognised text of the whole picture. */
  readonly wholeText?: string;
  /** Runs before each recognition returns. */
  readonly onRecognise?: () => void | Promise<void>;
  readonly open?: () => Promise<OpenPicture>;
}

/** Fakes workers that know the text of each line. @returns their log: what was read as a whole, and how they ended */
function fakeWorkers({ rows = [], wholeText = '', onRecognise, open }: FakePicture): string[] {
  const { lines, texts } = fakePage(rows);
  const calls: string[] = [];
  const crops = new Map<unknown, string>();
  mockStartPixelWorker.mockReturnValue({
    open: open ?? (async () => ({ lines, width: 600, height: 900, slope: 0 })),
    crop: async (line: Box) => {
      const crop = new Uint8Array();
      crops.set(crop, texts.get(line as never) ?? '');
      return crop;
    },
    whole: async () => new Uint8Array(),
    failure: new Promise(() => undefined),
    terminate: () => calls.push('pixels terminated'),
  });
  mockLoadRecognizer.mockResolvedValue({
    async read(picture: unknown, layout: string) {
      if (layout !== 'line') calls.push(layout);
      await onRecognise?.();
      return crops.get(picture) ?? wholeText;
    },
    terminate: async () => calls.push('recognizer terminated'),
  });
  return calls;
}
const TERMINATED = ['pixels terminated', 'recognizer terminated'];

const read = (options: Partial<Parameters<typeof readReceipt>[2]> = {}) =>
  readReceipt(file, NAME, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...options,
  });
/** Lets settled promises run their handlers. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => Object.assign(globalThis, { OffscreenCanvas: class {} }));
afterEach(() => {
  stopWorkers();
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  jest.clearAllMocks();
});

test('a receipt that names the receiver matches, with the region of the name', async () => {
  const calls = fakeWorkers({ rows: receipt });
  const { matches, region } = await read();
  expect(matches).toBe(true);
  // The second row begins at 34 of 900 px, and the region has a margin.
  expect(region?.top).toBeCloseTo(26 / 900);
  expect(region?.height).toBeCloseTo(36 / 900);
  expect(calls).toEqual([]);
});

test('a receipt for another receiver does not match, and is not read as a whole', async () => {
  const calls = fakeWorkers({ rows: otherReceipt, wholeText: NAME });
  expect(await read()).toEqual({ matches: false, region: null });
  expect(calls).not.toContain('sparse');
});

test('with very few lines, the picture is read as a whole', async () => {
  const calls = fakeWorkers({ rows: [{ 0: 'RM 97.00' }], wholeText: `Paid to ${NAME}` });
  expect(await read()).toEqual({ matches: true, region: null });
  expect(calls).toContain('sparse');
});

test('a picture read as a whole needs a label, since sparse recognition loses labels', async () => {
  fakeWorkers({ rows: [{ 0: 'RM 97.00' }], wholeText: `Tra\n${NAME}` });
  expect(await read()).toEqual({ matches: false, region: null });
});

test('without drawing in workers, the file is recognised as a page', async () => {
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  const calls = fakeWorkers({ wholeText: `Paid to\n${NAME}` });
  expect(await read()).toEqual({ matches: true, region: null });
  expect(calls).toEqual(['page']);
  expect(mockStartPixelWorker).not.toHaveBeenCalled();
});

test('progress starts at 0.15 with the opened picture and never decreases', async () => {
  fakeWorkers({ rows: otherReceipt });
  const fractions: number[] = [];
  await read({ onProgress: (done) => fractions.push(done) });
  expect(fractions[0]).toBe(0.15);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(Math.max(...fractions)).toBeLessThanOrEqual(1);
});

test('a reading uses the workers that were started early, and leaves them running', async () => {
  fakeWorkers({ rows: receipt });
  startWorkers();
  await read();
  await read();
  expect(mockStartPixelWorker).toHaveBeenCalledTimes(1);
  expect(mockLoadRecognizer).toHaveBeenCalledTimes(1);
});

test('workers that could not be loaded early are loaded again by the next reading', async () => {
  fakeWorkers({ rows: receipt });
  mockLoadRecognizer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  startWorkers();
  await settle();
  expect((await read()).matches).toBe(true);
});

test('a reading that fails rejects and terminates the workers, and the next one starts others', async () => {
  const calls = fakeWorkers({
    open: () => Promise.reject(new Error('The source image could not be decoded.')),
  });
  await expect(read()).rejects.toThrow('could not be decoded');
  await settle();
  expect(calls).toEqual(TERMINATED);
  fakeWorkers({ rows: receipt });
  expect((await read()).matches).toBe(true);
});

test('an aborted reading rejects at once, even if recognition never settles', async () => {
  const controller = new AbortController();
  const onRecognise = () => {
    controller.abort(new Error('aborted'));
    return new Promise<void>(() => {});
  };
  const calls = fakeWorkers({ rows: receipt, onRecognise });
  const reading = read({ signal: controller.signal });
  await expect(reading).rejects.toThrow('aborted');
  await settle();
  expect(calls).toEqual(TERMINATED);
});

test('a reading that was aborted before it began starts nothing', async () => {
  const signal = AbortSignal.abort(new Error('aborted'));
  await expect(read({ signal })).rejects.toThrow('aborted');
  expect(mockLoadRecognizer).not.toHaveBeenCalled();
});
