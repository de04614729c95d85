import { createMachine } from 'xstate';
import { deriveFlow } from '../deriveFlow';
import { statechartOf } from '../model/statechart';
import { takingEvents } from './takingEvents';
import { startWalk } from './walkSession';

test('a transition whose guard holds with no example is not one to take', () => {
  const machine = createMachine({
    id: 'order',
    initial: 'filling',
    states: {
      filling: {
        on: { 'order.sent': 'sent', 'order.resent': { guard: () => false, target: 'sent' } },
      },
      sent: {},
    },
  });
  const flow = deriveFlow(machine);
  const taking = takingEvents(flow, statechartOf(machine), startWalk(flow, {}));
  expect([...taking]).toEqual([['order.filling | order.sent | 0', { type: 'order.sent' }]]);
});
