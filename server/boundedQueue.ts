/** Runs work, at most so many at once. */
export interface BoundedQueue {
  /**
   * Runs `work` as soon as one of the places is free.
   * @throws what `full` makes when too many wait already
   */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** How much a queue takes. */
interface QueueOptions {
  /** How many run at once. */
  readonly running: number;
  /** How many more may wait; the next one is refused. */
  readonly waiting: number;
  /** Makes the error of a refused one. */
  readonly full: () => Error;
}

/** Makes a queue in memory, so its limits are those of one process. Work runs in the order in which it came. */
export function boundedQueue({ running, waiting, full }: QueueOptions): BoundedQueue {
  let active = 0;
  const queue: (() => void)[] = [];
  return {
    run: async (work) => {
      if (active < running) active += 1;
      else if (queue.length >= waiting) throw full();
      // The one that ends hands its place on.
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
