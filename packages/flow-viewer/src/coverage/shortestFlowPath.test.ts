import { crossing } from '../../example/flow';
import { statechartOf } from '../model/statechart';
import { shortestFlowPath } from './shortestFlowPath';

const [on, tested] = ['power.switched', 'xstate.done.actor.testLamps'];

test.each<[string, readonly string[] | undefined]>([
  ['crossing.off', []],
  ['crossing.blinking | power.switched | 0', [on, 'xstate.error.actor.testLamps', on]],
  [
    'crossing.running.people.walking',
    [on, tested, 'button.pressed', 'xstate.after.amberTime.crossing.running.cars.amber'],
  ],
  ['crossing.nowhere', undefined],
])('the path to %s has no detours', async (id, types) => {
  const path = await shortestFlowPath(statechartOf(crossing.machine), crossing, id);
  expect(path?.events.map(({ type }) => type)).toEqual(types);
});
