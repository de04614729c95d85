import type { Failure, FailureKind } from '../contract/failure';
import { failureTexts, statusText } from '../text/failures';

/** A JSON object of which nothing is known yet. */
type Answer = Readonly<Record<string, unknown>>;

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly body: string;
  /** The header `Date`; null where it cannot be read. */
  readonly date?: string | null;
}

/** Either the answer's JSON object or the classified failure. */
export type Classified = { readonly data: object } | { readonly error: Failure };

/** The reason of a call that needs a customer and found none. */
export const NOT_SIGNED_IN = 'not-signed-in';

/** A failure without any answer. */
export function unanswered(kind: Extract<FailureKind, 'offline' | 'timeout' | 'aborted'>): Failure {
  return { kind, message: failureTexts[kind], retryable: kind !== 'aborted' };
}

/** A failure of an answer that is not what the contract promises. */
export function malformed(status?: number): Failure {
  return {
    kind: 'malformed',
    message: failureTexts.malformed,
    retryable: true,
    ...(status === undefined ? {} : { status }),
  };
}

/** A refusal that was decided on this side, in the form of the server's own. */
export function refusal(message: string, code?: string): Failure {
  return {
    kind: 'refused',
    message,
    retryable: false,
    ...(code === undefined ? {} : { code }),
  };
}

/** The same failure, when it says that the session of a call for customers is gone. Other servers send no code of ours. */
export function sessionGone(failure: Failure): Failure {
  return failure.status === 401 ? { ...failure, kind: 'refused', code: NOT_SIGNED_IN } : failure;
}

/**
 * Reads an answer (spec §8, decisions "Failure style"): `success: false` with any status and 4xx/5xx are failures,
 * the body's own message is preferred over the status' sentence; HTML or broken JSON is malformed.
 */
export function classify({ status, body }: RawAnswer): Classified {
  const json = parsed(body);
  if (status >= 400 || (isObject(json) && json.success === false)) {
    return { error: refused(status, isObject(json) ? json : {}) };
  }
  return isObject(json) ? { data: json } : { error: malformed(status) };
}

function refused(status: number, answer: Answer): Failure {
  const { message } = answer;
  const code = codeOf(answer);
  const said = typeof message === 'string' && message.trim() !== '';
  const decided = said || status < 400 || code !== undefined;
  return {
    // Who broke down or gave up waiting may have done what was asked: that is no decision, whatever is said.
    kind: decided && status < 500 && status !== 408 ? 'refused' : 'server',
    message: said ? message : status >= 400 ? statusText(status) : failureTexts.refused,
    status,
    ...(code === undefined ? {} : { code }),
    retryable: status >= 500 || status === 408 || status === 429,
  };
}

/** A reason for programs: words joined by hyphens, some with the service that they come from before them. */
const CODE = /^(?:\w+\/)?([a-z]+(?:-[a-z]+)+)$/;

/** The reason that a failed answer names, in `code` or where other shops put it. */
function codeOf({ code, errorCode, error, message }: Answer): string | undefined {
  const inside: Answer = isObject(error) ? error : {};
  const places = [code, errorCode, error, inside.code, inside.errorCode, message];
  const found = places.map((place) => (typeof place === 'string' ? CODE.exec(place)?.[1] : null));
  return found.find((reason) => reason) ?? (typeof code === 'string' ? code : undefined);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
