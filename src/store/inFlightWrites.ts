import type { InFlightWrites } from '../api/ports';

/** Counts the cart writes that were sent, and waits for those without a response. */
export function createInFlightWrites() {
  const pending = new Set<PromiseLike<unknown>>();
  let started = 0;
  const inFlightWrites: InFlightWrites = {
    startedCount: () => started,
    settled: async () => void (await Promise.all(pending)),
  };
  return {
    inFlightWrites,
    /** Tracks a request that has just been sent. @returns its response */
    async track<Response>(request: PromiseLike<Response>): Promise<Response> {
      started += 1;
      pending.add(request);
      try {
        return await request;
      } finally {
        pending.delete(request);
      }
    },
  };
}

/** Tracks a cart write until its response arrives. */
export type TrackWrite = ReturnType<typeof createInFlightWrites>['track'];
