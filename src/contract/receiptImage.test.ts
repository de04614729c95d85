import { contrastingGround, receiptSize } from './receiptImage';

test.each([
  ['a screenshot keeps its size', 1080, 2400, 1080, 2400],
  ['a long screenshot keeps its size', 1080, 11_000, 1080, 11_000],
  ['a photograph is scaled down', 8000, 6000, 4000, 3000],
  ['a very long screenshot stays readable', 1080, 20_000, 805, 14_907],
  ['even the longest', 1080, 46_000, 720, 30_667],
  ['a narrow one is not touched', 400, 60_000, 400, 60_000],
  ['a narrow one that no format takes', 100, 130_000, 50, 65_000],
  ['a flat one keeps its height', 50_000, 1, 50_000, 1],
])('%s', (_what, width, height, keptWidth, keptHeight) => {
  expect(receiptSize({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
});

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const NOTHING = [255, 255, 255, 0];

test.each([
  ['white text', [...WHITE, ...NOTHING, ...NOTHING], 'black'],
  ['black text', [...BLACK, ...NOTHING, ...NOTHING], 'white'],
  ['yellow text', [255, 220, 0, 255, ...NOTHING], 'black'],
  ['blue text', [20, 40, 200, 255, ...NOTHING], 'white'],
  ['nothing at all', NOTHING, 'white'],
  ['a light screenshot', WHITE, 'white'],
  ['one with a round corner', [...Array(60).fill(WHITE).flat(), ...NOTHING], 'white'],
] as const)('%s gets a background with contrast', (_what, pixels, ground) => {
  expect(contrastingGround(Uint8Array.from(pixels))).toBe(ground);
});
