import { passwordResetMachine } from './passwordReset';
import { createPausedActor } from './pausedActor';
import { refusal } from './testing/failures';
import type { FlowEvent } from './testing/flowModel';

const WRONG_CODE = refusal('Invalid OTP. Please try again.', 'invalid-otp');

const toPassword = [
  { type: 'email.typed', email: 'aina@example.com' },
  { type: 'email.submitted' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 0 } },
  { type: 'code.submitted', code: '123456' },
  { type: 'xstate.done.actor.verifyCode' },
];

async function walked(events: readonly FlowEvent[]) {
  const paused = createPausedActor(passwordResetMachine, {});
  for (const event of events) await paused.send(event);
  return { ...paused, state: paused.snapshot() };
}

test('an empty password shows an error', async () => {
  const { state } = await walked([...toPassword, { type: 'password.submitted', password: '' }]);
  expect(state.value).toBe('enteringPassword');
  expect(state.context.problem).toEqual({
    about: 'password',
    message: 'Enter a password.',
  });
});

test('an expired code is cleared and shows an error', async () => {
  const { state, emitted } = await walked([
    ...toPassword,
    { type: 'password.submitted', password: 'long enough' },
    { type: 'xstate.error.actor.setPassword', error: WRONG_CODE },
  ]);
  expect(state.matches('enteringCode')).toBe(true);
  expect(state.context.code).toBe('');
  expect(emitted).toEqual([
    { type: 'toast', kind: 'error', notice: { about: 'setting', failure: WRONG_CODE } },
  ]);
});

test('a changed password clears the code and navigates to the sign-in', async () => {
  const { state, emitted } = await walked([
    ...toPassword,
    { type: 'password.submitted', password: 'long enough' },
    { type: 'xstate.done.actor.setPassword' },
  ]);
  expect(state.status).toBe('done');
  expect(state.context.code).toBe('');
  expect(emitted.at(-1)).toEqual({ type: 'navigate', to: 'login' });
});
