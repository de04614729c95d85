import type { FlowModel } from '@kedai/flow-viewer/model';
import { generateJourneys, transitionIds } from '@kedai/flow-viewer/model';
import { fromPromise, setup } from 'xstate';
import { type Removal, removeEachTransition } from './removal';
import { rebuild, withoutTransition } from './withoutTransition';

/** A machine with a transition of every kind that a config can contain. */
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

const events = [
  { type: 'on' },
  { type: 'off' },
  { type: 'xstate.done.actor.boil' },
  { type: 'xstate.error.actor.boil', error: 'no power' },
];

const UNREACHABLE = ['kettle.deciding | always | 0', 'kettle.ready | on | 0'];

const kettleModel: FlowModel = {
  name: 'kettle',
  machine: kettle,
  initialInputs: [{ name: '', input: {}, events }],
};

/** The kettle without its unreachable transitions, so that journeys can take all others. */
const reachable = UNREACHABLE.reduceRight(withoutTransition, rebuild(kettle));
const reachableModel: FlowModel = { ...kettleModel, machine: reachable };

const undetectedIn = (removals: readonly Removal[]) =>
  removals.filter(({ isDetected }) => !isDetected).map(({ transition }) => transition);

test('a rebuilt machine has the same transitions', () => {
  expect(transitionIds(rebuild(kettle))).toEqual(transitionIds(kettle));
});

test.each(transitionIds(kettle))('removing "%s" leaves one transition fewer', (id) => {
  const incomplete = withoutTransition(kettle, id);
  expect(transitionIds(incomplete)).toHaveLength(transitionIds(kettle).length - 1);
  expect(transitionIds(kettle)).toContain(id);
});

test('a transition that does not exist cannot be removed', () => {
  expect(() => withoutTransition(kettle, 'kettle.ready | on | 2')).toThrow(
    'The machine has no transition',
  );
});

test('generateJourneys throws when no event takes a transition', async () => {
  await expect(generateJourneys(kettleModel)).rejects.toThrow(UNREACHABLE.join('\n'));
});

test('journeys over every transition detect each removal', async () => {
  const journeys = await generateJourneys(reachableModel);
  const removals = await removeEachTransition(reachableModel, journeys);
  expect(removals.map(({ transition }) => transition)).toEqual(transitionIds(reachable));
  expect(undetectedIn(removals)).toEqual([]);
});

test('the removal of a transition that no journey takes is not detected', async () => {
  const journeys = (await generateJourneys(reachableModel)).map((journey) => ({
    ...journey,
    steps: journey.steps.slice(0, 1),
  }));
  const removals = await removeEachTransition(reachableModel, journeys);
  expect(undetectedIn(removals)).toEqual([
    'kettle.boiling | off | 0',
    'kettle.boiling | xstate.done.actor.boil | 0',
    'kettle.boiling | xstate.error.actor.boil | 0',
    'kettle.cooling | xstate.after.cooling.kettle.cooling | 0',
    'kettle.steps | xstate.done.state.kettle.steps | 0',
    'kettle.steps.one | on | 0',
  ]);
});

test('journeys of another machine are refused', async () => {
  const journeys = await generateJourneys(reachableModel);
  await expect(removeEachTransition(kettleModel, journeys)).rejects.toThrow('is outdated');
});
