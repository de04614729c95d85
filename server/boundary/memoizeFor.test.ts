import { testClock } from '../testing/fakes';
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
