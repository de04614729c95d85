import type { Box, Drawing } from '../layout/drawing';
import { placeWithoutCuts } from './boxes';

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
