import { createActor } from 'xstate';
import { checkoutMachine } from './checkout';
test('starts', () => {
  const a = createActor(checkoutMachine, { input: {} });
  a.start();
  expect(a.getSnapshot().value).toEqual({ ordering: { shipping: 'noState', submission: 'filling' } });
});
