import type { ErrorHandler, NotFoundHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ErrorCode, FailedAnswer } from '../../src/contract/failure';
import { Refusal } from '../refusal';

const failed = (message: string, code: ErrorCode): FailedAnswer => ({
  success: false,
  message,
  code,
});

/**
 * Answers what a handler threw. A refusal is answered as it is; anything else is our fault: the log gets it (never the
 * request, which may hold passwords and codes), the shopper a sentence.
 */
export const answerError: ErrorHandler = (error, http) => {
  if (error instanceof Refusal) {
    if (error.retryAfterS !== undefined) http.header('retry-after', String(error.retryAfterS));
    return http.json(failed(error.message, error.code), error.status);
  }
  console.error(`${http.req.method} ${routePath(http)} failed:`, withoutParameters(error));
  return http.json(failed('Something went wrong on our side. Please try again.', 'internal'), 500);
};

/** An address that the API does not have. */
export const answerUnknownPath: NotFoundHandler = (http) =>
  http.json(failed('There is nothing at this address.', 'not-found'), 404);

/** A failed query names its parameters in its message; those are hashes, addresses, names. */
function withoutParameters(error: Error): string {
  const cause = error.cause instanceof Error ? `\ncaused by ${error.cause.message}` : '';
  const stack = error.stack ?? error.message;
  return stack.replace(/\nparams: .*?(?=\n {4}at |$)/s, '') + cause;
}
