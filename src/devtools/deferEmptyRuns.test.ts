import type { Recording, Step } from '../flows/model/recording';
import { deferEmptyRuns } from './deferEmptyRuns';

const recording: Recording = {
  version: 1,
  flow: 'registration',
  fingerprint: 'f',
  startedAt: 1_000,
  input: {},
  steps: [],
};

const step = (type: string): Step => ({
  at: 0,
  event: { type },
  arrows: [],
  verdicts: [],
  value: 'enteringEmail',
  context: {},
  status: 'active',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const received: string[] = [];
  const runs = deferEmptyRuns(
    {
      runStarted: (key) => void received.push(`${key} started`),
      stepTaken: (key, { event }) => void received.push(`${key} ${event.type}`),
    },
    400,
  );
  return { received, runs };
}

test('does not report a flow that stops before its first event', () => {
  const { received, runs } = setUp();
  runs.runStarted('a', recording);
  runs.stepTaken('a', step('xstate.init'));
  runs.stepTaken('a', step('xstate.stop'));
  jest.advanceTimersByTime(1_000);
  expect(received).toEqual([]);
});

test('reports a run with its first event, then each step', () => {
  const { received, runs } = setUp();
  runs.runStarted('a', recording);
  runs.stepTaken('a', step('xstate.init'));
  expect(received).toEqual([]);
  runs.stepTaken('a', step('email.typed'));
  expect(received).toEqual(['a started', 'a xstate.init', 'a email.typed']);
  runs.stepTaken('a', step('xstate.stop'));
  expect(received.at(-1)).toBe('a xstate.stop');
});

test('reports a run without events after the delay', () => {
  const { received, runs } = setUp();
  runs.runStarted('a', recording);
  runs.stepTaken('a', step('xstate.init'));
  jest.advanceTimersByTime(400);
  expect(received).toEqual(['a started', 'a xstate.init']);
});

test('reports nothing after close', () => {
  const { received, runs } = setUp();
  runs.runStarted('a', recording);
  runs.stepTaken('a', step('xstate.init'));
  runs.close();
  jest.advanceTimersByTime(1_000);
  expect(received).toEqual([]);
});
