import { cropLine } from './crop';
import type { GreyImage } from './greyImage';

const WIDTH = 200;
const line = { left: 40, top: 30, right: 160, bottom: 50 };

/** A picture with a sloping block of strokes in the middle. */
function picture(paper: number, ink: number, slope = 0): GreyImage {
  const data = new Uint8Array(WIDTH * 100).fill(paper);
  for (let x = line.left; x < line.right; x += 1) {
    if (x % 8 > 2) continue;
    const drop = Math.round(slope * (x - WIDTH / 2));
    for (let y = line.top; y < line.bottom; y += 1) data[(y + drop) * WIDTH + x] = ink;
  }
  return { data, width: WIDTH, height: 100 };
}

const shadesOf = ({ data }: GreyImage): readonly [number, number] => [
  Math.min(...data),
  Math.max(...data),
];

test.each([
  ['black on white', 255, 0],
  ['pale on white', 250, 215],
  ['light on dark', 20, 235],
  ['dim on dark', 20, 50],
])('%s becomes black on white', (_, paper, ink) => {
  const cut = cropLine(picture(paper, ink), line, 0, { height: 20, width: 1 });
  expect(shadesOf(cut)).toEqual([0, 255]);
  expect(cut.data[0]).toBe(255);
});

test.each([12, 20, 40])('letters become %d px high, with a margin', (height) => {
  const cut = cropLine(picture(255, 0), line, 0, { height, width: 1 });
  const rows = Array.from({ length: cut.height }, (_, y) =>
    cut.data.subarray(y * cut.width, (y + 1) * cut.width).some((shade) => shade < 128),
  );
  expect(Math.abs(rows.filter(Boolean).length - height)).toBeLessThanOrEqual(2);
  expect(rows[0]).toBe(false);
  expect(rows.at(-1)).toBe(false);
});

test('the margin is large above and below, and small at the ends', () => {
  const cut = cropLine(picture(255, 0), line, 0, { height: 20, width: 1 });
  const scale = 20 / (line.bottom - line.top);
  const atEnds = (cut.width - (line.right - line.left) * scale) / 2;
  expect(atEnds).toBeGreaterThan(0);
  expect(atEnds).toBeLessThan((cut.height - 20) / 4);
});

test('squeezed letters keep their height and are narrower', () => {
  const usual = cropLine(picture(255, 0), line, 0, { height: 20, width: 1 });
  const squeezed = cropLine(picture(255, 0), line, 0, { height: 20, width: 0.5 });
  expect(squeezed.height).toBe(usual.height);
  expect(Math.abs(squeezed.width - usual.width / 2)).toBeLessThanOrEqual(1);
  expect(shadesOf(squeezed).at(0)).toBeLessThan(10);
});

test('a sloping line becomes level', () => {
  const slope = 0.08;
  const dark = ({ data, width, height }: GreyImage, x: number) =>
    Array.from({ length: height }, (_, y) => y).filter((y) => (data[y * width + x] ?? 255) < 128);
  const cut = cropLine(picture(255, 0, slope), line, slope, { height: 20, width: 1 });
  const columns = Array.from({ length: cut.width }, (_, x) => dark(cut, x)).filter(
    (column) => column.length > 10,
  );
  const tops = columns.map((column) => column[0] ?? 0);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2);
});

test('a line at the edge of the picture is cropped', () => {
  const cut = cropLine(picture(255, 0), { left: 0, top: 0, right: WIDTH, bottom: 100 }, 0, {
    height: 30,
    width: 1,
  });
  expect(cut.data).toHaveLength(cut.width * cut.height);
});
