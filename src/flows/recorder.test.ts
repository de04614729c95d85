import {
  createPausedActor,
  createRecorder,
  type Recording,
  startWalk,
} from '@kedai/flow-viewer/model';
import { createActor } from 'xstate';
import { FLOWS, type FlowId } from './flowIds';
import { shopFlow } from './flows';
import { mask } from './redaction';

/** Runs a flow with a paused actor and a recorder. */
function recorded(flow: FlowId, input: unknown) {
  const recordings: Recording[] = [];
  let time = 1_000;
  const { inspect } = createRecorder({
    flows: FLOWS,
    mask,
    now: () => time,
    onStep: (_key, recording) => recordings.push(recording),
  });
  const { send } = createPausedActor(shopFlow(flow).machine, input, inspect);
  return {
    recordings,
    recording: () => recordings.at(-1) as Recording,
    send: (event: { readonly type: string; readonly [field: string]: unknown }) => {
      time += 10;
      return send(event);
    },
  };
}

test('records each step of a flow from its start, with the transitions that it took', async () => {
  const { recording, send } = recorded('registration', {});
  await send({ type: 'email.typed', email: 'aina@example.com' });
  await send({ type: 'email.submitted' });
  await send({ type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } });
  const { steps, ...rest } = recording();
  expect(rest).toMatchObject({ flow: 'registration', startedAt: 1_000, input: {} });
  expect(
    steps.map(({ at, event, transitions, value }) => [at, event.type, transitions, value]),
  ).toEqual([
    [0, 'xstate.init', ['registration.starting | always | 2'], { enteringEmail: 'ready' }],
    [
      10,
      'email.typed',
      ['registration.enteringEmail | email.typed | 0'],
      { enteringEmail: 'ready' },
    ],
    [20, 'email.submitted', ['registration.enteringEmail | email.submitted | 0'], 'sendingCode'],
    [
      30,
      'xstate.done.actor.sendCode',
      ['registration.sendingCode | xstate.done.actor.sendCode | 0'],
      { enteringCode: { code: 'ready', resend: 'coolingDown' } },
    ],
  ]);
});

test('a step lists the evaluated guards, up to the one that held', async () => {
  const { recording, send } = recorded('registration', {});
  await send({ type: 'email.submitted' });
  await send({ type: 'email.typed', email: 'aina@example.com' });
  await send({ type: 'email.submitted' });
  const transition = 'registration.enteringEmail | email.submitted | 0';
  expect(recording().steps.map(({ verdicts }) => verdicts)).toEqual([
    [
      { transition: 'registration.starting | always | 0', guard: 'isVerified', holds: false },
      { transition: 'registration.starting | always | 1', guard: 'isCodeSent', holds: false },
    ],
    [{ transition, guard: 'isEmailValid', holds: false }],
    [],
    [{ transition, guard: 'isEmailValid', holds: true }],
  ]);
});

test('does not tell how long a password is', async () => {
  const recordOf = async (length: number) => {
    const walk = startWalk(shopFlow('registration'), {}, 0);
    await walk.send({ type: 'email.typed', email: 'aina@example.com' }, 1);
    await walk.send({ type: 'email.submitted' }, 2);
    await walk.send({ type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } }, 3);
    await walk.send({ type: 'code.submitted', code: '123456' }, 4);
    await walk.send({ type: 'xstate.done.actor.verifyCode' }, 5);
    for (let typed = 0; typed < length; typed += 1)
      await walk.send({ type: 'password.typed' }, 6 + typed);
    await walk.send({ type: 'details.submitted', password: 'x'.repeat(length) }, 50);
    return walk.recording();
  };
  const long = await recordOf(17);
  expect(long.steps.filter(({ event }) => event.type === 'password.typed')).toHaveLength(1);
  expect(await recordOf(9)).toEqual(long);
});

test('records no actor that is never started, and no effects', () => {
  const { recordings } = recorded('payOrder', { orderId: 'o1' });
  expect(recordings).toHaveLength(1);
  const onStep = jest.fn();
  const { inspect } = createRecorder({ flows: FLOWS, mask, now: () => 0, onStep });
  createActor(shopFlow('payOrder').machine, { input: { orderId: 'o1' }, inspect });
  expect(onStep).not.toHaveBeenCalled();
});
