import { passwordResetMachine } from './passwordReset';
import { OFFLINE, refusal } from './testing/failures';
import { startFrozen } from './testing/frozen';
import { type Happening, walkEveryArrow } from './testing/walk';

const WRONG_CODE = refusal('Invalid OTP. Please try again.', 'invalid-otp');

const toPassword = [
  { type: 'email.typed', email: 'aina@example.com' },
  { type: 'email.submitted' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 0 } },
  { type: 'code.submitted', code: '123456' },
  { type: 'xstate.done.actor.verifyCode' },
];

async function walked(events: readonly Happening[]) {
  const frozen = startFrozen(passwordResetMachine, {});
  for (const event of events) await frozen.send(event);
  return { ...frozen, state: frozen.snapshot() };
}

test('every arrow of the chart can be walked', async () => {
  const walk = await walkEveryArrow(passwordResetMachine, {
    input: {},
    happenings: [
      { type: 'email.typed', email: 'aina@example.com' },
      { type: 'email.submitted' },
      { type: 'email.correctionRequested' },
      { type: 'xstate.done.actor.sendCode', output: { sentAt: 0 } },
      { type: 'xstate.error.actor.sendCode', error: OFFLINE },
      { type: 'xstate.done.actor.waitUntil' },
      { type: 'xstate.error.actor.waitUntil', error: new Error('no timer') },
      { type: 'code.resendRequested' },
      { type: 'xstate.done.actor.resendCode', output: { sentAt: 0 } },
      { type: 'xstate.error.actor.resendCode', error: OFFLINE },

      { type: 'code.typed' },
      { type: 'code.submitted', code: '12345' },
      { type: 'code.submitted', code: '123456' },
      { type: 'xstate.done.actor.verifyCode' },
      { type: 'xstate.error.actor.verifyCode', error: WRONG_CODE },
      { type: 'xstate.error.actor.verifyCode', error: OFFLINE },
      { type: 'password.typed' },
      { type: 'password.submitted', password: '' },
      { type: 'password.submitted', password: 'long enough' },
      { type: 'xstate.done.actor.setPassword' },
      { type: 'xstate.error.actor.setPassword', error: WRONG_CODE },
      { type: 'xstate.error.actor.setPassword', error: OFFLINE },
    ],
  });
  expect(walk.missing).toEqual([]);
});

test('no password is asked for again', async () => {
  const { state } = await walked([...toPassword, { type: 'password.submitted', password: '' }]);
  expect(state.value).toBe('askingPassword');
  expect(state.context.problem).toEqual({
    about: 'password',
    message: 'Enter a password.',
  });
});

test('a code that has expired meanwhile is asked for again, and forgotten', async () => {
  const { state, emitted } = await walked([
    ...toPassword,
    { type: 'password.submitted', password: 'long enough' },
    { type: 'xstate.error.actor.setPassword', error: WRONG_CODE },
  ]);
  expect(state.matches('askingCode')).toBe(true);
  expect(state.context.code).toBe('');
  expect(emitted).toEqual([
    { type: 'toast', kind: 'error', notice: { about: 'setting', failure: WRONG_CODE } },
  ]);
});

test('the code is forgotten when the password is changed, and the shopper is led to the sign-in', async () => {
  const { state, emitted } = await walked([
    ...toPassword,
    { type: 'password.submitted', password: 'long enough' },
    { type: 'xstate.done.actor.setPassword' },
  ]);
  expect(state.status).toBe('done');
  expect(state.context.code).toBe('');
  expect(emitted.at(-1)).toEqual({ type: 'navigate', to: 'login' });
});
