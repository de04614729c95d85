import type { Box } from './lines/greyImage';
import type { OpenPicture } from './pixels.worker';
import { type ReceiptReader, readReceipt } from './readReceipt';
import { fakePage, type PageRow } from './testing/fakePage';

const NAME = 'KAIN ROTI SDN BHD';
const file = new Blob(['a picture']);
const receipt: readonly PageRow[] = [{ 0: 'Paid to' }, { 0: NAME }, { 0: 'RM 97.00' }];
const otherReceipt: readonly PageRow[] = [{ 0: 'Paid to' }, { 0: 'AB CD' }, { 0: 'RM 97.00' }];

interface FakeReader {
  /** The texts of the picture, row by row. */
  readonly rows?: readonly PageRow[];
  /** The recognised text of the whole picture. */
  readonly wholeText?: string;
  /** Runs before each recognition returns. */
  readonly onRecognise?: () => void | Promise<void>;
  readonly open?: () => Promise<OpenPicture>;
}

/** A fake reader that knows the text of each line and logs its calls. */
function fakeReader({ rows = [], wholeText = '', onRecognise, open }: FakeReader) {
  const { lines, texts } = fakePage(rows);
  const calls: string[] = [];
  const crops = new Map<unknown, string>();
  const reader = {
    pixels: {
      open: open ?? (async () => ({ lines, width: 600, height: 900, slope: 0 })),
      crop: async (line: Box) => {
        const crop = new Uint8Array();
        crops.set(crop, texts.get(line as never) ?? '');
        return crop;
      },
      whole: async () => new Uint8Array(),
      preload: () => undefined,
      terminate: () => undefined,
    },
    recognizer: {
      preload: () => undefined,
      async read(picture, layout) {
        if (layout !== 'line') calls.push(layout);
        await onRecognise?.();
        return crops.get(picture) ?? wholeText;
      },
      dispose: () => undefined,
    },
    preload: () => calls.push('warm'),
    dispose: () => calls.push('dispose'),
  } satisfies ReceiptReader;
  return { reader, calls };
}

const options = { signal: new AbortController().signal, onProgress: () => undefined };

test('a receipt that names the receiver matches, with the region of the name', async () => {
  const { reader, calls } = fakeReader({ rows: receipt });
  const { matches, region } = await readReceipt(reader, file, NAME, options);
  expect(matches).toBe(true);
  // The second row begins at 34 of 900 px, and the region has a margin.
  expect(region?.top).toBeCloseTo(26 / 900);
  expect(region?.height).toBeCloseTo(36 / 900);
  expect(calls).toEqual(['warm']);
});

test('a receipt for another receiver does not match, and is not read as a whole', async () => {
  const { reader, calls } = fakeReader({ rows: otherReceipt, wholeText: NAME });
  expect(await readReceipt(reader, file, NAME, options)).toEqual({ matches: false, region: null });
  expect(calls).not.toContain('sparse');
});

test('with very few lines, the picture is read as a whole', async () => {
  const { reader, calls } = fakeReader({ rows: [{ 0: 'RM 97.00' }], wholeText: `Paid to ${NAME}` });
  expect(await readReceipt(reader, file, NAME, options)).toEqual({ matches: true, region: null });
  expect(calls).toContain('sparse');
});

test('a picture read as a whole needs a label, since sparse recognition loses labels', async () => {
  const { reader } = fakeReader({ rows: [{ 0: 'RM 97.00' }], wholeText: `Tra\n${NAME}` });
  expect(await readReceipt(reader, file, NAME, options)).toEqual({ matches: false, region: null });
});

test('without decoding for scripts, the file is recognised as a page', async () => {
  const { reader, calls } = fakeReader({ wholeText: `Paid to\n${NAME}` });
  const bare: ReceiptReader = { ...reader, pixels: null };
  expect(await readReceipt(bare, file, NAME, options)).toEqual({ matches: true, region: null });
  expect(calls).toEqual(['page']);
});

test('progress starts at 0.15 with the opened picture and never decreases', async () => {
  const { reader } = fakeReader({ rows: otherReceipt });
  const fractions: number[] = [];
  await readReceipt(reader, file, NAME, { ...options, onProgress: (done) => fractions.push(done) });
  expect(fractions[0]).toBe(0.15);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(Math.max(...fractions)).toBeLessThanOrEqual(1);
});

test('a file that is not a picture is rejected', async () => {
  const open = () => Promise.reject(new Error('The source image could not be decoded.'));
  const { reader } = fakeReader({ open });
  await expect(readReceipt(reader, file, NAME, options)).rejects.toThrow('could not be decoded');
});

test('an aborted reading rejects at once, even if recognition never settles', async () => {
  const controller = new AbortController();
  const onRecognise = () => {
    controller.abort(new Error('aborted'));
    return new Promise<void>(() => {});
  };
  const { reader, calls } = fakeReader({ rows: receipt, onRecognise });
  const reading = readReceipt(reader, file, NAME, { ...options, signal: controller.signal });
  await expect(reading).rejects.toThrow('aborted');
  expect(calls).toEqual(['warm', 'dispose']);
});

test('a reading that was aborted before it began opens nothing', async () => {
  const open = jest.fn<Promise<OpenPicture>, []>();
  const { reader } = fakeReader({ open });
  const signal = AbortSignal.abort(new Error('aborted'));
  await expect(readReceipt(reader, file, NAME, { ...options, signal })).rejects.toThrow('aborted');
  expect(open).not.toHaveBeenCalled();
});
