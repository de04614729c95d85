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

function listening() {
  const heard: string[] = [];
  const told = deferEmptyRuns(
    {
      began: (key) => void heard.push(`${key} began`),
      stepped: (key, { event }) => void heard.push(`${key} ${event.type}`),
    },
    400,
  );
  return { heard, told };
}

test('a flow that is left before anything happened in it is no run', () => {
  const { heard, told } = listening();
  told.began('a', recording);
  told.stepped('a', step('xstate.init'));
  told.stepped('a', step('xstate.stop'));
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
});

test('a run is told with the first thing that happens in it, then step by step', () => {
  const { heard, told } = listening();
  told.began('a', recording);
  told.stepped('a', step('xstate.init'));
  expect(heard).toEqual([]);
  told.stepped('a', step('email.typed'));
  expect(heard).toEqual(['a began', 'a xstate.init', 'a email.typed']);
  told.stepped('a', step('xstate.stop'));
  expect(heard.at(-1)).toBe('a xstate.stop');
});

test('a run in which nothing happens is told when it has lasted', () => {
  const { heard, told } = listening();
  told.began('a', recording);
  told.stepped('a', step('xstate.init'));
  jest.advanceTimersByTime(400);
  expect(heard).toEqual(['a began', 'a xstate.init']);
});

test('nothing is told any more when it is closed', () => {
  const { heard, told } = listening();
  told.began('a', recording);
  told.stepped('a', step('xstate.init'));
  told.close();
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
});
