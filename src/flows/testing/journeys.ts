import { generateJourneys } from '@kedai/flow-viewer/model';
import { flowModels } from '../../machines/models';
import type { FlowId } from '../flowIds';

/** A name, the flow, the input and the events of every journey, for `test.each`. */
export const everyJourney = flowModels.flatMap((model) =>
  generateJourneys(model).map(({ name, input, steps }) => {
    const events = steps.map(({ event }) => event);
    return [`${model.name}, ${name}`, model.name as FlowId, input, events] as const;
  }),
);
