import type { Box } from './lines/grey';
import type { OpenPicture } from './pixels/pixels';
import type { ReceiptReader } from './reader';
import { readReceipt } from './readReceipt';
import { type PageRow, pageOf } from './testing/page';

const NAME = 'KAIN ROTI SDN BHD';
const file = new Blob(['a picture']);
const receipt: readonly PageRow[] = [{ 0: 'Paid to' }, { 0: NAME }, { 0: 'RM 97.00' }];
const otherReceipt: readonly PageRow[] = [{ 0: 'Paid to' }, { 0: 'AB CD' }, { 0: 'RM 97.00' }];

interface Given {
  /** What stands in the picture line by line. */
  readonly rows?: readonly PageRow[];
  /** What recognition says about the picture as a whole. */
  readonly says?: string;
  /** What recognition does before it says what a line says. */
  readonly meanwhile?: () => void | Promise<void>;
  readonly open?: () => Promise<OpenPicture>;
}

/** A reader whose recognition knows what stands on each line; it notes what it is asked for. */
function readerOf({ rows = [], says = '', meanwhile, open }: Given) {
  const { lines, texts } = pageOf(rows);
  const asked: string[] = [];
  const cuts = new Map<unknown, string>();
  const reader = {
    pixels: {
      open: open ?? (async () => ({ lines, width: 600, height: 900, slope: 0 })),
      cut: async (line: Box) => {
        const cut = new Uint8Array();
        cuts.set(cut, texts.get(line as never) ?? '');
        return cut;
      },
      whole: async () => new Uint8Array(),
      close: () => asked.push('close'),
      warm: () => undefined,
      end: () => undefined,
    },
    recognizer: {
      warm: () => undefined,
      async read(picture, layout) {
        if (layout !== 'line') asked.push(layout);
        await meanwhile?.();
        return cuts.get(picture) ?? says;
      },
      dispose: () => undefined,
    },
    warm: () => asked.push('warm'),
    dispose: () => asked.push('dispose'),
  } satisfies ReceiptReader;
  return { reader, asked };
}

const options = { signal: new AbortController().signal, onProgress: () => undefined };

test('a receipt that names the receiver matches, and it is known where', async () => {
  const { reader, asked } = readerOf({ rows: receipt });
  const { matches, region } = await readReceipt(reader, file, NAME, options);
  expect(matches).toBe(true);
  // The second row of letters begins 34 px down of 900, with air around it.
  expect(region?.top).toBeCloseTo(26 / 900);
  expect(region?.height).toBeCloseTo(36 / 900);
  expect(asked).toEqual(['warm', 'close']);
});

test('the label is cut while the name is recognised, and once', async () => {
  const order: string[] = [];
  const { reader } = readerOf({
    rows: receipt,
    meanwhile: async () => {
      order.push('recognising');
      await new Promise((resolve) => setTimeout(resolve));
      order.push('recognised');
    },
  });
  const { cut } = reader.pixels;
  reader.pixels.cut = async (line) => {
    order.push('cut');
    return cut(line);
  };
  expect((await readReceipt(reader, file, NAME, options)).matches).toBe(true);
  expect(order.slice(0, 4)).toEqual(['cut', 'recognising', 'cut', 'recognised']);
  expect(order.filter((done) => done === 'cut')).toHaveLength(
    order.filter((done) => done === 'recognised').length,
  );
});

test('the next candidate is cut while one is recognised that turns out to be another name', async () => {
  const other = 'KAIL ROTA SDN BHD';
  const done: string[] = [];
  const { reader } = readerOf({
    rows: [{ 400: other }, { 400: 'Maybank' }, { 0: 'Paid to', 400: NAME }],
    meanwhile: async () => {
      await new Promise((resolve) => setTimeout(resolve));
      done.push('recognised');
    },
  });
  const { cut } = reader.pixels;
  reader.pixels.cut = async (line) => {
    done.push(`cut ${line.left}, ${line.top}`);
    return cut(line);
  };
  expect((await readReceipt(reader, file, NAME, options)).matches).toBe(true);
  const cuts = done.slice(0, done.indexOf('recognised'));
  expect(cuts).toEqual(['cut 400, 0', 'cut 400, 68']);
});

test('a receipt for someone else does not match, and is not read as a whole', async () => {
  const { reader, asked } = readerOf({ rows: otherReceipt, says: NAME });
  expect(await readReceipt(reader, file, NAME, options)).toEqual({ matches: false, region: null });
  expect(asked).not.toContain('sparse');
});

test('where hardly a line is found, the picture is read as a whole', async () => {
  const { reader, asked } = readerOf({ rows: [{ 0: 'RM 97.00' }], says: `Paid to ${NAME}` });
  expect(await readReceipt(reader, file, NAME, options)).toEqual({ matches: true, region: null });
  expect(asked).toContain('sparse');
});

test('there the name alone is not enough: labels are easily lost', async () => {
  const { reader } = readerOf({ rows: [{ 0: 'RM 97.00' }], says: `Tra\n${NAME}` });
  expect(await readReceipt(reader, file, NAME, options)).toEqual({ matches: false, region: null });
});

test('a browser that decodes no pictures for scripts leaves all to the recognition', async () => {
  const { reader, asked } = readerOf({ says: `Paid to\n${NAME}` });
  const bare: ReceiptReader = { ...reader, pixels: null };
  expect(await readReceipt(bare, file, NAME, options)).toEqual({ matches: true, region: null });
  expect(asked).toEqual(['page']);
});

test('progress only grows, from the opened picture on', async () => {
  const { reader } = readerOf({ rows: otherReceipt });
  const told: number[] = [];
  await readReceipt(reader, file, NAME, { ...options, onProgress: (done) => told.push(done) });
  expect(told[0]).toBe(0.15);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(Math.max(...told)).toBeLessThanOrEqual(1);
});

test('what is no picture is refused, and nothing stays open', async () => {
  const open = () => Promise.reject(new Error('The source image could not be decoded.'));
  const { reader, asked } = readerOf({ open });
  await expect(readReceipt(reader, file, NAME, options)).rejects.toThrow('could not be decoded');
  expect(asked).toContain('close');
});

test('a reading that is left ends at once, though recognition never answers', async () => {
  const leaving = new AbortController();
  const meanwhile = () => {
    leaving.abort(new Error('left'));
    return new Promise<void>(() => {});
  };
  const { reader, asked } = readerOf({ rows: receipt, meanwhile });
  const reading = readReceipt(reader, file, NAME, { ...options, signal: leaving.signal });
  await expect(reading).rejects.toThrow('left');
  expect(asked).toEqual(['warm', 'dispose', 'close']);
});

test('a reading that was left before it began opens nothing', async () => {
  const open = jest.fn<Promise<OpenPicture>, []>();
  const { reader } = readerOf({ open });
  const signal = AbortSignal.abort(new Error('left'));
  await expect(readReceipt(reader, file, NAME, { ...options, signal })).rejects.toThrow('left');
  expect(open).not.toHaveBeenCalled();
});
