import { regionOf } from './region';

const size = { width: 1000, height: 2000 };
const line = { left: 200, top: 500, right: 600, bottom: 540, words: [] };

test('the region of a line has a margin', () => {
  const { left, top, width, height } = regionOf([line], { ...size, slope: 0 });
  expect([left, top]).toEqual([0.184, 0.242]);
  expect(width).toBeCloseTo(0.432);
  expect(height).toBeCloseTo(0.036);
});

test('lines under each other are one region', () => {
  const below = { left: 200, top: 560, right: 400, bottom: 600, words: [] };
  const { height } = regionOf([line, below], { ...size, slope: 0 });
  expect(height).toBeCloseTo(0.066);
});

test('the region of a sloping line contains both ends', () => {
  const { top, height } = regionOf([line], { ...size, slope: 0.1 });
  expect(top).toBeLessThan(0.235);
  expect(top + height).toBeGreaterThan(0.28);
});

test('the region does not exceed the picture', () => {
  const whole = { left: 0, top: 0, right: 1000, bottom: 2000, words: [] };
  expect(regionOf([whole], { ...size, slope: 0.2 })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
});
