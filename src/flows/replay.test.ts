import {
  decodeLink,
  encodeLink,
  fileName,
  generateJourneys,
  generateTest,
  type Recording,
  readRecording,
  replay,
  replayUntil,
} from '@kedai/flow-viewer/model';
import { flowModels } from '../machines/models';
import { failureText } from '../text/failures';
import type { FlowId } from './flowIds';
import { shopFlow } from './flows';
import { purchase, recordWalk } from './testing/purchase';

const registration = shopFlow('registration');

const everyJourney = flowModels.flatMap((model) =>
  generateJourneys(model).map(({ name, input, steps }) => {
    const events = steps.map(({ event }) => event);
    return [`${model.name}, ${name}`, model.name as FlowId, input, events] as const;
  }),
);

test.each(everyJourney)(
  'a walk replays without divergence from a file and from a link, and from any step: %s',
  async (_name, flow, input, events) => {
    const recording = await recordWalk(flow, input, events);
    expect(recording.steps).toHaveLength(events.length + 1);
    const fromFile = readRecording(JSON.stringify(recording));
    const replayed = await replay(shopFlow(flow), fromFile);
    expect(replayed.divergence).toBeNull();

    const linked = await decodeLink(await encodeLink(recording, 2));
    expect(linked?.step).toBe(2);
    // The replay computes the contexts and the guard results that the link leaves out.
    const ofLink = await replay(shopFlow(flow), linked?.recording as Recording);
    expect(ofLink).toEqual({ ...replayed, divergence: null });

    const index = Math.floor(recording.steps.length / 2);
    const restored = await replayUntil(shopFlow(flow), recording, index);
    expect(restored.recording().steps).toEqual(recording.steps.slice(0, index + 1));
  },
);

test('the masked recordings of a purchase replay without divergence', async () => {
  for (const run of await purchase()) {
    const { divergence } = await replay(shopFlow(run.flow as FlowId), run);
    expect([run.flow, divergence]).toEqual([run.flow, null]);
  }
});

const toCode = [
  { type: 'email.typed', email: 'aina@example.com' },
  { type: 'email.submitted' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } },
];

describe('a replay', () => {
  test.each([
    [
      'another transition',
      { transitions: ['registration.enteringEmail | email.submitted | 1'] },
      'The statechart took another transition.',
    ],
    ['another state', { value: 'enteringEmail' }, 'The statechart is in another state.'],
    ['another status', { status: 'done' }, 'The flow ended differently, or did not end.'],
    [
      'another verdict',
      { verdicts: [] },
      'Other guards were evaluated, or a guard had another result.',
    ],
    [
      'another context',
      { context: { email: 'xxxx@xxxxxxx.xxx', name: '', resendAt: 1, problem: null } },
      'The context is different.',
    ],
    [
      'an effect that is not pending',
      { event: { type: 'xstate.done.actor.register' } },
      'The effect "register" is not pending.',
    ],
  ])('stops at the first step that differs: %s', async (_, change, reason) => {
    const { steps, ...rest } = await recordWalk('registration', {}, toCode);
    const changed = steps.map((step, index) => (index === 2 ? { ...step, ...change } : step));
    const { divergence } = await replay(registration, {
      ...rest,
      steps: changed as Recording['steps'],
    });
    expect(divergence).toMatchObject({ index: 2, reason });
  });

  test('lists all differences of that step; a generated test follows the new run', async () => {
    const { steps, ...rest } = await recordWalk('registration', {}, toCode);
    const changed = steps.map((step, index) =>
      index === 2
        ? { ...step, verdicts: [], context: { ...step.context, problem: { about: 'email' } } }
        : step,
    );
    const { divergence, recording } = await replay(registration, { ...rest, steps: changed });
    expect(divergence?.differences).toEqual([
      { what: 'verdicts', recorded: [], replayed: steps[2]?.verdicts },
      { what: 'context.problem', recorded: { about: 'email' }, replayed: null },
    ]);
    expect(generateTest(registration, recording)).toBe(
      generateTest(registration, { ...rest, steps: steps.slice(0, 3) }),
    );
  });

  test('with one of the shop’s own error messages does not diverge', async () => {
    const error = { kind: 'offline', message: failureText.offline, retryable: true };
    const recording = await recordWalk('registration', {}, [
      ...toCode.slice(0, 2),
      { type: 'xstate.error.actor.sendCode', error },
    ] as typeof toCode);
    expect(JSON.stringify(recording.steps.at(-1)?.context)).toContain(failureText.offline);
    expect((await replay(registration, recording)).divergence).toBeNull();
  });

  test('of a flow that the shopper left ends with its stop', async () => {
    const recording = await recordWalk('registration', {}, [{ type: 'xstate.stop' }]);
    const { divergence, recording: replayed } = await replay(registration, recording);
    expect(divergence).toBeNull();
    expect(replayed.steps.at(-1)?.status).toBe('stopped');
    expect(generateTest(registration, recording)).not.toContain('xstate.stop');
  });
});

test('an earlier step of a walk continues with another event', async () => {
  const walk = await replayUntil(registration, await recordWalk('registration', {}, toCode), 2);
  expect(walk.pending()).toEqual(['sendCode']);
  const error = { kind: 'offline', message: 'Offline.', retryable: true };
  await walk.send({ type: 'xstate.error.actor.sendCode', error });
  const { steps } = walk.recording();
  expect(steps.map(({ event }) => event.type)).toEqual([
    'xstate.init',
    'email.typed',
    'email.submitted',
    'xstate.error.actor.sendCode',
  ]);
  expect(steps.at(-1)?.value).toEqual({ enteringEmail: 'rejected' });
});

test('generates a test that sends the events of the recording', async () => {
  expect(generateTest(registration, await recordWalk('registration', {}, toCode.slice(0, 2)))).toBe(
    `// Format with: npx biome check --write <this file>
import { createPausedActor } from '@kedai/flow-viewer/model';
import { registrationMachine as machine } from './registration';

test("Registration: email.typed, email.submitted", async () => {
  const flow = createPausedActor(machine, {});
  expect(flow.snapshot().value).toEqual({"enteringEmail":"ready"});

  await flow.send({"type":"email.typed","email":"xxxx@xxxxxxx.xxx"});
  expect(flow.snapshot().value).toEqual({"enteringEmail":"ready"});

  await flow.send({"type":"email.submitted"});
  expect(flow.snapshot().value).toEqual("sendingCode");

  expect([...flow.takenTransitions]).toEqual(["registration.starting | always | 2","registration.enteringEmail | email.typed | 0","registration.enteringEmail | email.submitted | 0"]);
});
`,
  );
});

describe('a file', () => {
  test.each(['', '{', '[]', '{"flow":"payOrder"}'])(
    'with the content %j is rejected with a hint',
    (text) => {
      expect(() => readRecording(text)).toThrow('Choose a file that was saved here');
    },
  );

  test('is named after its flow and its start time', async () => {
    const recording = await recordWalk('registration', {}, []);
    expect(fileName({ ...recording, startedAt: Date.UTC(2026, 4, 1, 9, 5, 7) }, 'json')).toBe(
      'registration-2026-05-01-090507.json',
    );
  });
});
