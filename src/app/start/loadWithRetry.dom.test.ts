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

test('a module that loads is used once', async () => {
  const use = jest.fn();
  await loadWithRetry(arrivesAfter(0), use);
  expect(use.mock.calls).toEqual([['part']]);
});

test('a failed load is retried after 1, 2, 4 … and at most 30 seconds', async () => {
  const load = arrivesAfter(8);
  const use = jest.fn();
  const done = loadWithRetry(load, use);
  for (const [index, seconds] of [1, 2, 4, 8, 16, 30, 30, 30].entries()) {
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  await done;
  expect(use.mock.calls).toEqual([['part']]);
});

test.each([
  ['when the connection comes back', 'online'],
  ['at an input', 'pointerdown'],
])('retries at once %s', async (_, event) => {
  const load = arrivesAfter(1);
  const use = jest.fn();
  const done = loadWithRetry(load, use);
  await jest.advanceTimersByTimeAsync(10);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event(event));
  await done;
  expect(use).toHaveBeenCalledTimes(1);
});

test('removes its listeners when the module has loaded', async () => {
  const listening = new Set<string>();
  jest.spyOn(window, 'addEventListener').mockImplementation((type) => void listening.add(type));
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((type) => void listening.delete(type));
  const done = loadWithRetry(arrivesAfter(1), () => undefined);
  await jest.advanceTimersByTimeAsync(10);
  expect(listening).toContain('pointerdown');
  await jest.advanceTimersByTimeAsync(1000);
  await done;
  expect(listening).toEqual(new Set());
});

test('every failure is reported', async () => {
  const onFailure = jest.fn();
  const done = loadWithRetry(arrivesAfter(3), () => undefined, onFailure);
  await jest.advanceTimersByTimeAsync(7000);
  await done;
  expect(onFailure).toHaveBeenCalledTimes(3);
});

test('an error in `use` does not count as a failed load', async () => {
  const load = arrivesAfter(0);
  const failing = loadWithRetry(load, () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a module that throws while it is evaluated is not retried, and its error is passed on', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('broken')));
  const broke = expect(loadWithRetry(load, () => undefined)).rejects.toThrow('broken');
  await jest.advanceTimersByTimeAsync(60_000);
  await broke;
  expect(load).toHaveBeenCalledTimes(1);
});
