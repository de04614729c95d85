import { journeysOf } from '../../machines/testing/journeys';
import { failureText } from '../../text/failures';
import { shortestPath } from '../coverage/knownPaths';
import { FLOWS, type FlowId, machines } from '../model/flows';
import { decodeLink, encodeLink } from '../model/link';
import type { Recording } from '../model/recording';
import { statechartOf } from '../model/statechart';
import { visitedBy } from '../model/stepView';
import { replayUntil, startWalk } from '../walk/session';
import { generateTest } from './generateTest';
import { fileName, fileOf, readRecording } from './recordingFile';
import { replay } from './replay';

async function recordWalk(
  flow: FlowId,
  input: Readonly<Record<string, unknown>>,
  events: readonly { readonly type: string }[],
): Promise<Recording> {
  let time = 1_000;
  const walk = startWalk(flow, input, { now: () => time });
  for (const event of events) {
    time += 1_500;
    await walk.send(event);
  }
  walk.stop();
  return walk.recording();
}

const everyJourney = FLOWS.flatMap((flow) =>
  journeysOf[flow].map(({ name, input, steps }) => {
    const events = steps.map(({ event }) => event);
    return [`${flow}, ${name}`, flow, input, events] as const;
  }),
);

describe.each(everyJourney)('%s', (_name, flow, input, events) => {
  test('is recorded, and replays without divergence from a file and from a link', async () => {
    const recording = await recordWalk(flow, input, events);
    expect(recording.steps.length).toBeGreaterThan(events.length - 1);
    const fromFile = readRecording(await fileOf(recording).text());
    expect(fromFile).toEqual(JSON.parse(JSON.stringify(recording)));
    expect((await replay(fromFile)).divergence).toBeNull();

    const linked = await decodeLink(await encodeLink(recording, 2));
    expect(linked?.step).toBe(2);
    const replayed = await replay(linked?.recording as Recording);
    expect(replayed.divergence).toBeNull();
    // The replay computes the contexts that the link leaves out.
    expect(replayed.recording.steps.map(({ context }) => context)).toEqual(
      (await replay(fromFile)).recording.steps.map(({ context }) => context),
    );
  });
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
      { arrows: ['registration.enteringEmail | email.submitted | 1'] },
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
    const { divergence } = await replay({ ...rest, steps: changed as Recording['steps'] });
    expect(divergence).toMatchObject({ index: 2, reason });
  });

  test('lists all differences of that step with the recorded and the new value', async () => {
    const { steps, ...rest } = await recordWalk('registration', {}, toCode);
    const changed = steps.map((step, index) =>
      index === 2
        ? { ...step, verdicts: [], context: { ...step.context, problem: { about: 'email' } } }
        : step,
    );
    const { divergence } = await replay({ ...rest, steps: changed });
    expect(divergence?.differences).toEqual([
      { what: 'verdicts', recorded: [], replayed: steps[2]?.verdicts },
      { what: 'context.problem', recorded: { about: 'email' }, replayed: null },
    ]);
  });

  test('of a link compares only what a link contains', async () => {
    const linked = await decodeLink(
      await encodeLink(await recordWalk('registration', {}, toCode), 0),
    );
    expect(linked?.recording).toMatchObject({ isLean: true });
    expect((await replay(linked?.recording as Recording)).divergence).toBeNull();
  });

  test('without steps, or without the first steps, throws an error with the reason', async () => {
    const recording = await recordWalk('registration', {}, toCode);
    await expect(replay({ ...recording, steps: [] })).rejects.toThrow('has no steps');
    await expect(replay({ ...recording, dropped: 7 })).rejects.toThrow('lost its first 7 steps');
  });

  test('with one of the shop’s own error messages does not diverge', async () => {
    const error = { kind: 'offline', message: failureText.offline, retryable: true };
    const recording = await recordWalk('registration', {}, [
      ...toCode.slice(0, 2),
      { type: 'xstate.error.actor.sendCode', error },
    ] as typeof toCode);
    expect(JSON.stringify(recording.steps.at(-1)?.context)).toContain(failureText.offline);
    expect((await replay(recording)).divergence).toBeNull();
  });

  test('of a restored flow starts from its snapshot', async () => {
    const { value, context } = startWalk('registration', {}, { now: () => 0 }).snapshot();
    const from = {
      status: 'active',
      value: { enteringCode: 'readyToResend' },
      context,
      children: {},
      historyValue: {},
    };
    expect(value).toBe('enteringEmail');
    const walk = startWalk('registration', {}, { now: () => 0, from });
    await walk.send({ type: 'code.resendRequested' });
    const { divergence, recording } = await replay(walk.recording());
    expect(divergence).toBeNull();
    expect(recording.steps.at(-1)?.value).toEqual({ enteringCode: 'resending' });
  });
});

