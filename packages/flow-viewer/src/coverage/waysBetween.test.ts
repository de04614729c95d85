import { assign, createMachine } from 'xstate';
import { crossing } from '../../example/flow';
import { deriveFlow } from '../deriveFlow';
import { statechartOf } from '../model/statechart';
import { waysBetween } from './waysBetween';

const [on, tested, refused] = [
  'power.switched',
  'xstate.done.actor.testLamps',
  'xstate.error.actor.testLamps',
];

test.each([
  ['off', 'testing', [[on]]],
  [
    'testing',
    'off',
    [
      [tested, on],
      [refused, on],
      [tested, 'button.pressed', on],
    ],
  ],
  ['running', 'running.cars.red', [['xstate.after.amberTime.crossing.running.cars.amber']]],
])('the shortest ways from %s to %s', async (from, to, types) => {
  const chart = statechartOf(crossing.machine);
  const ways = await waysBetween(chart, crossing, `crossing.${from}`, `crossing.${to}`);
  expect(ways.map((way) => way.types)).toEqual(types);
  // Each begins at the start of the flow.
  for (const { path } of ways) expect(path.events[0]).toEqual({ type: on });
});

test('a search ends in a machine that never comes to an end', async () => {
  const machine = createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'counting',
    states: {
      counting: {
        on: {
          add: { actions: assign({ count: ({ context }) => context.count + 1 }) },
          stop: 'stopped',
        },
      },
      stopped: {},
      nowhere: {},
    },
  });
  const input = { name: '', input: {}, events: [{ type: 'add' }, { type: 'stop' }] };
  const flow = deriveFlow(machine, { initialInputs: [input] });
  const to = async (id: string) =>
    (await waysBetween(statechartOf(machine), flow, 'counter.counting', `counter.${id}`)).length;
  expect(await to('stopped')).toBe(1);
  expect(await to('nowhere')).toBe(0);
});
