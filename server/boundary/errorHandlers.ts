import type { FailedResponse } from '@kedai/contract/calls/failure';
import type { ErrorCode } from '@kedai/contract/protocol/errorCodes';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { routePath } from 'hono/route';
import { logger } from '../log/logger';
import { FileStoreUnavailable } from '../ports/files';
import { isDatabaseUnavailable } from '../store/database/databaseFaults';
import { ApiError, unavailable } from './apiError';

const failed = (message: string, code: ErrorCode): FailedResponse => ({
  success: false,
  message,
  code,
});

/**
 * Turns an error of a handler into a response. An `ApiError` is sent as it is. Any other error is a fault of the
 * server: the log gets its identity, the shopper a general message.
 */
export const handleError: ErrorHandler = (error, c) => {
  if (error instanceof ApiError) return respondWithApiError(error, c);
  logger.error('A call failed.', error, { call: `${c.req.method} ${routePath(c)}` });
  if (isDatabaseUnavailable(error)) return respondWithApiError(databaseUnavailable(), c);
  if (isDiskFull(error)) return respondWithApiError(diskFull(), c);
  if (error instanceof FileStoreUnavailable) return respondWithApiError(fileStoreUnavailable(), c);
  return c.json(failed('Something went wrong on our side. Please try again.', 'internal'), 500);
};

function respondWithApiError({ message, code, status, retryAfterS }: ApiError, c: Context) {
  if (retryAfterS !== undefined) c.header('retry-after', String(retryAfterS));
  return c.json(failed(message, code), status);
}

/** Seconds; most outages of a database are restarts. */
const DATABASE_RETRY_AFTER_S = 5;

const databaseUnavailable = () =>
  unavailable(
    'The shop is very busy at the moment. Please try again in a few seconds.',
    DATABASE_RETRY_AFTER_S,
  );

/** Seconds; an operator has to free space first. */
const DISK_FULL_RETRY_AFTER_S = 300;

const diskFull = () =>
  unavailable(
    'The shop cannot save anything at the moment. Nothing was stored; please try again later.',
    DISK_FULL_RETRY_AFTER_S,
  );

/** Seconds; the library has already tried again. */
const FILE_STORE_RETRY_AFTER_S = 30;

const fileStoreUnavailable = () =>
  unavailable(
    'Pictures cannot be stored or shown at the moment. Nothing was changed; please try again in a minute.',
    FILE_STORE_RETRY_AFTER_S,
  );

const isDiskFull = (error: Error): boolean =>
  'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** Responds to a path that the API does not have. */
export const handleNotFound: NotFoundHandler = (c) =>
  c.json(failed('There is nothing at this address.', 'not-found'), 404);
