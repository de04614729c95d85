import { CODE_RESEND_AFTER_MS } from '../contract/limits';
import { createPausedActor } from './pausedActor';
import { registrationMachine } from './registration';
import { OFFLINE, refusal } from './testing/failures';
import type { FlowEvent } from './testing/flowModel';

const EMAIL = 'aina@example.com';
const SENT_AT = 1_000;

const toCode = [
  { type: 'email.typed', email: EMAIL },
  { type: 'email.submitted' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: SENT_AT } },
];
const toDetails = [
  ...toCode,
  { type: 'code.submitted', code: '123456' },
  { type: 'xstate.done.actor.verifyCode' },
];
const toRegistering = [
  ...toDetails,
  { type: 'name.typed', name: ' Aina ' },
  { type: 'details.submitted', password: 'long enough' },
];

async function walked(events: readonly FlowEvent[], input: object = {}) {
  const paused = createPausedActor(registrationMachine, input);
  for (const event of events) await paused.send(event);
  return { ...paused, state: paused.snapshot() };
}

test.each(['', 'aina', 'aina@', '@example.com'])('the e-mail "%s" is invalid', async (email) => {
  const { state } = await walked([{ type: 'email.typed', email }, { type: 'email.submitted' }]);
  expect(state.value).toBe('enteringEmail');
  expect(state.context.problem).toEqual({ about: 'email' });
  expect(state.context.email).toBe(email);
});

test.each(['', '12345', '1234567', '12345a'])('the code "%s" is not sent', async (code) => {
  const { state } = await walked([...toCode, { type: 'code.submitted', code }]);
  expect(state.matches('enteringCode')).toBe(true);
  expect(state.context.problem).toEqual({ about: 'code' });
});

test('another code can be requested a minute after the last one', async () => {
  const { state, send, snapshot } = await walked(toCode);
  expect(state.context.resendAt).toBe(SENT_AT + CODE_RESEND_AFTER_MS);
  await send({ type: 'code.resendRequested' });
  expect(snapshot().value).toEqual({ enteringCode: 'coolingDown' });
  await send({ type: 'xstate.done.actor.waitUntil' });
  await send({ type: 'code.resendRequested' });
  expect(snapshot().value).toEqual({ enteringCode: 'resending' });
});

test('a missing name and a missing password each get an error', async () => {
  const { state } = await walked([...toDetails, { type: 'details.submitted', password: '' }]);
  expect(state.value).toBe('enteringDetails');
  expect(state.context.problem).toEqual({
    about: 'details',
    name: expect.stringContaining('name'),
    password: expect.stringContaining('password'),
  });
});

test('a refused registration keeps the name and shows a toast', async () => {
  const failure = refusal('This email is taken.', 'email-taken');
  const { state, emitted } = await walked([
    ...toRegistering,
    { type: 'xstate.error.actor.register', error: failure },
  ]);
  expect(state.value).toBe('enteringDetails');
  expect(state.context.name).toBe(' Aina ');
  expect(emitted).toEqual([
    { type: 'toast', kind: 'error', notice: { about: 'registering', failure } },
  ]);
});

test('a failed cart merge shows a toast, and the shopper navigates home anyway', async () => {
  const { state, emitted } = await walked([
    ...toRegistering,
    { type: 'xstate.done.actor.register' },
    { type: 'xstate.error.actor.mergeGuestCart', error: OFFLINE },
  ]);
  expect(state.status).toBe('done');
  expect(emitted).toEqual([
    { type: 'toast', kind: 'error', notice: { about: 'merging' } },
    { type: 'navigate', to: 'home' },
  ]);
});

test('the context never contains the code or the password', async () => {
  const { state } = await walked(toRegistering);
  expect(JSON.stringify(state.context)).not.toMatch(/123456|long enough/);
});
