import { type Argon2Task, argon2Here } from './argon2';
import { argon2Thread } from './argon2Thread';

const task = (parts: Partial<Argon2Task> = {}): Argon2Task => ({
  password: 'good password',
  salt: new Uint8Array(16).fill(7),
  memorySize: 1024,
  iterations: 2,
  parallelism: 1,
  hashLength: 32,
  ...parts,
});

let thread: ReturnType<typeof argon2Thread>;
beforeEach(() => {
  thread = argon2Thread();
});
afterEach(() => thread.close());

test('it hashes as it is done here, each task its own', async () => {
  const tasks = [task(), task({ password: 'pässword' }), task({ iterations: 3 })];
  const here = await Promise.all(tasks.map(argon2Here));
  expect(await Promise.all(tasks.map(thread.argon2))).toEqual(here);
  expect(new Set(here).size).toBe(3);
});

test('others are answered meanwhile', async () => {
  const steps: string[] = [];
  const hashing = thread.argon2(task({ memorySize: 19 * 1024 })).then(() => steps.push('hashed'));
  await new Promise((resolve) => setImmediate(resolve));
  steps.push('answered');
  await hashing;
  expect(steps).toEqual(['answered', 'hashed']);
});

test('a task that cannot be done fails, the next is done', async () => {
  await expect(thread.argon2(task({ iterations: 0 }))).rejects.toThrow('could not be hashed');
  expect(await thread.argon2(task())).toContain('$argon2id$');
});

test('what it had to do when it ends fails, and it starts again', async () => {
  const hashing = thread.argon2(task({ memorySize: 19 * 1024 }));
  const told = expect(hashing).rejects.toThrow('ended');
  await thread.close();
  await told;
  expect(await thread.argon2(task())).toContain('$argon2id$');
});
