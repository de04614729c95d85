import { rankCandidates } from './rank';

const NAME = 'KAIN ROTI SDN BHD';
/** A line with a text, 20 px high; `face` is the width of a letter, px. */
function line(left: number, top: number, text: string, face = 15) {
  const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }): [number, number] => [
    left + index * face,
    left + (index + word.length) * face,
  ]);
  return { left, top, right: left + text.length * face, bottom: top + 20, words };
}

test('lines with the shape of the name rank first, and other lines are left out', () => {
  const right = line(40, 100, 'KAIN ROTI SDN BHD');
  const wide = line(40, 200, 'KAIN ROTI SDN BHD', 21);
  const others = ['To', 'DuitNow QR', '21 Nov 2026, 11:42 AM', 'KEPADA AKAUN SEMASA SYARIKAT ITU'];
  const found = rankCandidates(
    [...others.map((text, at) => line(40, 300 + at * 90, text)), wide, right],
    NAME,
  );
  expect(found.map(({ lines }) => lines)).toEqual([[right], [wide]]);
});

test.each([
  ['without its spaces', 'KAINROTI SDN BHD'],
  ['after other words', 'Transfer to KAIN ROTI SDN BHD'],
  ['before other words', 'KAIN ROTI SDN BHD has received it'],
])('the name %s may be in a line', (_, text) => {
  expect(rankCandidates([line(40, 100, text)], NAME)).toHaveLength(1);
});

test('widely spaced words, detected as separate lines, may be one name', () => {
  const words = [line(40, 100, 'KAIN'), line(120, 100, 'ROTI'), line(200, 100, 'SDN BHD')];
  const [found] = rankCandidates(words, NAME);
  expect(found?.lines).toMatchObject([{ left: 40, right: 305 }]);
});

test.each([
  ['aligned left', line(40, 100, 'KAIN ROTI'), line(40, 130, 'SDN BHD')],
  ['aligned right', line(400, 100, 'KAIN ROTI'), line(430, 130, 'SDN BHD')],
  ['centred', line(100, 100, 'KAIN ROTI'), line(115, 130, 'SDN BHD')],
])('lines under each other that begin or end %s may be one name', (_, first, second) => {
  expect(rankCandidates([first, second], NAME).map(({ lines }) => lines)).toContainEqual([
    first,
    second,
  ]);
});

test('three lines may be one name', () => {
  const lines = [line(40, 100, 'KAIN'), line(40, 130, 'ROTI SDN'), line(40, 160, 'BHD')];
  expect(rankCandidates(lines, NAME).map((found) => found.lines)).toContainEqual(lines);
});

test('a name that wraps within a sentence may be in two of its lines', () => {
  const lines = [line(40, 100, 'RM 97.00 to KAIN ROTI'), line(40, 130, 'SDN BHD on 21 Nov')];
  expect(rankCandidates(lines, NAME).map((found) => found.lines)).toContainEqual(lines);
});

test.each([
  ['far apart', line(40, 100, 'KAIN ROTI'), line(40, 190, 'SDN BHD')],
  ['of different height', line(40, 100, 'KAIN ROTI'), { ...line(40, 130, 'SDN BHD'), bottom: 170 }],
  ['aside', line(40, 100, 'KAIN ROTI'), line(300, 130, 'SDN BHD')],
])('lines %s are not one name', (_, first, second) => {
  const joined = rankCandidates([first, second], NAME).filter(({ lines }) => lines.length > 1);
  expect(joined).toEqual([]);
});
