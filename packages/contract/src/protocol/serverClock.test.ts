import type * as ServerClock from './serverClock';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.parse('2026-11-21T04:00:00Z');
const header = (moment: number) => new Date(moment).toUTCString();

/** How far the clocks of devices are off, ms. */
const DEVICES = [
  ['right', 0],
  ['48 hours slow', -2 * DAY_MS],
  ['7 minutes slow', -7 * MINUTE_MS],
  ['6 minutes fast', 6 * MINUTE_MS],
  ['12.7 hours fast', 12.7 * HOUR_MS],
  ['24 hours fast', DAY_MS],
] as const;

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

/** The clock of a page that has just been loaded. */
function loadPage(): typeof ServerClock {
  let clock: typeof ServerClock | undefined;
  jest.isolateModules(() => {
    clock = jest.requireActual<typeof ServerClock>('./serverClock');
  });
  if (clock === undefined) throw new Error('The clock was not loaded.');
  return clock;
}

/** A page at noon that has received a response. */
function loadKnown(): typeof ServerClock {
  const clock = loadPage();
  clock.readServerDate(header(NOON));
  return clock;
}

/** The monotonic clock stops while a device sleeps. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

describe.each(DEVICES)('on a device that is %s', (_, error) => {
  beforeEach(() => jest.setSystemTime(NOON + error));

  test('the time is unknown before the first response, and right after it', () => {
    const clock = loadPage();
    expect(clock.confirmedServerNow()).toBeNull();
    clock.readServerDate(header(NOON));
    expect(clock.confirmedServerNow()).toBe(NOON);
    jest.advanceTimersByTime(2 * HOUR_MS);
    expect(clock.confirmedServerNow()).toBe(NOON + 2 * HOUR_MS);
  });

  test('a reload asks again', () => {
    loadKnown();
    const clock = loadPage();
    expect(clock.confirmedServerNow()).toBeNull();
    clock.readServerDate(header(NOON));
    expect(clock.confirmedServerNow()).toBe(NOON);
  });

  test('a change of its clock while the page is open changes nothing, but must be confirmed', () => {
    const clock = loadKnown();
    jest.setSystemTime(NOON);
    jest.advanceTimersByTime(5_000);
    expect(clock.serverNow()).toBe(NOON + 5_000);
    expect(clock.isServerTimeLost()).toBe(error !== 0);
    clock.readServerDate(header(NOON + 5_000));
    expect(clock.confirmedServerNow()).toBe(NOON + 5_000);
  });

  test('after a sleep the time is unknown until the next response', () => {
    const clock = loadKnown();
    sleep(3 * HOUR_MS);
    expect(clock.isServerTimeLost()).toBe(true);
    expect(clock.confirmedServerNow()).toBeNull();
    clock.readServerDate(header(NOON + 3 * HOUR_MS));
    expect(clock.confirmedServerNow()).toBe(NOON + 3 * HOUR_MS);
  });
});

test('does not turn the clock back for a response that took some seconds', () => {
  const clock = loadKnown();
  jest.advanceTimersByTime(15_000);
  clock.readServerDate(header(NOON + 2_000));
  expect(clock.serverNow()).toBe(NOON + 15_000);
});

test.each([null, '', 'yesterday'])('ignores a header of %p', (invalid) => {
  const clock = loadPage();
  clock.readServerDate(invalid);
  expect(clock.confirmedServerNow()).toBeNull();
});

test('notifies listeners when the time becomes known or is corrected, but not of a small difference', () => {
  const clock = loadPage();
  const listener = jest.fn();
  const stop = clock.onClockCorrected(listener);
  clock.readServerDate(header(NOON));
  expect(listener).toHaveBeenCalledTimes(1);
  clock.readServerDate(header(NOON + 1_000));
  expect(listener).toHaveBeenCalledTimes(1);
  clock.readServerDate(header(NOON + DAY_MS));
  expect(listener).toHaveBeenCalledTimes(2);
  sleep(30_000);
  clock.readServerDate(header(NOON + DAY_MS));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  clock.readServerDate(header(NOON));
  expect(listener).toHaveBeenCalledTimes(3);
});
