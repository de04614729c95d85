import type { Box } from '../layout/drawing';
import { positionOf } from './useView';

const screen = { scrollLeft: 100, scrollTop: 50, clientWidth: 800, clientHeight: 600 };

test('a box that is completely visible leaves the position unchanged', () => {
  expect(positionOf([100, 50, 800, 600], 1, screen)).toEqual({ left: 100, top: 50 });
});

test.each<[string, Box, number, object]>([
  ['outside the visible part', [1000, 1000, 100, 40], 1, { left: 650, top: 720 }],
  ['partly visible', [60, 100, 100, 40], 1, { left: -290, top: -180 }],
  ['of a zoomed drawing', [1000, 1000, 100, 40], 2, { left: 1700, top: 1740 }],
])('a box %s is scrolled to the centre', (_, box, scale, position) => {
  expect(positionOf(box, scale, screen)).toEqual(position);
});
