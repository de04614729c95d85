import { type AnyActorLogic, createActor } from 'xstate';
import type { Failure } from '../contract/failure';
import { checkoutMachine } from './checkout';
import { asFailure } from './outcome';
import { passwordResetMachine } from './passwordReset';
import { registrationMachine } from './registration';
import { serviceSelectionMachine } from './serviceSelection';

const REFUSED: Failure = { kind: 'refused', message: 'No.', retryable: false, code: 'x' };

test.each<[string, unknown, Failure]>([
  ['a failure stays what it is', REFUSED, REFUSED],
  [
    'an error becomes one that may be tried again',
    new Error('It broke.'),
    { kind: 'server', message: 'It broke.', retryable: true },
  ],
  [
    'anything else becomes one without a sentence',
    'It broke.',
    { kind: 'server', message: '', retryable: true },
  ],
])('%s', (_, thrown, failure) => {
  expect(asFailure(thrown)).toEqual(failure);
});

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
