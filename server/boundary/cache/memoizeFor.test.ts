import { setImmediate } from 'node:timers/promises';
import { testClock } from '../../testing/fakes';
import { memoizeFor } from './memoizeFor';

/** A value that is fresh for a second, and whose reading takes some time, ms. */
function openMemo(readingMs: number) {
  const clock = testClock();
  const read = jest.fn(async () => {
    clock.advance(readingMs);
    return {};
  });
  return { clock, read, memo: memoizeFor({ read, clock, freshMs: 1000 }) };
}

test.each([
  ['a quick reading', 10, 980, 20],
  ['a reading that takes longer than its value is fresh', 3000, 2900, 200],
])('%s is used until its time is over', async (_, readingMs, whileFresh, rest) => {
  const { clock, read, memo } = openMemo(readingMs);
  await memo.get();
  clock.advance(whileFresh);
  await memo.get();
  expect(read).toHaveBeenCalledTimes(1);
  clock.advance(rest);
  await memo.get();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a value in use is read again before it expires', async () => {
  const { clock, memo } = openMemo(10);
  const first = await memo.get();
  clock.advance(900);
  expect(memo.fresh()).toBe(first);
  // The new reading ends in the background.
  await setImmediate();
  clock.advance(200);
  expect(memo.fresh()).not.toBe(first);
  expect(memo.fresh()).not.toBeNull();
});

test('a value is read again only when its version has changed', async () => {
  const clock = testClock();
  let version = 'first';
  const read = jest.fn(async () => ({ version }));
  const memo = memoizeFor({ read, readVersion: async () => version, clock, freshMs: 1000 });
  const first = await memo.get();
  clock.advance(1000);
  expect(await memo.get()).toBe(first);
  expect(memo.fresh()).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
  version = 'second';
  clock.advance(999);
  expect(await memo.get()).toBe(first);
  clock.advance(1);
  expect(await memo.get()).toEqual({ version: 'second' });
});

test('a change during a reading causes another one', async () => {
  const clock = testClock();
  let version = 'first';
  const read = jest.fn(async () => {
    const value = { version };
    version = 'second';
    return value;
  });
  const memo = memoizeFor({ read, readVersion: async () => version, clock, freshMs: 1000 });
  await memo.get();
  clock.advance(1000);
  expect(await memo.get()).toEqual({ version: 'second' });
});
