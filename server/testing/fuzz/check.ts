import type { FuzzRequest } from './requests';
import { MARKER } from './values';

/** A server under test. */
export interface FuzzTarget {
  send(request: FuzzRequest): Promise<Response>;
  /** Takes the log lines since the last call; absent: the log is not available. */
  takeLog?(): readonly string[];
  /** A text that changes with the customers' data; absent: the database is not available. */
  fingerprint?(): Promise<string>;
  /** Tokens, codes and addresses that must never appear in the log. */
  readonly secrets: readonly string[];
}

interface Options {
  /** Faults are injected: the server may answer 5xx, but must not leak secrets. */
  readonly mayFail?: boolean;
  /** ms */
  readonly timeoutMs: number;
  readonly checksDatabase: boolean;
}

/**
 * Sends a request and checks the response.
 * @returns its status
 * @throws with the problem
 */
export async function checkRequest(
  target: FuzzTarget,
  request: FuzzRequest,
  { mayFail = false, timeoutMs, checksDatabase }: Options,
): Promise<number> {
  const before = checksDatabase ? await target.fingerprint?.() : undefined;
  const since = performance.now();
  const response = await target.send(request);
  const body = await response.text();
  const took = performance.now() - since;
  if (took > timeoutMs) throw new Error(`It was answered after ${Math.round(took)} ms.`);
  assertResponse(response, body, request, mayFail);
  assertLog(target);
  if (before !== undefined && response.status >= 400 && before !== (await target.fingerprint?.())) {
    throw new Error(`It was refused with ${response.status}, and something was written.`);
  }
  return response.status;
}

function assertResponse(
  response: Response,
  body: string,
  request: FuzzRequest,
  mayFail: boolean,
): void {
  const { status } = response;
  const isLimit = status === 503 && response.headers.has('retry-after');
  if (status >= 500 && !isLimit && !mayFail) throw new Error(`It got ${status}: ${body}`);
  const isApi = /^\/api(\/|\?|$)/.test(request.path);
  if (!isApi || request.method === 'HEAD' || [204, 304].includes(status)) return;
  const isCall = !/\/(humanCheck|receipt)\b/.test(request.path);
  if (status === 200 && !isCall) return;
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Error(`${status} is no JSON: ${body}`);
  const { success, message }: { success?: unknown; message?: unknown } = JSON.parse(body);
  if (typeof success !== 'boolean') throw new Error(`It does not say success: ${body}`);
  if (!success && (typeof message !== 'string' || message === '')) {
    throw new Error(`It was refused without a message: ${body}`);
  }
}

function assertLog({ takeLog, secrets }: FuzzTarget): void {
  for (const line of takeLog?.() ?? []) {
    if (line.includes('\n') || typeof JSON.parse(line) !== 'object') {
      throw new Error(`No line of the log: ${line}`);
    }
    const leaked = [MARKER, ...secrets].find((secret) => line.includes(secret));
    if (leaked !== undefined) throw new Error(`The log contains ${leaked}: ${line}`);
  }
}
