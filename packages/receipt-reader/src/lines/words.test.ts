import { createGreyImage } from './greyImage';
import { glyphMask, maxWordGap, splitWords } from './words';

/** A line 20 px high: 1 is a stroke, 0 a space; `stroke` and `gap` are widths, px. */
function line(strokes: readonly (0 | 1)[], stroke: number, gap = 4) {
  const grey = createGreyImage(strokes.length * (stroke + gap), 40);
  grey.data.fill(240);
  for (const [at, isPrint] of strokes.entries()) {
    if (isPrint === 0) continue;
    const left = at * (stroke + gap);
    for (let y = 10; y < 30; y += 1)
      grey.data.fill(20, y * grey.width + left, y * grey.width + left + stroke);
  }
  return { grey, box: { left: 0, top: 10, right: grey.width - gap, bottom: 30 } };
}

test.each([
  ['thin', 3],
  ['so bold that they cover most of the line', 12],
])('words are separated by their spaces where letters are %s', (_, stroke) => {
  const { grey, box } = line([1, 1, 1, 0, 1, 1, 0, 1, 1, 1], stroke);
  expect(splitWords(glyphMask(grey, box))).toHaveLength(3);
});

test('widely spaced letters are one word', () => {
  const { grey, box } = line([1, 1, 1], 10, 6);
  expect(splitWords(glyphMask(grey, box))).toHaveLength(1);
});

test('compression artefacts around letters do not belong to the line', () => {
  const { grey, box } = line([1, 1, 1], 6);
  for (const y of [7, 8, 9, 30, 31, 32]) {
    for (let x = 0; x < grey.width; x += 2) grey.data[y * grey.width + x] = 210;
  }
  expect(glyphMask(grey, { ...box, top: 7, bottom: 33 }).box).toEqual(box);
});

/** Rows of two words each, 20 px high, with these gaps, px. */
function words(gaps: readonly number[], width = 80) {
  return gaps.flatMap((gap, row) => {
    const top = row * 50;
    return [
      { left: 40, top, right: 40 + width, bottom: top + 20 },
      { left: 40 + width + gap, top, right: 40 + 2 * width + gap, bottom: top + 20 },
    ];
  });
}

const usual = maxWordGap([]);

test('words in proportional type have small gaps', () => {
  expect(usual).toBeLessThan(1);
  expect(maxWordGap(words([7, 8, 8, 9, 9, 10, 10, 11, 12]))).toBe(usual);
});

test('words in monospaced type have gaps as wide as a letter', () => {
  const gap = maxWordGap(words([14, 15, 16, 17, 17, 17, 18, 19, 20]));
  expect(gap * 20).toBeGreaterThan(20);
  expect(gap * 20).toBeLessThan(30);
});

test.each([
  ['too few gaps', words([17, 17, 17])],
  ['columns', words([200, 210, 220, 230, 240, 250, 260, 270, 280])],
  [
    'words below each other',
    Array.from({ length: 9 }, (_, at) => ({
      left: 40,
      top: at * 30,
      right: 120,
      bottom: at * 30 + 20,
    })),
  ],
])('%s do not identify monospaced type', (_, boxes) => {
  expect(maxWordGap(boxes)).toBe(usual);
});
