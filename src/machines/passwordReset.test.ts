import { startFrozen } from './frozen';
import { passwordResetMachine } from './passwordReset';
import { refusal } from './testing/failures';
import type { Happening } from './testing/flowModel';

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
