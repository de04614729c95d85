import type { PackedWay } from '../../src/flows/walked/ways';
import type { FlowModel } from '../../src/machines/testing/flowModel';
import type { Journey } from '../../src/machines/testing/journey';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The journeys of a flow in few bytes, for the viewer. @throws when one has an event that its model does not */
export function packWays({ entrances }: FlowModel, journeys: readonly Journey[]): PackedWay[] {
  return journeys.map(({ name, input, steps }) => {
    const place = entrances.findIndex((entrance) => same(entrance.input, input));
    const happenings = entrances[place]?.happenings ?? [];
    const events = steps.map(({ event }) => {
      if (event.type.startsWith('xstate.after.')) return event.type;
      const index = happenings.findIndex((happening) => same(happening, event));
      if (index < 0) throw new Error(`The model does not know ${event.type} of "${name}".`);
      return index;
    });
    return [place, ...events];
  });
}
