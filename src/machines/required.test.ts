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

test('the charts have 20 effects, filled where they meet the browser', () => {
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

test.each(effects)('the effect %s says so when it was forgotten', async (name, effect) => {
  const actor = createActor(effect as AnyActorLogic);
  const failed = new Promise((resolve) => {
    actor.subscribe({ error: resolve });
  });
  actor.start();
  expect(await failed).toEqual(new Error(`The effect "${name}" was not provided to this chart.`));
});
