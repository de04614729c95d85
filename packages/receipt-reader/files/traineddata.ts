/**
 * Parts of a `.traineddata` file by their index in Tesseract's table: the parts of the LSTM line recogniser and the
 * version.
 */
const LSTM = 17;
const LSTM_UNICHARSET = 21;
const LSTM_RECODER = 22;
const VERSION = 23;

/**
 * The parts for recognition. All others are lists of words and number patterns, which bias names towards known words.
 */
const NEEDED_PARTS: ReadonlySet<number> = new Set([LSTM, LSTM_UNICHARSET, LSTM_RECODER, VERSION]);

const COUNT_BYTES = 4;
const OFFSET_BYTES = 8;
const ABSENT = -1n;
const MAX_PARTS = 64;

/**
 * Removes the word lists of a model. The container has the number of parts (32 bits), an offset for each (64 bits, -1
 * if absent), and the parts in table order; all little-endian.
 * @param model bytes of an uncompressed `.traineddata` file
 * @returns a file in the same format with the needed parts only
 * @throws Error when the bytes are not such a file or lack the LSTM recogniser
 */
export function stripWordLists(model: Uint8Array): Uint8Array {
  const parts = partsOf(model);
  for (const needed of [LSTM, LSTM_UNICHARSET, LSTM_RECODER]) {
    if (parts[needed] === undefined) throw new Error(`The model has no part ${needed}.`);
  }
  const neededParts = parts.map((part, index) => (NEEDED_PARTS.has(index) ? part : undefined));
  const tableBytes = COUNT_BYTES + OFFSET_BYTES * neededParts.length;
  const size = neededParts.reduce((sum, part) => sum + (part?.length ?? 0), tableBytes);
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  view.setUint32(0, neededParts.length, true);
  let end = tableBytes;
  for (const [index, part] of neededParts.entries()) {
    view.setBigInt64(COUNT_BYTES + OFFSET_BYTES * index, part ? BigInt(end) : ABSENT, true);
    if (part === undefined) continue;
    out.set(part, end);
    end += part.length;
  }
  return out;
}

/** The parts by their index; undefined if absent. */
function partsOf(model: Uint8Array): readonly (Uint8Array | undefined)[] {
  const view = new DataView(model.buffer, model.byteOffset, model.byteLength);
  const count = model.length < COUNT_BYTES ? 0 : view.getUint32(0, true);
  if (count === 0 || count > MAX_PARTS || model.length < COUNT_BYTES + OFFSET_BYTES * count) {
    throw new Error('This is not a .traineddata file.');
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
