import type { Box, Drawing } from '../layout/drawing';
import { freeCorner, placeWithoutCuts } from './boxes';

const drawing = (...labels: readonly Box[]): Drawing => ({
  width: 2000,
  height: 1000,
  states: {},
  heads: {},
  initials: {},
  transitions: Object.fromEntries(labels.map((label, index) => [index, { path: [], label }])),
});
const screen = { width: 800, height: 600 };
const state: Box = [900, 100, 200, 50];

test('the usual place stays when it cuts nothing', () => {
  expect(placeWithoutCuts(drawing([700, 200, 50, 20]), state, screen, [600, 20]).place).toEqual([
    600, 20,
  ]);
});

test('a label at the edge moves the place until it is completely visible or hidden', () => {
  expect(placeWithoutCuts(drawing([580, 200, 100, 20]), state, screen, [600, 20]).place).toEqual([
    572, 20,
  ]);
  expect(placeWithoutCuts(drawing([610, 615, 100, 20]), state, screen, [600, 20]).place).toEqual([
    600, 7,
  ]);
});

test('the state stays visible, even where it costs a cut label', () => {
  const {
    place: [x],
  } = placeWithoutCuts(
    drawing([200, 200, 250, 20], [1050, 300, 700, 20]),
    state,
    screen,
    [600, 20],
  );
  expect(x).toBeLessThanOrEqual(900);
  expect(x).toBeGreaterThanOrEqual(300);
});

test('the map is in a corner in which it covers nothing; of equal places, one that has such a corner', () => {
  const map = { width: 100, height: 100 };
  const area: Box = [600, 20, 800, 600];
  const inCorner = {
    bottomRight: [1320, 550, 50, 20],
    bottomLeft: [620, 550, 50, 20],
    topRight: [1320, 40, 50, 20],
    topLeft: [620, 40, 50, 20],
  } satisfies Record<string, Box>;
  const { bottomRight, bottomLeft, topRight, topLeft } = inCorner;
  expect(freeCorner(drawing(), area, map)).toEqual({ corner: ['bottom', 'right'], covered: 0 });
  expect(freeCorner(drawing(bottomRight, bottomLeft, topLeft), area, map)).toEqual({
    corner: ['top', 'right'],
    covered: 0,
  });
  expect(freeCorner(drawing(), area, map, [bottomRight]).corner).toEqual(['bottom', 'left']);
  const crowded = drawing(bottomRight, bottomLeft, topRight, topLeft);
  expect(freeCorner(crowded, area, map).covered).toBe(1);
  const { place, cuts } = placeWithoutCuts(crowded, state, screen, [600, 20], map);
  expect(cuts).toBe(0);
  expect(freeCorner(crowded, [...place, 800, 600], map).covered).toBe(0);
});
