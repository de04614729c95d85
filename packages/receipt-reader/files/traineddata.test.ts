import { stripWordLists } from './traineddata';

/** A container whose parts are filled with their own index. */
function traineddata(parts: readonly (number | null)[], length = 5): Uint8Array {
  const table = 4 + 8 * parts.length;
  const count = parts.filter((part) => part !== null).length;
  const bytes = new Uint8Array(table + count * length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, parts.length, true);
  let end = table;
  for (const [index, part] of parts.entries()) {
    view.setBigInt64(4 + 8 * index, part === null ? -1n : BigInt(end), true);
    if (part === null) continue;
    bytes.fill(part, end, end + length);
    end += length;
  }
  return bytes;
}

const absent = (count: number): null[] => Array.from({ length: count }, () => null);
/** The parts in the package: 17 to 23. */
const model = [...absent(17), 17, 18, 19, 20, 21, 22, 23];

test('keeps the LSTM recogniser, its character set and its version in place', () => {
  expect(stripWordLists(traineddata(model))).toEqual(
    traineddata([...absent(17), 17, null, null, null, 21, 22, 23]),
  );
});

test('removes the parts of the legacy recogniser', () => {
  const old = [0, 1, 2, 3, ...absent(13), 17, ...absent(3), 21, 22, null];
  expect(stripWordLists(traineddata(old))).toEqual(
    traineddata([...absent(17), 17, ...absent(3), 21, 22, null]),
  );
});

test('keeps a model without word lists unchanged', () => {
  const stripped = stripWordLists(traineddata(model));
  expect(stripWordLists(stripped)).toEqual(stripped);
});

test('reads a model inside a larger buffer', () => {
  const file = traineddata(model);
  const buffer = new Uint8Array(file.length + 9);
  buffer.set(file, 3);
  expect(stripWordLists(buffer.subarray(3, 3 + file.length))).toEqual(stripWordLists(file));
});

test.each([
  ['nothing', new Uint8Array()],
  ['a few bytes', new Uint8Array([24, 0, 0])],
  ['compressed bytes', new Uint8Array([31, 139, 8, 0, 1, 2, 3, 4, 5, 6])],
  ['a truncated table', traineddata(model).subarray(0, 60)],
  ['a model with the legacy recogniser only', traineddata([0, 1, 2, 3, ...absent(20)])],
])('rejects %s', (_, bytes) => {
  expect(() => stripWordLists(bytes)).toThrow();
});
