import { contrastingColour } from './background';

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const NOTHING = [255, 255, 255, 0];

test.each([
  ['white text', [...WHITE, ...NOTHING, ...NOTHING], 'black'],
  ['black text', [...BLACK, ...NOTHING, ...NOTHING], 'white'],
  ['an empty picture', NOTHING, 'white'],
  ['a light screenshot', WHITE, 'white'],
  ['a light screenshot with round corners', [...Array(60).fill(WHITE).flat(), ...NOTHING], 'white'],
] as const)('%s gets a background with contrast', (_, pixels, colour) => {
  expect(contrastingColour(Uint8ClampedArray.from(pixels))).toBe(colour);
});
