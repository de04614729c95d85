import { freeEdge } from './toastEdge';

/** A window of 320 × 256 with a header of 64 px, and a message of 296 × 90. */
const layout = { top: 76, bottom: 244, right: 308, width: 296, height: 90 };
const element = (top: number, bottom: number, left = 16, right = 304) => ({
  top,
  bottom,
  left,
  right,
});

test.each([
  ['the element is below the message', 'top', element(170, 214), 'top'],
  ['a part of the element is below the message', 'top', element(150, 194), 'top'],
  ['the element is wider than the message', 'top', element(80, 124, 0, 320), 'top'],
  ['a fraction of the element is above the message', 'top', element(75.6, 119.6), 'bottom'],
  ['the header covers the rest of the element', 'top', element(40, 119), 'top'],
  ['the element is hidden at the top', 'top', element(80, 124), 'bottom'],
  ['the element is hidden at the bottom', 'bottom', element(180, 224), 'top'],
  ['the element is visible at the bottom too', 'bottom', element(80, 124), 'bottom'],
] as const)('the free edge if %s, with messages at the %s', (_, current, focused, expected) => {
  expect(freeEdge(current, layout, focused)).toBe(expected);
});

test('there is no free edge if the messages fill the window', () => {
  expect(freeEdge('top', { ...layout, height: 168 }, element(100, 144))).toBeNull();
});
