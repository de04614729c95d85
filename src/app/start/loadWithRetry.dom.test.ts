import { loadWithRetry } from './loadWithRetry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Rejects `failures` times, then resolves. */
function arrivesAfter(failures: number) {
  let left = failures;
  return jest.fn(() =>
    left-- > 0
      ? Promise.reject(Object.assign(new Error('cut off'), { name: 'ChunkLoadError' }))
      : Promise.resolve('part'),
  );
}

test('a failed load is retried after 1, 2, 4 … and at most 30 seconds, and every failure is reported', async () => {
  const load = arrivesAfter(8);
  const onFailure = jest.fn();
  const loaded = loadWithRetry(load, onFailure);
  for (const [index, seconds] of [1, 2, 4, 8, 16, 30, 30, 30].entries()) {
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  expect(await loaded).toBe('part');
  expect(onFailure).toHaveBeenCalledTimes(8);
});

test.each([
  ['when the connection comes back', 'online'],
  ['at an input', 'pointerdown'],
])('retries at once %s', async (_, event) => {
  const load = arrivesAfter(1);
  const loaded = loadWithRetry(load);
  await jest.advanceTimersByTimeAsync(10);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event(event));
  expect(await loaded).toBe('part');
});

test('a module that throws while it is evaluated is not retried, and its error is passed on', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('broken')));
  await expect(loadWithRetry(load)).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});
