import { type Argon2, argon2InProcess } from '../../ports/argon2';
import { hashPassword, hashQueued, isPassword } from './passwords';

const PASSWORD = 'good password';

/** The real hash at a low cost. */
const cheap: Argon2 = (task) => argon2InProcess({ ...task, memorySize: 64, iterations: 1 });

test('stores a password as argon2id with 19 MiB, two passes and its own salt', async () => {
  const [first, second] = [
    await hashPassword(argon2InProcess, PASSWORD),
    await hashPassword(argon2InProcess, PASSWORD),
  ];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test.each([
  ['the same password', PASSWORD, PASSWORD, true],
  ['another one', PASSWORD, 'good Password', false],
  ['a longer one', PASSWORD, 'good password ', false],
  ['the same letters from another keyboard', 'caf\u00e9 kedai', 'cafe\u0301 kedai', true],
])('%s', async (_, stored, typed, expected) => {
  const hash = await hashPassword(cheap, stored);
  expect(await isPassword(cheap, typed, hash)).toBe(expected);
});

test.each([
  ['no account', null],
  ['a hash that cannot be read', 'md5$abc'],
])('%s: fails after the same work as a right password', async (_, hash) => {
  const costs: number[] = [];
  const counting: Argon2 = (task) => {
    costs.push(task.memorySize * task.iterations);
    return cheap(task);
  };
  expect(await isPassword(counting, PASSWORD, hash)).toBe(false);
  expect(costs).toEqual([19 * 1024 * 2]);
});

test('recognises a password that was hashed at another cost', async () => {
  const hash = await hashPassword(cheap, PASSWORD);
  expect(await isPassword(argon2InProcess, PASSWORD, hash)).toBe(true);
});

describe('many at once', () => {
  const many = Array.from({ length: 200 }, () => PASSWORD);

  test('are hashed one by one, and refused with Retry-After when the queue is full', async () => {
    let running = 0;
    let most = 0;
    const argon2 = hashQueued(async (task) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return task.password;
    });
    const results = await Promise.allSettled(many.map((each) => hashPassword(argon2, each)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(most).toBe(1);
    expect(refused).toHaveLength(149);
    expect(refused[0]).toMatchObject({
      reason: { status: 503, code: 'unavailable', retryAfterS: 5 },
    });
    expect(await hashPassword(argon2, PASSWORD)).toBe(PASSWORD);
  });
});
