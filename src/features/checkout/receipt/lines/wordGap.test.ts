import { maxWordGap } from './wordGap';

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
