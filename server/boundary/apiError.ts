import type { Refusals } from '@kedai/contract/calls/call';
import type { ErrorCode } from '@kedai/contract/protocol/errorCodes';
import { RECEIPT_MAX_BYTES } from '@kedai/contract/rules/limits';
import { type Message, serverTexts } from '../text/serverText';

/** Statuses of an `ApiError`. 200: an expected negative result, not an error of the caller. */
export type ApiErrorStatus = Exclude<keyof Refusals, 500>;

/**
 * A refusal with the message that the shopper reads. The store or a handler throws it. The boundary responds with `{ success:
 * false, message, code }` in the language of the call. It rolls back the transaction that it leaves.
 */
export class ApiError extends Error {
  constructor(
    readonly status: ApiErrorStatus,
    readonly code: ErrorCode,
    /** Its `message` is the English one. */
    readonly write: Message,
    /** Seconds until a retry may succeed; sent as `Retry-After`. */
    readonly retryAfterS?: number,
  ) {
    super(write(serverTexts.en));
    this.name = 'ApiError';
  }
}

const errorFactory = (status: ApiErrorStatus, code: ErrorCode, message: Message) => (): ApiError =>
  new ApiError(status, code, message);

/** A message for staff and programs, which is English in every language. */
export const inEnglish =
  (message: string): Message =>
  () =>
    message;

/** The request violates the contract; the message says what to change. */
export const invalidRequest = (message: Message, status: 400 | 413 | 415 | 422 = 400): ApiError =>
  new ApiError(status, 'invalid-request', message);

export const emptyBody = errorFactory(400, 'invalid-request', ({ request }) => request.empty);
export const brokenJson = errorFactory(400, 'invalid-request', ({ request }) => request.brokenJson);
export const keyReused = errorFactory(422, 'invalid-request', ({ request }) => request.keyReused);
export const foreignOrigin = errorFactory(
  403,
  'invalid-request',
  ({ request }) => request.foreignOrigin,
);

export const fileTooLarge = errorFactory(413, 'file-too-large', ({ request }) =>
  request.fileTooLarge(RECEIPT_MAX_BYTES),
);

export const notSignedIn = errorFactory(401, 'not-signed-in', ({ request }) => request.notSignedIn);
export const otherCustomer = errorFactory(
  409,
  'other-customer',
  ({ request }) => request.otherCustomer,
);
export const ownerOnly = errorFactory(403, 'not-allowed', inEnglish('Only the owner may do this.'));
export const guest = errorFactory(200, 'not-signed-in', ({ request }) => request.nobodySignedIn);
export const notFound = (message: Message): ApiError => new ApiError(404, 'not-found', message);
export const tooManyRequests = (message: Message, retryAfterS?: number): ApiError =>
  new ApiError(429, 'too-many-requests', message, retryAfterS);
export const unavailable = (message: Message, retryAfterS?: number): ApiError =>
  new ApiError(503, 'unavailable', message, retryAfterS);
