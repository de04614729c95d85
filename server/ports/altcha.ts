import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { type Clock, MINUTE_MS } from './clock';
import type { HumanCheck } from './humanCheck';

const CHALLENGE_LIFETIME_MS = 10 * MINUTE_MS;
const SECOND_MS = 1000;
/** No solution is longer; more is not even decoded. */
const PAYLOAD_MAX_CHARACTERS = 4000;

/** How much a browser works for one code: `cost` rounds for each try, and so many tries. */
export interface CompressionLevels {
  readonly cost: number;
  readonly tries: readonly [least: number, most: number];
}

/** About a second of a phone's time. */
export const DEFAULT_EFFORT: CompressionLevels = { cost: 1000, tries: [1500, 3500] };

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
 * ALTCHA, a proof of work that needs no other service: the widget solves a signed task, we check the signature and the
 * solution. Any process of the shop can check what another one asked, since they share the secret.
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
      const given = readPayload(payload);
      if (given === null) return false;
      if (given.challenge.parameters.expiresAt * SECOND_MS <= clock.now()) return false;
      const result = await verifySolution({ ...given, deriveKey, ...secrets });
      return result.verified;
    },
    // Counter, time and spelling of a payload can be changed without making it wrong; the signature cannot.
    idOf: (payload) => readPayload(payload)?.challenge.signature ?? payload,
  };
}

/** The widget's payload (base64 of JSON), or null when it is none. */
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
