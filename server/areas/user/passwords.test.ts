import { argon2, type PasswordHasher } from '../../ports/passwordHasher';
import { hashPassword, hashQueued, isPassword } from './passwords';

const PASSWORD = 'good password';

/** The real hash at a low cost. */
const cheap = argon2({ memoryCost: 64, timeCost: 1 });

test('stores a password as argon2id with 19 MiB, two passes and its own salt', async () => {
  const [first, second] = [
    await hashPassword(argon2(), PASSWORD),
    await hashPassword(argon2(), PASSWORD),
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

test('recognises a password that another implementation of argon2id hashed', async () => {
  const hash =
    '$argon2id$v=19$m=19456,t=2,p=1$YSBzYWx0IG9mIDE2IGJ5dA$Gzmn2AIZ1RR7Ab4isLCOcjp5mHZKDqBnKa8vi70lNn8';
  expect(await isPassword(argon2(), PASSWORD, hash)).toBe(true);
  expect(await isPassword(argon2(), 'good Password', hash)).toBe(false);
});

test.each([
  ['no account', null],
  ['a hash that cannot be read', 'md5$abc'],
])('%s: fails after the same work as a right password', async (_, stored) => {
  const hash = jest.fn(cheap.hash);
  expect(await isPassword({ ...cheap, hash }, PASSWORD, stored)).toBe(false);
  expect(hash).toHaveBeenCalledTimes(1);
});

test('hashing does not block the main thread', async () => {
  const steps: string[] = [];
  const hashing = hashPassword(argon2(), PASSWORD).then(() => steps.push('hashed'));
  await new Promise((resolve) => setImmediate(resolve));
  steps.push('answered');
  await hashing;
  expect(steps).toEqual(['answered', 'hashed']);
});

describe('many at once', () => {
  const many = Array.from({ length: 200 }, () => PASSWORD);

  test('are hashed one by one, and refused with Retry-After when the queue is full', async () => {
    let running = 0;
    let most = 0;
    const hash = async (password: string) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return password;
    };
    const hasher: PasswordHasher = hashQueued({ ...cheap, hash });
    const results = await Promise.allSettled(many.map((each) => hashPassword(hasher, each)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(most).toBe(1);
    expect(refused).toHaveLength(149);
    expect(refused[0]).toMatchObject({
      reason: { status: 503, code: 'unavailable', retryAfterS: 5 },
    });
    expect(await hashPassword(hasher, PASSWORD)).toBe(PASSWORD);
  });
});
