import { generateJourneys, generateTest, replay, startWalk } from '@kedai/flow-viewer/model';
import { orderLifeMachine } from '@kedai/order-life';
import { orderLifeFlow, orderLifeModel } from './orderLife';

test('the events of the model take every transition', () => {
  expect(() => generateJourneys(orderLifeModel)).not.toThrow();
});

test('every event and guard has a sentence, and none is left over', () => {
  const { events = {}, guards = {} } = orderLifeFlow.descriptions ?? {};
  expect(Object.keys(events).toSorted()).toEqual(orderLifeMachine.events.toSorted());
  expect(Object.keys(guards)).toEqual(Object.keys(orderLifeMachine.implementations.guards));
});

test('a recorded walk says who did what, and replays', async () => {
  const walk = startWalk(orderLifeFlow, orderLifeModel.initialInputs[0]?.input);
  await walk.send({ type: 'receipt.sent', by: 'customer' });
  await walk.send({ type: 'payment.confirmed', by: 'staff' });
  const recording = walk.recording();
  expect(recording.steps.map(({ value }) => value)).toEqual([
    'placed',
    'paymentSubmitted',
    'paymentConfirmed',
  ]);
  expect((await replay(orderLifeFlow, recording)).divergence).toBeNull();
  expect(generateTest(orderLifeFlow, recording)).toContain('"by":"customer"');
});
