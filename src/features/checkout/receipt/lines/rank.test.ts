import { candidates } from './rank';

const NAME = 'KAIN ROTI SDN BHD';
/** A line at a place, its letters 20 px high. */
const line = (left: number, top: number, width: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + 20,
});

test('lines of the shape of the name come first, others not at all', () => {
  const right = line(40, 100, 270);
  const wider = line(40, 200, 345);
  const short = line(40, 300, 80);
  const long = line(40, 400, 660);
  const found = candidates([long, short, wider, right], NAME);
  expect(found.map(({ lines }) => lines)).toEqual([[right], [wider]]);
});

test.each([
  ['at the left', line(40, 100, 150), line(40, 130, 120)],
  ['at the right', line(400, 100, 150), line(430, 130, 120)],
  ['in the middle', line(100, 100, 150), line(115, 130, 120)],
])('lines under each other that begin or end %s may be one name', (_, first, second) => {
  expect(candidates([first, second], NAME).map(({ lines }) => lines)).toContainEqual([
    first,
    second,
  ]);
});

test('three lines may be one name', () => {
  const lines = [line(40, 100, 90), line(40, 130, 80), line(40, 160, 60)];
  expect(candidates(lines, NAME).map((found) => found.lines)).toContainEqual(lines);
});

test.each([
  ['far apart', line(40, 100, 150), line(40, 190, 120)],
  ['of another height', line(40, 100, 150), { ...line(40, 130, 120), bottom: 170 }],
  ['aside', line(40, 100, 150), line(300, 130, 120)],
])('lines %s are not one name', (_, first, second) => {
  const joined = candidates([first, second], NAME).filter(({ lines }) => lines.length > 1);
  expect(joined).toEqual([]);
});
