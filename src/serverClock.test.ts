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
])('a device that is %s shows the time of the server', (_, wrong) => {
  jest.setSystemTime(NOON + wrong);
  readServerDate(header(NOON + 60_000));
  expect(serverNow()).toBe(NOON + 60_000);
});

test('a device that is set back while the page is open changes nothing', () => {
  const before = serverNow();
  jest.setSystemTime(NOON - 2 * DAY_MS);
  jest.advanceTimersByTime(5_000);
  expect(serverNow()).toBe(before + 5_000);
});

test('an answer that was on its way for some seconds does not turn the clock back', () => {
  jest.advanceTimersByTime(15_000);
  readServerDate(header(NOON + 2_000));
  expect(serverNow()).toBe(NOON + 15_000);
});

test.each([null, '', 'yesterday'])('a header of %p changes nothing', (nonsense) => {
  readServerDate(nonsense);
  expect(serverNow()).toBe(NOON);
});

test('tells when it was corrected, and not when it was about right', () => {
  const heard = jest.fn();
  const stop = onClockCorrected(heard);
  readServerDate(header(NOON + 1_000));
  expect(heard).not.toHaveBeenCalled();
  readServerDate(header(NOON + DAY_MS));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  readServerDate(header(NOON));
  expect(heard).toHaveBeenCalledTimes(1);
});