test('replays a flow that the shopper left, up to its stop', async () => {
  const walk = startWalk('registration', {}, { now: () => 0 });
  await walk.send({ type: 'xstate.stop' });
  const recording = walk.recording();
  expect(recording.steps.at(-1)).toMatchObject({
    event: { type: 'xstate.stop' },
    status: 'stopped',
  });
  expect((await replay(recording)).divergence).toBeNull();
  expect(generateTest(recording)).not.toContain('xstate.stop');
});

test('replays a run of 620 steps, and its link stays short enough to send', async () => {
  const typed = Array.from({ length: 619 }, (_, index) => ({
    type: 'email.typed',
    email: `${'a'.repeat(index % 30)}@example.com`,
  }));
  const recording = await recordWalk('registration', {}, typed);
  expect(recording.steps).toHaveLength(620);
  expect((await replay(recording)).divergence).toBeNull();
  const link = await encodeLink(recording, 619);
  expect(link.length).toBeLessThan(8_000);
  const linked = await decodeLink(link);
  expect((await replay(linked?.recording as Recording)).recording.steps).toHaveLength(620);
});

describe('an earlier step of a walk', () => {
  test.each(everyJourney)('can be restored, in %s', async (_name, flow, input, events) => {
    const recording = await recordWalk(flow, input, events);
    const index = Math.floor(recording.steps.length / 2);
    const walk = await replayUntil(recording, index);
    walk.stop();
    expect(walk.recording().steps).toEqual(recording.steps.slice(0, index + 1));
  });

  test('continues with another event and discards the later steps', async () => {
    const walk = await replayUntil(await recordWalk('registration', {}, toCode), 2);
    expect(walk.pending()).toEqual(['sendCode']);
    await walk.send({ type: 'email.correctionRequested' });
    const { steps } = walk.recording();
    expect(steps.map(({ event }) => event.type)).toEqual([
      'xstate.init',
      'email.typed',
      'email.submitted',
      'email.correctionRequested',
    ]);
    expect(steps.at(-1)?.value).toBe('enteringEmail');
    expect((await replay(walk.recording())).divergence).toBeNull();
  });
});

describe('a link', () => {
  test('that was cut throws an error with instructions', async () => {
    const link = await encodeLink(await recordWalk('registration', {}, toCode), 0);
    await expect(decodeLink(link.slice(0, 60))).rejects.toThrow('Copy it again');
    await expect(decodeLink('#r=%%%')).rejects.toThrow('Copy it again');
  });

  test('without a recording is read as null', async () => {
    expect(await decodeLink('#flow=checkout&mode=walk')).toBeNull();
    expect(await decodeLink('')).toBeNull();
  });
});

describe('a file', () => {
  test.each(['', '{', '[]', '{"flow":"checkout"}'])(
    'with the content %j is rejected with a hint',
    (text) => {
      expect(() => readRecording(text)).toThrow('Choose a file that was saved here');
    },
  );

  test('is named after its flow and its start time', async () => {
    const recording = await recordWalk('registration', {}, []);
    expect(fileName({ ...recording, startedAt: Date.UTC(2026, 4, 1, 9, 5) }, 'json')).toBe(
      'registration-2026-05-01-0905.json',
    );
  });
});

describe.each(FLOWS)('of %s', (flow) => {
  const statechart = statechartOf(machines[flow]);
  const everything = [...statechart.states.slice(1), ...statechart.transitions].map(({ id }) => id);

  test('has a known path to every state and every transition, which leads there', async () => {
    for (const id of everything) {
      const path = await shortestPath(statechart, flow, id);
      if (path === null) throw new Error(`No path to ${id} is known.`);
      const { steps } = await recordWalk(flow, path.input, path.events);
      expect([id, visitedBy(statechart, steps).has(id)]).toEqual([id, true]);
    }
  });
});
