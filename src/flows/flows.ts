import { isFailure } from '@kedai/contract/calls/failure';
import { type Chart, type Flow, flowOf, type InitialInput } from '@kedai/flow-viewer/model';
import type { AnyStateMachine } from 'xstate';
import { descriptions } from '../machines/descriptions';
import { flowModels } from '../machines/models';
import { patterns } from '../paths';
import { failureName, failuresOf } from './effectFailures';
import type { FlowId } from './flowIds';
import { orderLifeFlow } from './orderLife';
import { mask, uncountedEvents } from './redaction';
import { repeat } from './repeat';
import { writeStory } from './stories';

const flowNames: Readonly<Record<FlowId, string>> = {
  serviceSelection: 'Service selection',
  registration: 'Registration',
  passwordReset: 'Password reset',
  placeOrder: 'Place order',
  payOrder: 'Pay order',
};

/** The page on which each flow begins, and what it needs there. */
const pages: Readonly<Record<FlowId, NonNullable<Flow['page']>>> = {
  serviceSelection: {
    url: patterns.home,
    needs: 'Press Delivery there, then Back: the flow begins with the first press.',
  },
  registration: { url: patterns.register },
  passwordReset: { url: patterns.resetPassword },
  placeOrder: {
    url: patterns.placeOrder,
    needs:
      'Needs a customer who is signed in, a product in the cart, and pickup or delivery chosen.',
  },
  payOrder: {
    url: patterns.orders,
    needs: 'Needs a customer who is signed in. Open an order there that still awaits its receipt.',
  },
};

/** The folder of a machine, where it is not `src/machines` itself. */
const folders: Partial<Record<FlowId, string>> = { placeOrder: 'checkout/', payOrder: 'checkout/' };

const flowOfModel = (
  id: FlowId,
  machine: AnyStateMachine,
  initialInputs: readonly InitialInput[],
): Flow => ({
  id,
  name: flowNames[id],
  machine,
  descriptions: descriptions[id],
  initialInputs,
  mask,
  uncountedEvents,
  failuresOf: (effect) => failuresOf(id, effect),
  failureName: (error) => (isFailure(error) ? failureName(error) : null),
  testImports: `import { createPausedActor } from '@kedai/flow-viewer/model';
import { ${id}Machine as machine } from './${folders[id] ?? ''}${id}';`,
  writeStory: (recording, title) => writeStory(id, recording, title),
  repeat,
  page: pages[id],
});

/** The flows of the shop's pages in the order of a purchase. */
export const flows: readonly Flow[] = flowModels.map(({ name, machine, initialInputs }) =>
  flowOfModel(name as FlowId, machine, initialInputs),
);

/** The checkout is drawn at once; every other flow has a chart of its own. */
const CHECKOUT: readonly FlowId[] = ['placeOrder', 'payOrder'];

/** The charts of the viewer, in the order of a purchase. */
export const charts: readonly Chart[] = [
  ...flows
    .filter(({ id }) => !CHECKOUT.includes(id as FlowId))
    .map((flow) => ({ id: flow.id, name: flow.name, flows: [flow] })),
  {
    id: 'checkout',
    name: 'Checkout',
    flows: CHECKOUT.map((id) => flowOf(flows, id)),
    // The page of the order opens when it is placed.
    joins: [{ from: 'placeOrder.placed', to: 'payOrder' }],
  },
  { id: orderLifeFlow.id, name: orderLifeFlow.name, flows: [orderLifeFlow] },
];

/** One flow of the shop. */
export const shopFlow = (id: FlowId): Flow => flowOf(flows, id);
