import { persistently } from './persistently';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails so many times, then is there. */
function arrivesAfter(failures: number) {
  let left = failures;
  return jest.fn(() =>
    left-- > 0
      ? Promise.reject(Object.assign(new Error('cut off'), { name: 'ChunkLoadError' }))
      : Promise.resolve('part'),
  );
}

test('what arrives is used once', async () => {
  const use = jest.fn();
  await persistently(arrivesAfter(0), use);
  expect(use.mock.calls).toEqual([['part']]);
});

test('what does not arrive is asked for again after 1, 2, 4 … and at most every 30 seconds', async () => {
  const load = arrivesAfter(8);
  const use = jest.fn();
  const done = persistently(load, use);
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
])('it is asked for at once %s', async (_, event) => {
  const load = arrivesAfter(1);
  const use = jest.fn();
  const done = persistently(load, use);
  await jest.advanceTimersByTimeAsync(10);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event(event));
  await done;
  expect(use).toHaveBeenCalledTimes(1);
});

test('nothing is listened to any longer when it is there', async () => {
  const listening = new Set<string>();
  jest.spyOn(window, 'addEventListener').mockImplementation((type) => void listening.add(type));
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((type) => void listening.delete(type));
  const done = persistently(arrivesAfter(1), () => undefined);
  await jest.advanceTimersByTimeAsync(10);
  expect(listening).toContain('pointerdown');
  await jest.advanceTimersByTimeAsync(1000);
  await done;
  expect(listening).toEqual(new Set());
});

test('each time it does not arrive is told', async () => {
  const tell = jest.fn();
  const done = persistently(arrivesAfter(3), () => undefined, tell);
  await jest.advanceTimersByTimeAsync(7000);
  await done;
  expect(tell).toHaveBeenCalledTimes(3);
});

test('what goes wrong in its use is not taken for a part that did not arrive', async () => {
  const load = arrivesAfter(0);
  const failing = persistently(load, () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that arrives and breaks is not asked for again, and what broke is told', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('broken')));
  const broke = expect(persistently(load, () => undefined)).rejects.toThrow('broken');
  await jest.advanceTimersByTimeAsync(60_000);
  await broke;
  expect(load).toHaveBeenCalledTimes(1);
});
