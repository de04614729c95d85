import * as v from 'valibot';
import { HUMAN_CHECK_PATH } from '../contract/user';
import { baseApi } from './baseApi';
import type { CallArgs } from './transport';

/** The challenge for the ALTCHA widget, which validates the rest of it. */
const challengeSchema = v.looseObject({ parameters: v.looseObject({ algorithm: v.string() }) });

export type HumanCheckChallenge = v.InferOutput<typeof challengeSchema>;

/**
 * Fetches the challenge of the human check. A shop without a human check answers 204 or 404; both fail here, and the form
 * continues without it.
 */
export const humanCheckApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, since a challenge is valid once and must not be cached.
    humanCheck: build.mutation({
      query: (_: ReturnType<() => void>): CallArgs => ({
        call: { method: 'GET', path: HUMAN_CHECK_PATH, encoding: 'none' },
      }),
      responseSchema: challengeSchema,
    }),
  }),
});
