import { type Argon2Task, argon2InProcess } from './argon2';
import { argon2Thread } from './argon2Thread';

const task = (overrides: Partial<Argon2Task> = {}): Argon2Task => ({
  password: 'good password',
  salt: new Uint8Array(16).fill(7),
  memorySize: 1024,
  iterations: 2,
  parallelism: 1,
  hashLength: 32,
  ...overrides,
});

let thread: ReturnType<typeof argon2Thread>;
beforeEach(() => {
  thread = argon2Thread();
});
afterEach(() => thread.close());

test('produces the same hashes as the main thread', async () => {
  const tasks = [task(), task({ password: 'pässword' }), task({ iterations: 3 })];
  const expected = await Promise.all(tasks.map(argon2InProcess));
  expect(await Promise.all(tasks.map(thread.argon2))).toEqual(expected);
  expect(new Set(expected).size).toBe(3);
});

test('does not block the main thread', async () => {
  const steps: string[] = [];
  const hashing = thread.argon2(task({ memorySize: 19 * 1024 })).then(() => steps.push('hashed'));
  await new Promise((resolve) => setImmediate(resolve));
  steps.push('answered');
  await hashing;
  expect(steps).toEqual(['answered', 'hashed']);
});

test('a failed task does not affect the next', async () => {
  await expect(thread.argon2(task({ iterations: 0 }))).rejects.toThrow('could not be hashed');
  expect(await thread.argon2(task())).toContain('$argon2id$');
});

test('rejects pending tasks on close, and starts again', async () => {
  const hashing = thread.argon2(task({ memorySize: 19 * 1024 }));
  const rejection = expect(hashing).rejects.toThrow('ended');
  await thread.close();
  await rejection;
  expect(await thread.argon2(task())).toContain('$argon2id$');
});
