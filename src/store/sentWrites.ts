import type { InFlightWrites } from '../api/ports';

/** Counts the writes to the cart that are sent. */
export function createSentWrites() {
  const unanswered = new Set<PromiseLike<unknown>>();
  let begun = 0;
  const sent: InFlightWrites = {
    startedCount: () => begun,
    settled: async () => void (await Promise.all(unanswered)),
  };
  return {
    sent,
    /** Counts a request that has just been sent. @returns its answer */
    async counted<Answer>(request: PromiseLike<Answer>): Promise<Answer> {
      begun += 1;
      unanswered.add(request);
      try {
        return await request;
      } finally {
        unanswered.delete(request);
      }
    },
  };
}

/** Counts a request to write the cart until it is answered. */
export type CountWrite = ReturnType<typeof createSentWrites>['counted'];
