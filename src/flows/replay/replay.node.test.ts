import { journeysOf } from '../../machines/testing/journeys';
import { failureTexts } from '../../text/failures';
import { chartOf } from '../model/chart';
import { FLOWS, type FlowId, machines } from '../model/flows';
import { linkOf, readLink } from '../model/link';
import type { Recording } from '../model/recording';
import { visitedBy } from '../model/stepView';
import { retrace, startWalk } from '../walk/session';
import { shortestPath } from '../walked/knownPaths';
import { testOf } from './makeTest';
import { fileName, fileOf, readRecording } from './recordingFile';
import { replay } from './replay';

async function walked(
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
  test('is recorded, and replayed without going another way, from a file and from a link', async () => {
    const recording = await walked(flow, input, events);
    expect(recording.steps.length).toBeGreaterThan(events.length - 1);
    const fromFile = readRecording(await fileOf(recording).text());
    expect(fromFile).toEqual(JSON.parse(JSON.stringify(recording)));
    expect((await replay(fromFile)).divergence).toBeNull();

    const linked = await readLink(await linkOf(recording, 2));
    expect(linked?.step).toBe(2);
    const replayed = await replay(linked?.recording as Recording);
    expect(replayed.divergence).toBeNull();
    // What the link left out is found by walking again.
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
      'another arrow',
      { arrows: ['registration.enteringEmail | email.submitted | 1'] },
      'The chart took another arrow.',
    ],
    ['another state', { value: 'enteringEmail' }, 'The chart is in another state.'],
    ['another end', { status: 'done' }, 'The flow has ended otherwise, or has not ended.'],
    [
      'another verdict',
      { verdicts: [] },
      'A guard was asked that was not, or said something else.',
    ],
    [
      'another context',
      { context: { email: 'xxxx@xxxxxxx.xxx', name: '', resendAt: 1, problem: null } },
      'The context is another.',
    ],
    [
      'an effect that is not pending',
      { event: { type: 'xstate.done.actor.register' } },
      'The effect "register" is not pending.',
    ],
  ])('shows the step at which the chart goes another way: %s', async (_, change, reason) => {
    const { steps, ...rest } = await walked('registration', {}, toCode);
    const changed = steps.map((step, index) => (index === 2 ? { ...step, ...change } : step));
    const { divergence } = await replay({ ...rest, steps: changed as Recording['steps'] });
    expect(divergence).toMatchObject({ index: 2, reason });
  });

  test('names all that differs at that step, as it was recorded and as it is', async () => {
    const { steps, ...rest } = await walked('registration', {}, toCode);
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

  test('of a link compares what a link holds', async () => {
    const linked = await readLink(await linkOf(await walked('registration', {}, toCode), 0));
    expect(linked?.recording).toMatchObject({ isLean: true });
    expect((await replay(linked?.recording as Recording)).divergence).toBeNull();
  });

  test('of no steps, and of a run without its beginning, is none and says so', async () => {
    const recording = await walked('registration', {}, toCode);
    await expect(replay({ ...recording, steps: [] })).rejects.toThrow('has no steps');
    await expect(replay({ ...recording, dropped: 7 })).rejects.toThrow('lost its first 7 steps');
  });

  test('of a failure told in the shop’s own words is the same', async () => {
    const error = { kind: 'offline', message: failureTexts.offline, retryable: true };
    const recording = await walked('registration', {}, [
      ...toCode.slice(0, 2),
      { type: 'xstate.error.actor.sendCode', error },
    ] as typeof toCode);
    expect(JSON.stringify(recording.steps.at(-1)?.context)).toContain(failureTexts.offline);
    expect((await replay(recording)).divergence).toBeNull();
  });

  test('goes on from where a flow that was resumed went on', async () => {
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

test('a flow that was left is replayed up to where it was left', async () => {
  const walk = startWalk('registration', {}, { now: () => 0 });
  await walk.send({ type: 'xstate.stop' });
  const recording = walk.recording();
  expect(recording.steps.at(-1)).toMatchObject({
    event: { type: 'xstate.stop' },
    status: 'stopped',
  });
  expect((await replay(recording)).divergence).toBeNull();
  expect(testOf(recording)).not.toContain('xstate.stop');
});

test('a run of 620 steps is replayed, and its link can still be sent', async () => {
  const typed = Array.from({ length: 619 }, (_, index) => ({
    type: 'email.typed',
    email: `${'a'.repeat(index % 30)}@example.com`,
  }));
  const recording = await walked('registration', {}, typed);
  expect(recording.steps).toHaveLength(620);
  expect((await replay(recording)).divergence).toBeNull();
  const link = await linkOf(recording, 619);
  expect(link.length).toBeLessThan(8_000);
  const linked = await readLink(link);
  expect((await replay(linked?.recording as Recording)).recording.steps).toHaveLength(620);
});

describe('an earlier step of a walk', () => {
  test.each(everyJourney)('is come back to, in %s', async (_name, flow, input, events) => {
    const recording = await walked(flow, input, events);
    const index = Math.floor(recording.steps.length / 2);
    const walk = await retrace(recording, index);
    walk.stop();
    expect(walk.recording().steps).toEqual(recording.steps.slice(0, index + 1));
  });

  test('is gone on from another way; what came after it is given up', async () => {
    const walk = await retrace(await walked('registration', {}, toCode), 2);
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
  test('that was cut says so', async () => {
    const link = await linkOf(await walked('registration', {}, toCode), 0);
    await expect(readLink(link.slice(0, 60))).rejects.toThrow('Copy it again');
    await expect(readLink('#r=%%%')).rejects.toThrow('Copy it again');
  });

  test('without a recording is none', async () => {
    expect(await readLink('#flow=checkout&mode=walk')).toBeNull();
    expect(await readLink('')).toBeNull();
  });
});

describe('a file', () => {
  test.each(['', '{', '[]', '{"flow":"checkout"}'])(
    'that holds %j is refused with a hint',
    (text) => {
      expect(() => readRecording(text)).toThrow('Choose a file that was saved here');
    },
  );

  test('is named by its flow and its time', async () => {
    const recording = await walked('registration', {}, []);
    expect(fileName({ ...recording, startedAt: Date.UTC(2026, 4, 1, 9, 5) }, 'json')).toBe(
      'registration-2026-05-01-0905.json',
    );
  });
});

describe.each(FLOWS)('of %s', (flow) => {
  const chart = chartOf(machines[flow]);
  const everything = [...chart.states.slice(1), ...chart.arrows].map(({ id }) => id);

  test('a way is known to every state and every arrow, and leads there', async () => {
    for (const id of everything) {
      const way = await shortestPath(chart, flow, id);
      if (way === null) throw new Error(`No way is known to ${id}.`);
      const { steps } = await walked(flow, way.input, way.events);
      expect([id, visitedBy(chart, steps).has(id)]).toEqual([id, true]);
    }
  });
});
