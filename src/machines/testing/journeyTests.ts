import { arrowsOf } from '../arrows';
import type { FlowModel } from './flowModel';
import { type Journey, travel } from './journey';
import { makeJourneys } from './makeJourneys';

/** The tests of a flow by the journeys that were written down for it (`npm run arrows -- --write`). */
export function testJourneys(model: FlowModel, journeys: readonly Journey[]): void {
  test.each(journeys.map((journey) => [journey.name, journey] as const))(
    '%s',
    async (_, { input, start, steps }) => {
      const seen = await travel(
        model.machine,
        input,
        steps.map(({ event }) => event),
      );
      expect(seen).toEqual({ start, steps });
    },
  );

  test('every arrow is taken by a journey', () => {
    const taken = new Set(
      journeys.flatMap(({ start, steps }) => [start, ...steps].flatMap(({ arrows }) => arrows)),
    );
    expect([...taken].toSorted()).toEqual([...arrowsOf(model.machine)].toSorted());
  });

  test('the journeys are those of the chart as it is', async () => {
    expect(journeys).toEqual(await makeJourneys(model));
  });
}
