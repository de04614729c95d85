import { onClockCorrected, readServerDate, serverNow } from './serverClock';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.parse('2026-11-21T04:00:00Z');
const header = (moment: number) => new Date(moment).toUTCString();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  readServerDate(header(NOON));
});
afterEach(() => jest.useRealTimers());

test.each([
  ['two days slow', -2 * DAY_MS],
  ['a day fast', DAY_MS],
])('shows the time of the server on a device that is %s', (_, error) => {
  jest.setSystemTime(NOON + error);
  readServerDate(header(NOON + 60_000));
  expect(serverNow()).toBe(NOON + 60_000);
});

test('ignores a change of the device clock while the page is open', () => {
  const before = serverNow();
  jest.setSystemTime(NOON - 2 * DAY_MS);
  jest.advanceTimersByTime(5_000);
  expect(serverNow()).toBe(before + 5_000);
});

test('does not turn the clock back for a response that took some seconds', () => {
  jest.advanceTimersByTime(15_000);
  readServerDate(header(NOON + 2_000));
  expect(serverNow()).toBe(NOON + 15_000);
});

test.each([null, '', 'yesterday'])('ignores a header of %p', (invalid) => {
  readServerDate(invalid);
  expect(serverNow()).toBe(NOON);
});

test('notifies listeners of a correction, but not of a small difference', () => {
  const listener = jest.fn();
  const stop = onClockCorrected(listener);
  readServerDate(header(NOON + 1_000));
  expect(listener).not.toHaveBeenCalled();
  readServerDate(header(NOON + DAY_MS));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  readServerDate(header(NOON));
  expect(listener).toHaveBeenCalledTimes(1);
});
