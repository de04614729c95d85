import { createActor } from 'xstate';
import { createPausedActor } from '../../machines/pausedActor';
import { machines } from './flows';
import { createRecorder } from './recorder';
import type { Recording, Step } from './recording';

/** Runs a flow in which nothing happens by itself, with a recorder watching. */
function recorded(flow: keyof typeof machines, input: unknown) {
  const began: Recording[] = [];
  const steps: Step[] = [];
  let time = 1_000;
  const recorder = createRecorder({
    now: () => time,
    onStart: (_key, recording) => began.push(recording),
    onStep: (_key, step) => steps.push(step),
  });
  const { send } = createPausedActor(machines[flow], input, { inspect: recorder.inspect });
  return {
    began,
    steps,
    send: (event: { readonly type: string; readonly [field: string]: unknown }) => {
      time += 10;
      return send(event);
    },
  };
}

test('a flow is recorded from its start, step by step, with the arrows that it took', async () => {
  const { began, steps, send } = recorded('registration', {});
  await send({ type: 'email.typed', email: 'aina@example.com' });
  await send({ type: 'email.submitted' });
  await send({ type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } });
  expect(began).toMatchObject([{ flow: 'registration', startedAt: 1_000, input: {}, steps: [] }]);
  expect(steps.map(({ at, event, arrows, value }) => [at, event.type, arrows, value])).toEqual([
    [0, 'xstate.init', [], 'enteringEmail'],
    [10, 'email.typed', ['registration.enteringEmail | email.typed | 0'], 'enteringEmail'],
    [20, 'email.submitted', ['registration.enteringEmail | email.submitted | 0'], 'sendingCode'],
    [
      30,
      'xstate.done.actor.sendCode',
      ['registration.sendingCode | xstate.done.actor.sendCode | 0'],
      { enteringCode: 'coolingDown' },
    ],
  ]);
});

test('a step tells which guards were asked, up to the one that held', async () => {
  const { steps, send } = recorded('registration', {});
  await send({ type: 'email.submitted' });
  await send({ type: 'email.typed', email: 'aina@example.com' });
  await send({ type: 'email.submitted' });
  const arrow = 'registration.enteringEmail | email.submitted | 0';
  expect(steps.map(({ verdicts }) => verdicts)).toEqual([
    [],
    [{ arrow, guard: 'isEmailValid', holds: false }],
    [],
    [{ arrow, guard: 'isEmailValid', holds: true }],
  ]);
});

test('what an event sets off in turn belongs to its step', async () => {
  const { steps } = recorded('checkout', { orderId: 'o1' });
  expect(steps).toMatchObject([
    {
      event: { type: 'xstate.init' },
      arrows: ['checkout.entering | always | 0'],
      verdicts: [{ guard: 'hasOrder', holds: true }],
      value: { paying: 'loading' },
    },
  ]);
});

test('what a person typed does not leave, in events, context or input', async () => {
  const { began, steps, send } = recorded('registration', { email: 'me@shop.my', name: 'Aina' });
  await send({ type: 'email.submitted', altcha: 'proof 42' });
  await send({ type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } });
  await send({ type: 'code.submitted', code: '123456' });
  await send({ type: 'xstate.done.actor.verifyCode' });
  await send({ type: 'details.submitted', password: 'Correct horse 9' });
  const told = JSON.stringify([began, steps]);
  for (const secret of ['me@shop.my', 'Aina', 'proof 42', '123456', 'Correct horse 9']) {
    expect(told).not.toContain(secret);
  }
  expect(steps.at(-1)?.value).toBe('registering');
  expect(steps.find(({ event }) => event.type === 'code.submitted')?.event).toEqual({
    type: 'code.submitted',
    code: '000000',
  });
});

test('an actor that is never started, and effects of a flow, are no runs', () => {
  const began: Recording[] = [];
  const recorder = createRecorder({ now: () => 0, onStart: (_key, one) => began.push(one) });
  createActor(machines.checkout, { input: { orderId: 'o1' }, inspect: recorder.inspect });
  expect(began).toEqual([]);
  createPausedActor(machines.checkout, { orderId: 'o1' }, { inspect: recorder.inspect });
  expect(began).toHaveLength(1);
});
