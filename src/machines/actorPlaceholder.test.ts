import { type AnyActorLogic, createActor } from 'xstate';
import { payOrderMachine } from './checkout/payOrder';
import { placeOrderMachine } from './checkout/placeOrder';
import { passwordResetMachine } from './passwordReset';
import { registrationMachine } from './registration';
import { serviceSelectionMachine } from './serviceSelection';

const effects = [
  placeOrderMachine,
  payOrderMachine,
  passwordResetMachine,
  registrationMachine,
  serviceSelectionMachine,
]
  .flatMap(({ implementations }) => Object.entries(implementations.actors))
  // A callback without the feature's own does nothing.
  .filter(([name]) => name !== 'watchProgress')
  .map(([name, effect]) => [name, effect] as const);

test.each(effects)('the placeholder of %s rejects with its name', async (name, effect) => {
  const actor = createActor(effect as AnyActorLogic);
  const failed = new Promise((resolve) => {
    actor.subscribe({ error: resolve });
  });
  actor.start();
  expect(await failed).toEqual(new Error(`The effect "${name}" was not provided to this machine.`));
});
