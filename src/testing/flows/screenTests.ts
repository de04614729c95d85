import type { Journey } from '../../machines/testing/journey';
import { NOW } from '../../machines/testing/models/serviceSelection';
import type { FlowScreen, Stage } from './screen';
import { exceptionOf, statesOf, walkOnScreen } from './walkOnScreen';

/** What the network, the database of the tests and the store's news of a frame go on by. */
const REAL = [
  'cancelAnimationFrame',
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
] as const;

/** The tests of a flow's screens by the journeys of its chart. */
export function testScreens(screen: FlowScreen, stageFor: (journey: Journey) => Stage): void {
  const reached = new Set<string>();

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: [...REAL] });
  });
  afterEach(() => jest.useRealTimers());

  test.each(screen.journeys.map((journey) => [journey.name, journey] as const))(
    '%s',
    async (_, journey) => {
      for (const state of await walkOnScreen(screen, journey, stageFor(journey))) {
        reached.add(state);
      }
    },
  );

  test('every state is reached', () => {
    expect([...reached].toSorted()).toEqual([...statesOf(screen.flow.machine)].toSorted());
  });

  test('what is told of states is of those of the chart', () => {
    const told = Object.keys({ ...screen.shows, ...screen.passing });
    expect(statesOf(screen.flow.machine)).toEqual(expect.arrayContaining(told));
  });

  test('every exception is met on a journey', () => {
    const met = new Set(
      screen.journeys.flatMap(({ steps }) => steps.map((step) => exceptionOf(screen, step))),
    );
    for (const exception of Object.values(screen.absent)) expect(met).toContain(exception);
  });
}
