import { transitionIds } from '../transitions';
import type { FlowModel } from './flowModel';
import { generateJourneys } from './generateJourneys';
import { type Journey, runJourney } from './journey';

/** Tests a machine by its recorded journeys (`npm run transitions -- --write` records them). */
export function testJourneys(model: FlowModel, journeys: readonly Journey[]): void {
  test.each(journeys.map((journey) => [journey.name, journey] as const))(
    '%s',
    async (_, { input, start, steps }) => {
      const results = await runJourney(
        model.machine,
        input,
        steps.map(({ event }) => event),
      );
      expect(results).toEqual({ start, steps });
    },
  );

  test('the journeys take every transition', () => {
    const taken = new Set(
      journeys.flatMap(({ start, steps }) =>
        [start, ...steps].flatMap(({ transitions }) => transitions),
      ),
    );
    expect([...taken].toSorted()).toEqual([...transitionIds(model.machine)].toSorted());
  });

  test('the recorded journeys are those that the current machine generates', async () => {
    expect(journeys).toEqual(await generateJourneys(model));
  });
}
