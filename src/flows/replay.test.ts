import {
  decodeLink,
  encodeLink,
  generateTest,
  type Recording,
  readRecording,
  replay,
  replayUntil,
} from '@kedai/flow-viewer/model';
import { failureText } from '../text/failures';
import { shopFlow } from './flows';
import { everyJourney } from './testing/journeys';
import { recordWalk } from './testing/purchase';

const registration = shopFlow('registration');

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

const toCode = [
  { type: 'email.typed', email: 'aina@example.com' },
  { type: 'email.submitted' },
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } },
];

describe('a replay', () => {
  test.each<[string, object, string, ...string[]]>([
    [
      'another transition',
      { transitions: ['registration.enteringEmail | email.submitted | 1'] },
      'The statechart took another transition.',
      'transitions',
    ],
    [
      'another state and status',
      { value: 'enteringEmail', status: 'done' },
      'The statechart is in another state.',
      ...['value', 'status'],
    ],
    [
      'another verdict and another context',
      { verdicts: [], context: { email: '', name: '', isVerified: false, problem: null } },
      'Other guards were evaluated, or a guard had another result.',
      ...['verdicts', 'context.email', 'context.resendAt'],
    ],
    [
      'an effect that is not pending',
      { event: { type: 'xstate.done.actor.register' } },
      'The effect "register" is not pending.',
    ],
  ])('stops at the first step that differs: %s', async (_, change, reason, ...differences) => {
    const { steps, ...rest } = await recordWalk('registration', {}, toCode);
    const changed = steps.map((step, index) => (index === 2 ? { ...step, ...change } : step));
    const { divergence } = await replay(registration, { ...rest, steps: changed });
    expect(divergence).toMatchObject({ index: 2, reason });
    expect(divergence?.differences.map(({ what }) => what)).toEqual(differences);
  });

  test('of a flow that the shopper left ends with its stop', async () => {
    const recording = await recordWalk('registration', {}, [{ type: 'xstate.stop' }]);
    const { divergence, recording: replayed } = await replay(registration, recording);
    expect(divergence).toBeNull();
    expect(replayed.steps.at(-1)?.status).toBe('stopped');
    expect(generateTest(registration, recording)).not.toContain('xstate.stop');
  });
});

test('the shop’s own error messages are not masked', async () => {
  const error = { kind: 'offline', message: failureText.offline, retryable: true };
  const { steps } = await recordWalk('registration', {}, [
    ...toCode.slice(0, 2),
    { type: 'xstate.error.actor.sendCode', error },
  ]);
  expect(JSON.stringify(steps.at(-1)?.context)).toContain(failureText.offline);
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
