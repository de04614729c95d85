import { crossing } from '../../example/flow';
import { layOut } from '../../scripts/layOut';
import type { Drawing } from '../layout/drawing';
import { statechartOf } from '../model/statechart';
import { collapse } from './collapse';

const statechart = statechartOf(crossing.machine);
let drawing: Drawing;
beforeAll(async () => {
  drawing = await layOut(statechart);
});

test('nothing collapsed changes nothing', () => {
  expect(collapse(statechart, drawing, new Set())).toEqual({ statechart, drawing });
});

test('a collapsed state hides its inner states and the transitions between them, and the drawing shrinks', () => {
  const shown = collapse(statechart, drawing, new Set(['crossing.running']));
  expect(shown.statechart.states.map(({ key }) => key)).toEqual([
    'crossing',
    'off',
    'testing',
    'blinking',
    'running',
  ]);
  expect(shown.statechart.transitions.map(({ source }) => source.split('.')[1])).not.toContain(
    'cars',
  );
  expect(
    shown.statechart.transitions.every(({ source }) => !source.startsWith('crossing.running.')),
  ).toBe(true);
  expect(Object.keys(shown.drawing.transitions)).toContain('crossing.running | power.switched | 0');
  expect(shown.drawing.height).toBeLessThan(drawing.height);
  expect(shown.drawing.states['crossing.running']?.[3]).toBeLessThan(120);
});

test('one of two parallel regions collapses, and no state overlaps another', () => {
  const shown = collapse(statechart, drawing, new Set(['crossing.running.cars']));
  const keys = shown.statechart.states.map(({ key }) => key);
  expect(keys).toContain('walking');
  expect(keys).not.toContain('green');
  const boxes = shown.statechart.states
    .filter(({ id }) => shown.statechart.states.every(({ parent }) => parent !== id))
    .map(({ id }) => shown.drawing.states[id] ?? [0, 0, 0, 0]);
  for (const [index, [x, y, width, height]] of boxes.entries()) {
    for (const [left, top, across, down] of boxes.slice(index + 1)) {
      expect(x < left + across && left < x + width && y < top + down && top < y + height).toBe(
        false,
      );
    }
  }
});
