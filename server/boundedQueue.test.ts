import { boundedQueue } from './boundedQueue';

const busy = () => new Error('busy');
/** Work that the test ends. */
function task() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

test('runs up to the limit, queues some more and refuses the rest', async () => {
  const queue = boundedQueue({ running: 2, waiting: 1, full: busy });
  const tasks = [task(), task(), task()];
  let started = 0;
  const results = tasks.map(({ work }, index) =>
    queue.run(async () => {
      started += 1;
      await work();
      return index;
    }),
  );
  await expect(queue.run(async () => 3)).rejects.toThrow('busy');
  expect(started).toBe(2);
  for (const { end } of tasks) end();
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
  expect(await queue.run(async () => 4)).toBe(4);
});

test('a failure frees its slot', async () => {
  const queue = boundedQueue({ running: 1, waiting: 0, full: busy });
  const failed = queue.run(async () => {
    throw new Error('broken');
  });
  await expect(failed).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
