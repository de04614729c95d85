/** Runs costly work of many callers, so that none of them takes the turns of the others. */
export interface FairQueue {
  /**
   * Runs `work` when it is its turn. Callers take turns by their first key, however many each of them has waiting.
   * @param keys who causes the work, such as a customer and a network address; each is limited on its own. Without a key
   * only the limits of all apply.
   * @throws the error of `refuse` when too many wait, or after waiting too long
   */
  run<Value>(keys: readonly string[], work: () => Promise<Value>): Promise<Value>;
}

/** Limits of a queue. */
interface FairQueueOptions {
  /** How many run concurrently. */
  readonly running: number;
  /** How many of these may be of one key; absent: all. */
  readonly runningPerKey?: number;
  /** How many more may wait; further ones are refused. */
  readonly waiting: number;
  /** How many of these may be of one key; absent: all. */
  readonly waitingPerKey?: number;
  /** How long work may wait, ms; absent: as long as it takes. */
  readonly maxWaitMs?: number;
  /** Creates the error for refused work. */
  readonly refuse: () => Error;
}

interface Waiting {
  readonly keys: readonly string[];
  readonly start: () => void;
}

/** Creates a queue in memory; its limits hold for one process. */
export function fairQueue({
  running,
  runningPerKey = running,
  waiting,
  waitingPerKey = waiting,
  maxWaitMs,
  refuse,
}: FairQueueOptions): FairQueue {
  const active = new Counts(running, runningPerKey);
  const queued = new Counts(waiting, waitingPerKey);
  /** The waiting work of each caller. The caller whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>();

  /** Starts waiting work that the limits allow. */
  const startNext = (): void => {
    for (const [caller, line] of lines) {
      const next = line[0];
      if (next === undefined || !active.hasRoom(next.keys)) continue;
      leave(next);
      moveToEnd(caller);
      active.add(next.keys);
      next.start();
    }
  };

  /** Lets the waiting work of all others come before that of this caller. */
  const moveToEnd = (caller: string): void => {
    const line = lines.get(caller);
    if (line && lines.delete(caller)) lines.set(caller, line);
  };

  const leave = (one: Waiting): void => {
    queued.remove(one.keys);
    const line = lines.get(callerOf(one.keys)) ?? [];
    line.splice(line.indexOf(one), 1);
    if (line.length === 0) lines.delete(callerOf(one.keys));
  };

  const waitForTurn = (keys: readonly string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const one: Waiting = {
        keys,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const giveUp = () => {
        leave(one);
        reject(refuse());
      };
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      queued.add(keys);
      const line = lines.get(callerOf(keys));
      if (line) line.push(one);
      else lines.set(callerOf(keys), [one]);
    });

  return {
    run: async (keys, work) => {
      // Waiting work cannot start now, or it would have. So nobody is overtaken.
      if (active.hasRoom(keys)) active.add(keys);
      else if (queued.hasRoom(keys)) await waitForTurn(keys);
      else throw refuse();
      try {
        return await work();
      } finally {
        active.remove(keys);
        moveToEnd(callerOf(keys));
        startNext();
      }
    },
  };
}

const callerOf = ([first = '']: readonly string[]): string => first;

/** Counts work, all of it and that of each key. */
class Counts {
  readonly #most: number;
  readonly #mostPerKey: number;
  readonly #byKey = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostPerKey: number) {
    this.#most = most;
    this.#mostPerKey = mostPerKey;
  }

  hasRoom(keys: readonly string[]): boolean {
    return this.#all < this.#most && keys.every((key) => this.#of(key) < this.#mostPerKey);
  }

  add(keys: readonly string[]): void {
    this.#all += 1;
    for (const key of keys) this.#byKey.set(key, this.#of(key) + 1);
  }

  remove(keys: readonly string[]): void {
    this.#all -= 1;
    for (const key of keys) {
      if (this.#of(key) > 1) this.#byKey.set(key, this.#of(key) - 1);
      else this.#byKey.delete(key);
    }
  }

  #of(key: string): number {
    return this.#byKey.get(key) ?? 0;
  }
}
