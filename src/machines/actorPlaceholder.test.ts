import { type AnyActorLogic, createActor } from 'xstate';
import { checkoutMachine } from './checkout';
import { passwordResetMachine } from './passwordReset';
import { registrationMachine } from './registration';
import { serviceSelectionMachine } from './serviceSelection';

const effects = [
  checkoutMachine,
  passwordResetMachine,
  registrationMachine,
  serviceSelectionMachine,
]
  .flatMap(({ implementations }) => Object.entries(implementations.actors))
  .map(([name, effect]) => [name, effect] as const);

test('the machines have 20 placeholders for effects', () => {
  expect(effects.map(([name]) => name).toSorted()).toEqual(
    [
      'loadOrder',
      'locate',
      'mergeGuestCart',
      'placeOrder',
      'prepareOrder',
      'readReceipt',
      'refreshPrices',
      'register',
      'saveSelection',
      'sendCode',
      'sendCode',
      'setPassword',
      'suggest',
      'uploadReceipt',
      'verifyCode',
      'verifyCode',
      'waitUntil',
      'waitUntil',
      'waitUntil',
      'lookUpShipping',
    ].toSorted(),
  );
});

test.each(effects)('the placeholder of %s rejects with its name', async (name, effect) => {
  const actor = createActor(effect as AnyActorLogic);
  const failed = new Promise((resolve) => {
    actor.subscribe({ error: resolve });
  });
  actor.start();
  expect(await failed).toEqual(new Error(`The effect "${name}" was not provided to this machine.`));
});
