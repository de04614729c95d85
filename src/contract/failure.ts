import * as v from 'valibot';

/** Reasons that the server may name in the optional field `code` of a failed answer. */
export const ERROR_CODES = [
  'invalid-request',
  'too-many-requests',
  'captcha-check-failed',
  'invalid-otp',
  'spent-otp',
  'earlier-code',
  'email-not-verified',
  'email-taken',
  'invalid-credentials',
  'not-signed-in',
  'other-customer',
  'not-found',
  'unknown-product',
  'unknown-state',
  'slot-passed',
  'date-too-far',
  'selection-changed',
  'selection-missing',
  'price-changed',
  'cart-changed',
  'empty-cart',
  'order-not-payable',
  'not-an-image',
  'file-too-large',
  'receipt-already-used',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of a failed answer (spec §8); it comes with status 200 or with 4xx and 5xx, both are read. */
export interface FailedAnswer {
  readonly success: false;
  readonly message?: string;
  readonly code?: string;
}

/**
 * Why a call did not succeed, classified once at the transport:
 * - `offline`: the server could not be reached
 * - `timeout`: it did not answer in time
 * - `refused`: it decided against it and did nothing; `message` is its own
 * - `server`: it broke down (5xx), gave up waiting, or answered 4xx without saying why
 * - `malformed`: its answer is not what the contract promises
 * - `aborted`: the caller left
 */
export type FailureKind = 'offline' | 'timeout' | 'refused' | 'server' | 'malformed' | 'aborted';

export interface Failure {
  readonly kind: FailureKind;
  /** A sentence that can be shown to a shopper; the server's own where there is one. */
  readonly message: string;
  /** The status of the answer; absent when none came. */
  readonly status?: number;
  /** The server's reason when it named one, possibly one that this storefront does not know. */
  readonly code?: string;
  /** Trying the same again may help. */
  readonly retryable: boolean;
}

const failureSchema = v.object({
  kind: v.picklist(['offline', 'timeout', 'refused', 'server', 'malformed', 'aborted']),
  message: v.string(),
  status: v.optional(v.number()),
  code: v.optional(v.string()),
  retryable: v.boolean(),
});

/** Whether a caught value is a classified failure of a call. */
export function isFailure(caught: unknown): caught is Failure {
  return v.is(failureSchema, caught);
}

/** The sentence of anything that was thrown: a failure's, an error's, or the given one. */
export function messageOf(caught: unknown, otherwise: string): string {
  if (isFailure(caught)) return caught.message;
  if (caught instanceof Error && caught.message !== '') return caught.message;
  return otherwise;
}
