import { isVisible } from './useView';

const screen = { scrollLeft: 100, scrollTop: 50, clientWidth: 800, clientHeight: 600 };

test.each<[string, Parameters<typeof isVisible>[0], number, boolean]>([
  ['that fills the screen', [100, 50, 800, 600], 1, true],
  ['outside the screen', [1000, 1000, 100, 40], 1, false],
  ['partly visible', [60, 100, 100, 40], 1, false],
  ['of a drawing that is zoomed out of the screen', [100, 50, 800, 600], 2, false],
  ['of a drawing that is zoomed into the screen', [300, 200, 800, 600], 0.5, true],
])('whether a box is completely visible: %s', (_, box, scale, expected) => {
  expect(isVisible(box, scale, screen)).toBe(expected);
});
