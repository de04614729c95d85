import { runJourney, transitionIds } from '@kedai/flow-viewer/model';
import { journeysOf } from './testing/journeys';
import { flowModels } from './testing/models';

describe.each(flowModels)('$name', ({ name, machine }) => {
  const journeys = journeysOf[name as keyof typeof journeysOf];

  test('the recorded journeys are those of the current machine: run "npm run transitions -- --write"', async () => {
    for (const { input, start, steps } of journeys) {
      const events = steps.map(({ event }) => event);
      expect(await runJourney(machine, input, events)).toEqual({ start, steps });
    }
  });

  test('the journeys take every transition', () => {
    const taken = journeys.flatMap(({ start, steps }) =>
      [start, ...steps].flatMap(({ transitions }) => transitions),
    );
    expect([...new Set(taken)].toSorted()).toEqual([...transitionIds(machine)].toSorted());
  });
});
