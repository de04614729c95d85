import { createMachine } from 'xstate';
import { statechartOf } from '../model/statechart';
import type { Box, Point } from './drawing';
import { fold, parentsOf } from './fold';
import { layOut } from './layOut';

/** One event moves both regions. */
const statechart = statechartOf(
  createMachine({
    id: 'door',
    type: 'parallel',
    on: { 'alarm.raised': { target: ['.lock.open', '.light.on'] } },
    states: {
      lock: { initial: 'closed', states: { closed: {}, open: {} } },
      light: { initial: 'off', states: { off: {}, on: {} } },
    },
  }),
);
const [alarm] = statechart.transitions;

const isAtEdge = ([px, py]: Point = [-1, -1], [x, y, width, height]: Box = [0, 0, 0, 0]) =>
  px >= x && px <= x + width && py >= y && py <= y + height;

test('the root that handles events has a box, and a transition with two targets has a path to each', async () => {
  const { states, transitions } = await layOut(fold(statechart, parentsOf(statechart)));
  const drawn = transitions[alarm?.id ?? ''];
  expect(states).toHaveProperty('door');
  expect(isAtEdge(drawn?.path.at(-1), states['door.lock.open'])).toBe(true);
  expect(isAtEdge(drawn?.branches?.[0]?.at(-1), states['door.light.on'])).toBe(true);
});
