/** Runs work with bounded concurrency. */
export interface BoundedQueue {
  /**
   * Runs `work` as soon as a slot is free.
   * @throws the error of `full` when too many already wait
   */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Limits of a queue. */
interface QueueOptions {
  /** How many run concurrently. */
  readonly running: number;
  /** How many more may wait; further ones are refused. */
  readonly waiting: number;
  /** Creates the error for refused work. */
  readonly full: () => Error;
}

/** Creates a first-in, first-out queue in memory; its limits hold for one process. */
export function boundedQueue({ running, waiting, full }: QueueOptions): BoundedQueue {
  let active = 0;
  const queue: (() => void)[] = [];
  return {
    run: async (work) => {
      if (active < running) active += 1;
      else if (queue.length >= waiting) throw full();
      // The finishing work hands its slot on.
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else active -= 1;
      }
    },
  };
}
