import { createMachine } from 'xstate';
import { crossing } from '../../example/flow';
import type { Flow } from '../flow';
import { channelName, type PageMessage, type ViewerMessage } from '../model/messages';
import type { Recording, Step } from '../model/recording';
import { fakeBroadcastChannel } from '../testing/fakeChannel';
import { pageAtStart, runOnPage } from './runOnPage';
import type { LiveRun } from './useLiveRuns';

fakeBroadcastChannel();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const flow: Flow = {
  ...crossing,
  id: 'door',
  machine: createMachine({ id: 'door' }),
  repeat: ({ type, ...payload }) =>
    type.startsWith('key') ? 'Turn the key.' : { type, ...payload, isRepeated: true },
};

const stepOf = (type: string, value: string): Step => ({
  at: 0,
  event: { type },
  transitions: [`door | ${type}`],
  verdicts: [],
  value,
  context: {},
  status: 'active',
});

const start = stepOf('xstate.init', 'closed');
const opened = stepOf('door.pushed', 'opening');
const ended = stepOf('xstate.done.actor.motor', 'open');
const locked = stepOf('key.turned', 'locked');

const recordingOf = (...steps: Step[]): Recording => ({
  version: 1,
  flow: 'door',
  startedAt: 0,
  steps: [start, ...steps],
});

const target: LiveRun = {
  id: 'p door-1',
  page: 'p',
  key: 'door-1',
  number: 1,
  isOver: false,
  recording: recordingOf(),
};

/** Runs a recording on a page that responds to each event with the given steps. */
function run(recording: Recording, answers: readonly Step[] = []) {
  const page = new BroadcastChannel(channelName('test'));
  const steps = [start];
  const received: unknown[] = [];
  const post = (message: PageMessage) => page.postMessage(message);
  const publish = (...next: Step[]) => {
    steps.push(...next);
    const [first, ...others] = steps;
    if (first) post({ type: 'run', page: 'p', key: 'door-1', recording: recordingOf(...others) });
  };
  page.onmessage = ({ data }: MessageEvent<ViewerMessage>) => {
    received.push(data);
    publish(...answers);
  };
  const tasks: (readonly [number, string | null])[] = [];
  const controller = new AbortController();
  const result = runOnPage({
    namespace: 'test',
    flow,
    target,
    recording,
    onStep: (index, task) => tasks.push([index, task]),
    signal: controller.signal,
  });
  const settled = result.catch((error: Error) => error.message).finally(() => page.close());
  return { settled, received, tasks, publish, post, stop: () => controller.abort() };
}

test('sends the repeated events, waits for the effects, and finds no difference', async () => {
  const { settled, received, tasks, publish } = run(recordingOf(opened, ended), [opened]);
  await Promise.resolve();
  publish(ended);
  expect(await settled).toBeNull();
  expect(received).toEqual([
    {
      type: 'eventSent',
      page: 'p',
      key: 'door-1',
      event: { type: 'door.pushed', isRepeated: true },
    },
  ]);
  expect(tasks).toEqual([
    [1, null],
    [2, null],
  ]);
});

test('stops at the first difference: another state, or the other end of an effect', async () => {
  const other = { ...opened, value: 'stuck' };
  expect(await run(recordingOf(opened, ended), [other]).settled).toMatchObject({
    index: 1,
    differences: [{ what: 'value', recorded: 'opening', replayed: 'stuck' }],
  });
  const failed = stepOf('xstate.error.actor.motor', 'closed');
  expect(await run(recordingOf(opened, ended), [opened, failed]).settled).toMatchObject({
    index: 2,
    reason: 'Another event came.',
    differences: [
      { what: 'event', recorded: 'motor ✓', replayed: 'motor ✗' },
      { what: 'transitions' },
      { what: 'value' },
    ],
  });
});

test('waits without end for what the tester does, passes over other steps, and continues', async () => {
  const stays = stepOf('key.felt', 'closed');
  const { settled, received, tasks, publish } = run(recordingOf(stays, locked));
  await jest.advanceTimersByTimeAsync(600_000);
  publish(stepOf('bell.rung', 'closed'));
  publish(locked);
  expect(await settled).toBeNull();
  expect(received).toEqual([]);
  // The step that led nowhere was not waited for.
  expect(tasks).toEqual([[2, 'Turn the key.']]);
});

test('fails when nothing happens, when the page is left or closed, and when it is stopped', async () => {
  const silent = run(recordingOf(opened));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await silent.settled).toBe('It did not happen in 5 s. The page is in closed.');

  const slow = run(recordingOf(opened, ended), [opened]);
  await jest.advanceTimersByTimeAsync(89_999);
  slow.publish(stepOf('bell.rung', 'opening'));
  await jest.advanceTimersByTimeAsync(1);
  expect(await slow.settled).toBe('It did not happen in 90 s. The page is in opening.');

  const left = run(recordingOf(locked));
  left.publish(stepOf('xstate.stop', 'closed'));
  expect(await left.settled).toBe('The flow was left on the page. It was in closed.');

  const closed = run(recordingOf(locked));
  closed.post({ type: 'closed', page: 'p' });
  expect(await closed.settled).toBe('The flow was left on the page. It was in closed.');

  const stopped = run(recordingOf(locked));
  stopped.stop();
  expect(await stopped.settled).toBe('You stopped it.');
});

test('begins before the first event: the page loads by itself', async () => {
  const loaded = stepOf('xstate.done.actor.load', 'ready');
  const recording = recordingOf(loaded, opened);
  const ready = { ...target, key: 'ready', recording: recordingOf(loaded) };
  expect(pageAtStart([ready, target], recording)).toBe(ready);
  const { settled, tasks } = run(recording, [opened]);
  expect(await settled).toBeNull();
  expect(tasks).toEqual([[2, null]]);
});

test('runs on the newest open page that is where the recording begins', () => {
  const runs = [
    target,
    { ...target, key: 'door-2' },
    { ...target, key: 'over', isOver: true },
    { ...target, key: 'moved', recording: recordingOf(opened) },
    { ...target, key: 'done', recording: recordingOf({ ...start, status: 'done' }) },
    { ...target, key: 'gate', recording: { ...recordingOf(), flow: 'gate' } },
  ];
  expect(pageAtStart(runs, recordingOf(opened))?.key).toBe('door-2');
  expect(pageAtStart(runs.slice(2), recordingOf(opened))).toBeUndefined();
});
