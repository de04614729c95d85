import { fairQueue } from './fairQueue';

const refuse = () => new Error('busy');
const LIMITS = { running: 1, waiting: 10, refuse };

/** Runs work that the test ends, and records the order in which it starts. */
function record(queue: ReturnType<typeof fairQueue>) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const results: Promise<unknown>[] = [];
  const add = (name: string, ...keys: string[]) => {
    const result = queue.run(keys, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
    result.catch(() => undefined);
    results.push(result);
    return result;
  };
  /** Ends the work that started first, until all has ended. */
  const finish = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    return started.join(' ');
  };
  return { add, finish, started, results };
}

/** Adds pieces of work such as `a1@net`: the first of the caller `a` in the network `net`. @returns their names */
function addAll({ add }: ReturnType<typeof record>, work: string): readonly string[] {
  return work.split(' ').map((each) => {
    const [name = '', network = ''] = each.split('@');
    add(name, ...[name.replace(/\d/, ''), network].filter((key) => key !== ''));
    return name;
  });
}

test.each([
  ['of one caller', 'a1 a2 a3', 'a1 a2 a3'],
  ['without keys', '1 2 3', '1 2 3'],
  ['in which callers take turns', 'a1 a2 a3 b1', 'a1 b1 a2 a3'],
  ['with three callers', 'a1 a2 a3 b1 b2 c1', 'a1 b1 c1 a2 b2 a3'],
  ['by the first key', 'a1@net a2@net a3@net b1@net', 'a1 b1 a2 a3'],
])('the order %s', async (_, added, order) => {
  const recorded = record(fairQueue(LIMITS));
  addAll(recorded, added);
  expect(await recorded.finish()).toBe(order);
});

test.each<[string, object, string, string, string]>([
  ['of all that run', { running: 2 }, 'a1 b1 c1', 'a1 b1', ''],
  ['of one key that run', { running: 3, runningPerKey: 1 }, 'a1 a2 b1', 'a1 b1', ''],
  [
    'of a second key that run',
    { running: 3, runningPerKey: 1 },
    'a1@net b1@net c1@other',
    'a1 c1',
    '',
  ],
  ['of all that wait', { waiting: 1 }, 'a1 b1 c1', 'a1', 'c1'],
  ['of one key that wait', { waitingPerKey: 1 }, 'a1 a2 a3 b1', 'a1', 'a3'],
  ['of a second key that wait', { waitingPerKey: 1 }, 'a1@net b1@net c1@net d1@other', 'a1', 'c1'],
])('limits %s', async (_, limits, added, running, refused) => {
  const recorded = record(fairQueue({ ...LIMITS, ...limits }));
  const names = addAll(recorded, added);
  const { finish, started, results } = recorded;
  expect(started.join(' ')).toBe(running);
  await finish();
  const outcomes = await Promise.allSettled(results);
  expect(names.filter((_name, at) => outcomes[at]?.status === 'rejected').join(' ')).toBe(refused);
  // Everything was released.
  expect(started.toSorted()).toEqual(names.filter((name) => name !== refused).toSorted());
});

test('work that waits too long is refused and leaves its place', async () => {
  const { add, finish } = record(fairQueue({ ...LIMITS, waiting: 1, maxWaitMs: 5 }));
  add('a1', 'a');
  await expect(add('b1', 'b')).rejects.toThrow('busy');
  add('c1', 'c');
  expect(await finish()).toBe('a1 c1');
});

test('a failure frees its place', async () => {
  const queue = fairQueue({ ...LIMITS, waiting: 0 });
  const failed = queue.run(['a'], async () => {
    throw new Error('broken');
  });
  await expect(failed).rejects.toThrow('broken');
  expect(await queue.run(['a'], async () => 'next')).toBe('next');
});
