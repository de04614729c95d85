import { withoutWordLists } from './traineddata';

/** A container whose parts are bytes that say which part they are of. */
function container(parts: readonly (number | null)[], length = 5): Uint8Array {
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

const none = (count: number): null[] => Array.from({ length: count }, () => null);
/** As the package has it: 17 to 23. */
const model = [...none(17), 17, 18, 19, 20, 21, 22, 23];

test('keeps the recogniser of lines, its letters and its version, in their places', () => {
  expect(withoutWordLists(container(model))).toEqual(
    container([...none(17), 17, null, null, null, 21, 22, 23]),
  );
});

test('takes out what the older recogniser would need', () => {
  const old = [0, 1, 2, 3, ...none(13), 17, ...none(3), 21, 22, null];
  expect(withoutWordLists(container(old))).toEqual(
    container([...none(17), 17, ...none(3), 21, 22, null]),
  );
});

test('a model without word lists stays as it is', () => {
  const lean = withoutWordLists(container(model));
  expect(withoutWordLists(lean)).toEqual(lean);
});

test('parts of a file that lies within other bytes are found', () => {
  const whole = container(model);
  const within = new Uint8Array(whole.length + 9);
  within.set(whole, 3);
  expect(withoutWordLists(within.subarray(3, 3 + whole.length))).toEqual(withoutWordLists(whole));
});

test.each([
  ['nothing', new Uint8Array()],
  ['a few bytes', new Uint8Array([24, 0, 0])],
  ['packed bytes', new Uint8Array([31, 139, 8, 0, 1, 2, 3, 4, 5, 6])],
  ['a table that is cut off', container(model).subarray(0, 60)],
  ['a model of the older recogniser alone', container([0, 1, 2, 3, ...none(20)])],
])('%s is refused', (_, bytes) => {
  expect(() => withoutWordLists(bytes)).toThrow();
});
