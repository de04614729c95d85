import type { Failure, FailureKind } from '@kedai/contract/calls/failure';
import type { SchemaFailureHandler } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { failureText } from '../text/failures';

/** A JSON object whose fields are not validated yet. */
type JsonObject = Readonly<Record<string, unknown>>;

/** A response before its body is parsed. */
export interface RawResponse {
  readonly status: number;
  readonly body: string;
  /** The `Date` header; null when it is missing or hidden by CORS. */
  readonly date?: string | null;
}

/** Either the JSON object of the response or the classified failure. */
export type Classified = { readonly data: object } | { readonly error: Failure };

/** The error code of a call that needs a signed-in customer. */
export const NOT_SIGNED_IN = 'not-signed-in';

/** The failure of a request that got no response. */
export function withoutResponse(
  kind: Extract<FailureKind, 'offline' | 'timeout' | 'aborted'>,
): Failure {
  return { kind, message: failureText[kind], retryable: kind !== 'aborted' };
}

/** The failure of a response that breaks the contract. */
export function malformed(status?: number): Failure {
  return { kind: 'malformed', message: failureText.malformed, status, retryable: true };
}

/** A refusal by the storefront itself, in the form of the server's refusals. */
export function refusal(message: string, code?: string): Failure {
  return { kind: 'refused', message, code, retryable: false };
}

/** Marks a 401 as `not-signed-in`, since other servers send no code of ours. Other failures stay as they are. */
export function asSessionGone(failure: Failure): Failure {
  return failure.status === 401 ? { ...failure, kind: 'refused', code: NOT_SIGNED_IN } : failure;
}

const statusTexts: Readonly<Record<number, string>> = {
  401: failureText.notSignedIn,
  403: failureText.notAllowed,
  404: failureText.notFound,
  408: failureText.timeout,
  413: failureText.tooLarge,
  429: failureText.tooMany,
  504: failureText.timeout,
};

/** The text for a status of 400 or above whose response has no message. */
const statusText = (status: number): string =>
  statusTexts[status] ?? (status >= 500 ? failureText.serverDown : failureText.badRequest);

/**
 * Classifies a response (spec §8): 4xx, 5xx and `success: false` with any status are failures, with the message of the body
 * or else a sentence for the status. HTML or broken JSON is malformed.
 */
export function classify({ status, body }: RawResponse): Classified {
  const json = parseJson(body);
  if (status >= 400 || (isObject(json) && json.success === false)) {
    return { error: failureOfResponse(status, isObject(json) ? json : {}) };
  }
  return isObject(json) ? { data: json } : { error: malformed(status) };
}

function failureOfResponse(status: number, body: JsonObject): Failure {
  const { message } = body;
  const code = codeOf(body);
  const hasMessage = typeof message === 'string' && message.trim() !== '';
  const hasReason = hasMessage || status < 400 || code !== undefined;
  return {
    // After 5xx and 408 the server may have applied the request, so these never count as a refusal.
    kind: hasReason && status < 500 && status !== 408 ? 'refused' : 'server',
    message: hasMessage ? message : status >= 400 ? statusText(status) : failureText.refused,
    status,
    code,
    retryable: status >= 500 || status === 408 || status === 429,
  };
}

/** The error code of a failed response. Some servers put the name of a service before it: `auth/too-many-requests`. */
const codeOf = ({ code }: JsonObject): string | undefined =>
  typeof code === 'string' ? code.replace(/^\w+\//, '') : undefined;

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Logs a failure that the shopper does not see (spec §8: token check, search, suggestions). Its message is left out, since a
 * server may repeat there what the shopper typed. Aborted calls are not logged.
 */
export function logFailure(what: string, { kind, status }: Failure): void {
  if (kind !== 'aborted') console.warn(`${what}: ${kind}, status ${status}`);
}

/** Logs where a response breaks the contract, without its values, which may be personal. */
export const logBrokenContract: SchemaFailureHandler = ({ issues }, { endpoint }) => {
  const paths = issues.map((issue) => v.getDotPath(issue as v.BaseIssue<unknown>));
  console.warn(`The response of "${endpoint}" breaks the contract at: ${paths.join(', ')}`);
};
