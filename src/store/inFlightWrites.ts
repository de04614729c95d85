import type { InFlightWrites } from '../api/ports';

/** Counts the writes to the cart that are sent. */
export function createInFlightWrites() {
  const unanswered = new Set<PromiseLike<unknown>>();
  let started = 0;
  const sent: InFlightWrites = {
    startedCount: () => started,
    settled: async () => void (await Promise.all(unanswered)),
  };
  return {
    sent,
    /** Counts a request that has just been sent. @returns its answer */
    async tracked<Answer>(request: PromiseLike<Answer>): Promise<Answer> {
      started += 1;
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
export type TrackWrite = ReturnType<typeof createInFlightWrites>['tracked'];
