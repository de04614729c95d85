import { eventsOf, type PackedWay } from '../../src/flows/walked/knownPaths';
import type { FlowModel } from '../../src/machines/testing/flowModel';
import type { ShortWay } from './shortestWays';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Packs paths through a flow for the viewer. @throws when one has an event that is not in the flow's model */
export function packWays(model: FlowModel, ways: readonly ShortWay[]): PackedWay[] {
  const knownEvents = eventsOf(model);
  return ways.map(({ input, events }) => {
    const place = model.initialInputs.findIndex((initialInput) => same(initialInput.input, input));
    const packed = events.map((event) => {
      if (event.type.startsWith('xstate.after.')) return event.type;
      const index = knownEvents.findIndex((candidate) => same(candidate, event));
      if (index < 0) throw new Error(`The model "${model.name}" does not know ${event.type}.`);
      return index;
    });
    return [place, ...packed];
  });
}
