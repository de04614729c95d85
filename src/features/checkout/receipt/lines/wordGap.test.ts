import { wordGapOf } from './wordGap';

/** Rows of words, letters 20 px high, so far apart, px. */
function words(gaps: readonly number[], width = 80) {
  return gaps.flatMap((gap, row) => {
    const top = row * 50;
    return [
      { left: 40, top, right: 40 + width, bottom: top + 20 },
      { left: 40 + width + gap, top, right: 40 + 2 * width + gap, bottom: top + 20 },
    ];
  });
}

const usual = wordGapOf([]);

test('words of the usual faces lie near to each other', () => {
  expect(usual).toBeLessThan(1);
  expect(wordGapOf(words([7, 8, 8, 9, 9, 10, 10, 11, 12]))).toBe(usual);
});

test('in a typewriter’s face they lie as far apart as a letter is wide', () => {
  const gap = wordGapOf(words([14, 15, 16, 17, 17, 17, 18, 19, 20]));
  expect(gap * 20).toBeGreaterThan(20);
  expect(gap * 20).toBeLessThan(30);
});

test.each([
  ['a few gaps tell of no face', words([17, 17, 17])],
  ['nor do columns', words([200, 210, 220, 230, 240, 250, 260, 270, 280])],
  [
    'nor what stands under each other',
    Array.from({ length: 9 }, (_, at) => ({
      left: 40,
      top: at * 30,
      right: 120,
      bottom: at * 30 + 20,
    })),
  ],
])('%s', (_, boxes) => {
  expect(wordGapOf(boxes)).toBe(usual);
});
