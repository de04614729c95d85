import type { Application } from '../src/config';
import { deriveFlow } from '../src/deriveFlow';
import { createMask } from '../src/model/mask';
import { crossingMachine } from './crossing';

const FAULT = {
  name: 'broken lamp',
  group: 'Likely here',
  error: { message: 'A lamp is broken.' },
};

/** What the viewer knows of the crossing. */
export const crossing = deriveFlow(crossingMachine, {
  name: 'Crossing',
  initialInputs: [
    {
      name: '',
      input: {},
      events: [
        { type: 'power.switched' },
        { type: 'button.pressed', by: 'Ada' },
        { type: 'button.pressed', by: '' },
        { type: 'xstate.done.actor.testLamps' },
        { type: 'xstate.error.actor.testLamps', error: FAULT.error },
      ],
      contextKey: ({ requests }) => Math.min(Number(requests), 1),
    },
  ],
  mask: createMask({ isSafeToShow: (name) => name === 'requests' }),
  failuresOf: () => [FAULT],
  failureName: (error) =>
    JSON.stringify(error) === JSON.stringify(FAULT.error) ? FAULT.name : null,
  testImports: `import { createPausedActor } from '@kedai/flow-viewer/model';
import { crossingMachine as machine } from './crossing';`,
});

export const application: Application = {
  name: 'the crossing',
  url: '/',
  hint: 'It begins with the page.',
  enable: () => undefined,
};
