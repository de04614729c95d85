import * as v from 'valibot';
import { HUMAN_CHECK_PATH } from '../contract/user';
import { baseApi } from './baseApi';
import type { CallArgs } from './transport';

/** The task as the widget wants it; the widget alone reads it. */
const challengeSchema = v.looseObject({ parameters: v.looseObject({ algorithm: v.string() }) });

export type HumanCheckChallenge = v.InferOutput<typeof challengeSchema>;

/**
 * The task of the human check. A shop without one answers 204 or 404: both fail, and whoever asks goes on without.
 */
export const humanCheckApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A task is good for one request, so nobody shares an answer: a mutation, though nothing is changed.
    humanCheck: build.mutation({
      query: (_: ReturnType<() => void>): CallArgs => ({
        call: { method: 'GET', path: HUMAN_CHECK_PATH, encoding: 'none' },
      }),
      responseSchema: challengeSchema,
    }),
  }),
});
