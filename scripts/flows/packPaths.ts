import { eventsOf, type PackedPath } from '../../src/flows/coverage/knownPaths';
import type { FlowModel } from '../../src/machines/testing/flowModel';
import type { ShortPath } from './shortestPaths';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Packs paths through a flow for the viewer. @throws when one has an event that is not in the flow's model */
export function packPaths(model: FlowModel, paths: readonly ShortPath[]): PackedPath[] {
  const knownEvents = eventsOf(model);
  return paths.map(({ input, events }) => {
    const inputIndex = model.initialInputs.findIndex((initialInput) =>
      same(initialInput.input, input),
    );
    const packed = events.map((event) => {
      if (event.type.startsWith('xstate.after.')) return event.type;
      const index = knownEvents.findIndex((candidate) => same(candidate, event));
      if (index < 0) throw new Error(`The model "${model.name}" does not know ${event.type}.`);
      return index;
    });
    return [inputIndex, ...packed];
  });
}
