import type { FailedResponse } from '@kedai/contract/calls/failure';
import type { ErrorCode } from '@kedai/contract/protocol/errorCodes';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { routePath } from 'hono/route';
import { logger } from '../log/logger';
import { FileStoreUnavailable } from '../ports/files';
import { isDatabaseUnavailable } from '../store/database/databaseFaults';
import { type Message, serverTexts } from '../text/serverText';
import { ApiError, unavailable } from './apiError';
import { nameLanguage, textOf } from './language';

/** The body of a refusal, in the language of the call. Messages for programs stay English. */
function failed(c: Context, write: Message, code: ErrorCode): FailedResponse {
  const message = write(textOf(c));
  if (message !== write(serverTexts.en)) nameLanguage(c);
  return { success: false, message, code };
}

/**
 * Turns an error of a handler into a response. An `ApiError` is sent as it is. Any other error is a fault of the
 * server: the log gets its identity, the shopper a general message.
 */
export const handleError: ErrorHandler = (error, c) => {
  if (error instanceof ApiError) return respondWithApiError(error, c);
  logger.error('A call failed.', error, { call: `${c.req.method} ${routePath(c)}` });
  const outage = OUTAGES.find(({ isCause }) => isCause(error));
  if (outage) return respondWithApiError(unavailable(outage.message, outage.retryAfterS), c);
  return c.json(
    failed(c, ({ request }) => request.internal, 'internal'),
    500,
  );
};

function respondWithApiError({ write, code, status, retryAfterS }: ApiError, c: Context) {
  if (retryAfterS !== undefined) c.header('retry-after', String(retryAfterS));
  return c.json(failed(c, write, code), status);
}

/** What fails at the moment, and after how many seconds a retry may succeed. */
const OUTAGES: readonly {
  readonly isCause: (error: Error) => boolean;
  readonly message: Message;
  readonly retryAfterS: number;
}[] = [
  {
    isCause: isDatabaseUnavailable,
    message: ({ request }) => request.databaseDown,
    // Most outages of a database are restarts.
    retryAfterS: 5,
  },
  {
    isCause: (error) => 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'),
    message: ({ request }) => request.diskFull,
    // An operator has to free space first.
    retryAfterS: 300,
  },
  {
    isCause: (error) => error instanceof FileStoreUnavailable,
    message: ({ request }) => request.picturesDown,
    // The library has already tried again.
    retryAfterS: 30,
  },
];

/** Responds to a path that the API does not have. */
export const handleNotFound: NotFoundHandler = (c) =>
  c.json(
    failed(c, ({ request }) => request.notFound, 'not-found'),
    404,
  );
