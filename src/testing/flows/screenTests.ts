import { generateJourneys, type Journey } from '@kedai/flow-viewer/model';
import { NOW } from '../../machines/models/serviceSelection';
import { journeysThroughEveryState } from './journeysThroughEveryState';
import { exceptionOf, replayOnScreen, stateNames } from './replayOnScreen';
import type { FlowScreen, PausedPage } from './screen';

/** The network, the test database and the store's batched notifications need these real functions. */
const REAL = [
  'cancelAnimationFrame',
  'nextTick',
  'queueMicrotask',
  'requestAnimationFrame',
] as const;

/** Tests the page of a flow by as few journeys of its machine as reach every state. */
export function testScreens(screen: FlowScreen, openPage: (journey: Journey) => PausedPage): void {
  const journeys = generateJourneys(screen.model);
  const reached = new Set<string>();

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, doNotFake: [...REAL] });
  });
  afterEach(() => jest.useRealTimers());

  test.each(
    journeysThroughEveryState(screen, journeys).map((journey) => [journey.name, journey] as const),
  )('%s', async (_, journey) => {
    for (const state of await replayOnScreen(screen, journey, openPage(journey))) {
      reached.add(state);
    }
  });

  test('every state is reached', () => {
    expect([...reached].toSorted()).toEqual([...stateNames(screen.model.machine)].toSorted());
  });

  test('expectations only name states of the machine', () => {
    const named = Object.keys({ ...screen.expectations, ...screen.transient });
    expect(stateNames(screen.model.machine)).toEqual(expect.arrayContaining(named));
  });

  test('every exception occurs on a journey', () => {
    const occurring = new Set(
      journeys.flatMap(({ steps }) => steps.map((step) => exceptionOf(screen, step))),
    );
    for (const exception of Object.values(screen.exceptions))
      expect(occurring).toContain(exception);
  });
}
