import { readServerDate } from '@kedai/contract/protocol/serverClock';
import { sleepUntil } from './sleepUntil';

const MAX_MS = 60_000;

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** Sleeps from the time 0, and reports whether it has ended. */
function sleep(until: number, signal = new AbortController().signal) {
  const end = jest.fn();
  void sleepUntil(until, MAX_MS, signal).then(end);
  return async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return end.mock.calls.length > 0;
  };
}

test.each([
  ['ends at its time', 30_000, 30_000],
  ['ends after the maximum when the clock says that its time is further away', 3_600_000, MAX_MS],
])('%s', async (_, until, duration) => {
  const hasEndedAfter = sleep(until);
  expect(await hasEndedAfter(duration - 1)).toBe(false);
  expect(await hasEndedAfter(1)).toBe(true);
});

test('ends at once when its time has passed', async () => {
  expect(await sleep(-1)(0)).toBe(true);
});

test('never ends after it is aborted', async () => {
  const abort = new AbortController();
  const hasEndedAfter = sleep(30_000, abort.signal);
  abort.abort();
  expect(await hasEndedAfter(2 * MAX_MS)).toBe(false);
});

test('waits for the corrected time when the clock is corrected', async () => {
  const hasEndedAfter = sleep(30_000);
  // The device slept, and no timer ran.
  jest.setSystemTime(25_000);
  readServerDate(new Date(25_000).toUTCString());
  expect(await hasEndedAfter(4_999)).toBe(false);
  expect(await hasEndedAfter(1)).toBe(true);
});
