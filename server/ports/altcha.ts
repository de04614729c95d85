import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type Clock, MINUTE_MS } from './clock';
import type { HumanCheck } from './humanCheck';

const CHALLENGE_LIFETIME_MS = 10 * MINUTE_MS;
const SECOND_MS = 1000;
/** No solution is longer; longer payloads are not decoded. */
const PAYLOAD_MAX_CHARACTERS = 4000;

/** The browser's work for one code: `cost` rounds per try, and the range of tries. */
export interface Effort {
  readonly cost: number;
  readonly tries: readonly [least: number, most: number];
}

/** About one second on a phone. */
export const DEFAULT_EFFORT: Effort = { cost: 1000, tries: [1500, 3500] };

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/**
 * ALTCHA, a proof of work without an external service: the widget solves a signed challenge, and the server checks
 * signature and solution. Every process of the shop can check every challenge, because they share the secret.
 */
export function altcha(secret: string, clock: Clock, effort = DEFAULT_EFFORT): HumanCheck {
  const secrets = {
    hmacSignatureSecret: `challenge:${secret}`,
    hmacKeySignatureSecret: `key:${secret}`,
  };
  return {
    isNeeded: true,
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(effort.tries[1], effort.tries[0]),
        deriveKey,
        expiresAt: Math.ceil((clock.now() + CHALLENGE_LIFETIME_MS) / SECOND_MS),
        ...secrets,
      }),
    verify: async (payload) => {
      const submitted = readPayload(payload);
      if (submitted === null) return false;
      if (submitted.challenge.parameters.expiresAt * SECOND_MS <= clock.now()) return false;
      const result = await verifySolution({ ...submitted, deriveKey, ...secrets });
      return result.verified;
    },
    // Counter, time and encoding of a payload can change without invalidating it; the signature cannot.
    idOf: (payload) => readPayload(payload)?.challenge.signature ?? payload,
  };
}

/** The decoded payload of the widget (base64 of JSON), or null. */
function readPayload(payload: string | undefined) {
  if (payload === undefined || payload.length > PAYLOAD_MAX_CHARACTERS) return null;
  try {
    const result = v.safeParse(
      payloadSchema,
      JSON.parse(Buffer.from(payload, 'base64').toString('utf8')),
    );
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
