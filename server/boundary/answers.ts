import type { ErrorHandler, NotFoundHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ErrorCode, FailedAnswer } from '../../src/contract/failure';
import { logger } from '../logger';
import { Refusal } from '../refusal';

const failed = (message: string, code: ErrorCode): FailedAnswer => ({
  success: false,
  message,
  code,
});

/**
 * Answers what a handler threw. A refusal is answered as it is. Anything else is our fault: the log gets what identifies it,
 * the shopper a sentence.
 */
export const answerError: ErrorHandler = (error, http) => {
  if (error instanceof Refusal) {
    if (error.retryAfterS !== undefined) http.header('retry-after', String(error.retryAfterS));
    return http.json(failed(error.message, error.code), error.status);
  }
  logger.error('A call failed.', error, { call: `${http.req.method} ${routePath(http)}` });
  return http.json(failed('Something went wrong on our side. Please try again.', 'internal'), 500);
};

/** An address that the API does not have. */
export const answerUnknownPath: NotFoundHandler = (http) =>
  http.json(failed('There is nothing at this address.', 'not-found'), 404);
