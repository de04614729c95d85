import { type ReadinessCheck, readinessProbe } from './readiness';

let now = 0;
beforeEach(() => {
  now = 0;
});

const works = async () => null;
const fails = async () => 'is full';
const probe = (checks: Record<string, ReadinessCheck>) => readinessProbe(checks, () => now);

test.each([
  ['ready', works, works],
  ['degraded', works, fails],
  ['not ready', fails, works],
  ['not ready', fails, fails],
])('is %s', async (status, needed, optional) => {
  const read = probe({
    disk: { findFault: needed },
    mail: { findFault: optional, isOptional: true },
  });
  expect((await read()).status).toBe(status);
});

test('says which part fails, without the message of an error', async () => {
  const refused = async () => {
    throw new Error('connect postgres://kedai:secret@db');
  };
  const read = probe({
    disk: { findFault: works },
    database: { findFault: refused },
    uploads: { findFault: fails },
  });
  expect((await read()).parts).toEqual({
    disk: 'ok',
    database: 'does not respond',
    uploads: 'is full',
  });
});

test('a check that never ends counts as no response', async () => {
  jest.useFakeTimers();
  const read = probe({ database: { findFault: () => new Promise<null>(() => {}) } });
  const reading = read();
  await jest.advanceTimersByTimeAsync(3000);
  expect((await reading).parts).toEqual({ database: 'does not respond' });
  jest.useRealTimers();
});

test('runs a check once a second, and once for concurrent callers', async () => {
  const findFault = jest.fn(works);
  const read = probe({ database: { findFault } });
  await Promise.all([read(), read()]);
  now = 999;
  await read();
  expect(findFault).toHaveBeenCalledTimes(1);
  now = 1000;
  await read();
  expect(findFault).toHaveBeenCalledTimes(2);
});
