import { fromPromise, setup } from 'xstate';
import { arrowsOf } from '../../src/machines/arrows';
import type { FlowModel } from '../../src/machines/testing/flowModel';
import { makeJourneys } from '../../src/machines/testing/makeJourneys';
import { removeEach } from './removal';
import { listOf, survivorsOf, tableOf } from './report';
import { rebuilt, withoutArrow } from './withoutArrow';

/** A kettle with an arrow of each kind that a chart is written with. */
const kettle = setup({
  types: {} as { context: { cups: number }; events: { type: 'on' } | { type: 'off' } },
  actors: { boil: fromPromise(() => Promise.resolve()) },
  guards: { isEmpty: ({ context }) => context.cups === 0 },
  delays: { cooling: 1_000 },
}).createMachine({
  id: 'kettle',
  context: { cups: 1 },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'ready' }] },
    empty: {},
    ready: { on: { on: [{ guard: 'isEmpty', target: 'empty' }, 'boiling'] } },
    boiling: {
      invoke: { id: 'boil', src: 'boil', onDone: 'cooling', onError: 'ready' },
      on: { off: 'ready' },
    },
    cooling: { after: { cooling: 'steps' } },
    steps: {
      initial: 'one',
      states: { one: { on: { on: 'two' } }, two: { type: 'final' } },
      onDone: 'ready',
    },
  },
});

const happenings = [
  { type: 'on' },
  { type: 'off' },
  { type: 'xstate.done.actor.boil' },
  { type: 'xstate.error.actor.boil', error: 'no power' },
];

const EMPTY = ['kettle.deciding | always | 0', 'kettle.ready | on | 0'];

const kettleModel: FlowModel = {
  name: 'kettle',
  machine: kettle,
  entrances: [{ name: '', input: {}, happenings }],
};

/** A kettle that nothing keeps from being walked whole: the empty one is taken out of it. */
const full = EMPTY.reduceRight(withoutArrow, rebuilt(kettle));
const fullModel: FlowModel = { ...kettleModel, machine: full };

test('a chart made anew has the same arrows', () => {
  expect(arrowsOf(rebuilt(kettle))).toEqual(arrowsOf(kettle));
});

test.each(arrowsOf(kettle))('without "%s" a chart has one arrow less', (arrow) => {
  const without = withoutArrow(kettle, arrow);
  expect(arrowsOf(without)).toHaveLength(arrowsOf(kettle).length - 1);
  expect(arrowsOf(kettle)).toContain(arrow);
});

test('an arrow that a chart does not have cannot be taken out', () => {
  expect(() => withoutArrow(kettle, 'kettle.ready | on | 2')).toThrow('There is no arrow');
});

test('journeys are not made when an arrow is taken by nothing', async () => {
  await expect(makeJourneys(kettleModel)).rejects.toThrow(EMPTY.join('\n'));
});

test('journeys over every arrow notice the loss of each', async () => {
  const journeys = await makeJourneys(fullModel);
  const removals = await removeEach(fullModel, journeys);
  expect(removals.map(({ arrow }) => arrow)).toEqual(arrowsOf(full));
  expect(survivorsOf({ removals })).toEqual([]);
});

test('an arrow that no journey takes survives, and is named', async () => {
  const journeys = (await makeJourneys(fullModel)).map((journey) => ({
    ...journey,
    steps: journey.steps.slice(0, 1),
  }));
  const removals = await removeEach(fullModel, journeys);
  const report = { flow: 'kettle', journeys, removals };
  expect(survivorsOf(report).map(({ arrow }) => arrow)).toEqual([
    'kettle.boiling | off | 0',
    'kettle.boiling | xstate.done.actor.boil | 0',
    'kettle.boiling | xstate.error.actor.boil | 0',
    'kettle.cooling | xstate.after.cooling.kettle.cooling | 0',
    'kettle.steps | xstate.done.state.kettle.steps | 0',
    'kettle.steps.one | on | 0',
  ]);
  expect(tableOf([report]).split('\n')[2]).toMatch(
    /^\| kettle \| 8 \| 2 \| \d \| \d \| 2 \| 6 \|$/,
  );
  expect(listOf(report)).toContain('- `kettle.boiling | off | 0`: **survived**');
});

test('journeys of another chart prove nothing', async () => {
  const journeys = await makeJourneys(fullModel);
  await expect(removeEach(kettleModel, journeys)).rejects.toThrow('Write the journeys anew.');
});
