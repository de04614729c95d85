/**
 * Parts of a `.traineddata` file by their place in its table, as Tesseract numbers them: what the recogniser of lines
 * (LSTM) needs to read, and the words that say how it was made.
 */
const LSTM = 17;
const LSTM_UNICHARSET = 21;
const LSTM_RECODER = 22;
const VERSION = 23;

/** What reads letters. The rest are lists of words and of patterns for numbers, which pull names towards known words. */
const READING: ReadonlySet<number> = new Set([LSTM, LSTM_UNICHARSET, LSTM_RECODER, VERSION]);

const COUNT_BYTES = 4;
const OFFSET_BYTES = 8;
const ABSENT = -1n;
const MOST_PARTS = 64;

/**
 * A model without its word lists. The container is a number of parts (32 bits), an offset for each (64 bits, -1 where
 * there is none), and the parts in the order of the table; all little-endian.
 * @param model bytes of a `.traineddata` file, unpacked
 * @returns a file of the same form with the parts that reading needs
 * @throws Error when the bytes are no such file, or the recogniser of lines is not in it
 */
export function withoutWordLists(model: Uint8Array): Uint8Array {
  const parts = partsOf(model);
  for (const needed of [LSTM, LSTM_UNICHARSET, LSTM_RECODER]) {
    if (parts[needed] === undefined) throw new Error(`The model has no part ${needed}.`);
  }
  const kept = parts.map((part, index) => (READING.has(index) ? part : undefined));
  const tableBytes = COUNT_BYTES + OFFSET_BYTES * kept.length;
  const size = kept.reduce((sum, part) => sum + (part?.length ?? 0), tableBytes);
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  view.setUint32(0, kept.length, true);
  let end = tableBytes;
  for (const [index, part] of kept.entries()) {
    view.setBigInt64(COUNT_BYTES + OFFSET_BYTES * index, part ? BigInt(end) : ABSENT, true);
    if (part === undefined) continue;
    out.set(part, end);
    end += part.length;
  }
  return out;
}

/** The parts by their place in the table; undefined where there is none. */
function partsOf(model: Uint8Array): readonly (Uint8Array | undefined)[] {
  const view = new DataView(model.buffer, model.byteOffset, model.byteLength);
  const count = model.length < COUNT_BYTES ? 0 : view.getUint32(0, true);
  if (count === 0 || count > MOST_PARTS || model.length < COUNT_BYTES + OFFSET_BYTES * count) {
    throw new Error('This is no .traineddata file.');
  }
  const offsets = Array.from({ length: count }, (_, index) =>
    Number(view.getBigInt64(COUNT_BYTES + OFFSET_BYTES * index, true)),
  );
  const starts = [...offsets.filter((offset) => offset >= 0), model.length].sort((a, b) => a - b);
  return offsets.map((offset) => {
    if (offset < 0) return undefined;
    return model.subarray(offset, starts.find((start) => start > offset) ?? model.length);
  });
}
