import { contrastingGround, receiptSize } from './receiptImage';

test.each([
  ['a screenshot keeps its size', 1080, 2400, 1080, 2400],
  ['a long screenshot keeps its size', 1080, 11_000, 1080, 11_000],
  ['a photograph is scaled down', 8000, 6000, 4000, 3000],
  ['a very long screenshot stays readable', 1080, 20_000, 805, 14_907],
  ['the longest screenshot is scaled down', 1080, 46_000, 720, 30_667],
  ['a narrow picture keeps its size', 400, 60_000, 400, 60_000],
  ['a narrow picture longer than a JPEG may be is scaled down', 100, 130_000, 50, 65_000],
  ['a flat picture keeps its height', 50_000, 1, 50_000, 1],
])('%s', (_what, width, height, storedWidth, storedHeight) => {
  expect(receiptSize({ width, height })).toEqual({ width: storedWidth, height: storedHeight });
});

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const NOTHING = [255, 255, 255, 0];

test.each([
  ['white text', [...WHITE, ...NOTHING, ...NOTHING], 'black'],
  ['black text', [...BLACK, ...NOTHING, ...NOTHING], 'white'],
  ['yellow text', [255, 220, 0, 255, ...NOTHING], 'black'],
  ['blue text', [20, 40, 200, 255, ...NOTHING], 'white'],
  ['an empty picture', NOTHING, 'white'],
  ['a light screenshot', WHITE, 'white'],
  ['a screenshot with round corners', [...Array(60).fill(WHITE).flat(), ...NOTHING], 'white'],
] as const)('%s gets a background with contrast', (_what, pixels, ground) => {
  expect(contrastingGround(Uint8Array.from(pixels))).toBe(ground);
});
