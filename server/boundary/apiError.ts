import type { Refusals } from '@kedai/contract/calls/call';
import type { ErrorCode } from '@kedai/contract/protocol/errorCodes';
import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import { sizeText } from '@kedai/contract/text/limitText';

/** Statuses of an `ApiError`. 200: an expected negative result, not an error of the caller. */
export type ApiErrorStatus = Exclude<keyof Refusals, 500>;

/**
 * A refusal with the message that the shopper reads. The store or a handler throws it. The boundary responds with `{ success:
 * false, message, code }`. It rolls back the transaction that it leaves.
 */
export class ApiError extends Error {
  constructor(
    readonly status: ApiErrorStatus,
    readonly code: ErrorCode,
    message: string,
    /** Seconds until a retry may succeed; sent as `Retry-After`. */
    readonly retryAfterS?: number,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

const errorFactory = (status: ApiErrorStatus, code: ErrorCode, message: string) => (): ApiError =>
  new ApiError(status, code, message);

/** The request violates the contract; the message says what to change. */
export const invalidRequest = (message: string, status: 400 | 413 | 415 | 422 = 400): ApiError =>
  new ApiError(status, 'invalid-request', message);

export const emptyBody = errorFactory(
  400,
  'invalid-request',
  'The request is empty. Send its fields as JSON.',
);
export const brokenJson = errorFactory(
  400,
  'invalid-request',
  'The request is not valid JSON. Check its quotes, commas and brackets.',
);
export const keyReused = errorFactory(
  422,
  'invalid-request',
  'This Idempotency-Key was sent before with another request. Send a new key.',
);
export const foreignOrigin = errorFactory(
  403,
  'invalid-request',
  'This request came from another site and was refused.',
);

export const selectionChanged = errorFactory(
  409,
  'selection-changed',
  'Your service or time has changed in the meantime, perhaps in another tab. Nothing was ordered; please check it and place the order again.',
);
export const selectionMissing = errorFactory(
  409,
  'selection-missing',
  'No date and time are chosen. Nothing was ordered; please choose them and place the order again.',
);

export const fileTooLarge = errorFactory(
  413,
  'file-too-large',
  `The file is too large. Choose one of at most ${sizeText(RECEIPT_MAX_BYTES)}.`,
);

export const notSignedIn = errorFactory(401, 'not-signed-in', 'Please log in and try again.');
export const otherCustomer = errorFactory(
  409,
  'other-customer',
  'You are now signed in as another customer. Nothing was sent; please check and try again.',
);
export const ownerOnly = errorFactory(403, 'not-allowed', 'Only the owner may do this.');
export const guest = errorFactory(200, 'not-signed-in', 'Nobody is logged in.');
export const notFound = (what: string): ApiError =>
  new ApiError(404, 'not-found', `${what} was not found.`);
export const tooManyRequests = (message: string, retryAfterS?: number): ApiError =>
  new ApiError(429, 'too-many-requests', message, retryAfterS);
export const unavailable = (message: string, retryAfterS?: number): ApiError =>
  new ApiError(503, 'unavailable', message, retryAfterS);
