import type { FuzzRequest } from './requests';
import { MARKER } from './values';

/** What a fuzzed server lets itself be asked and looked into. */
export interface FuzzTarget {
  send(request: FuzzRequest): Promise<Response>;
  /** The lines of the log since the last time; absent: the log cannot be seen. */
  takeLog?(): readonly string[];
  /** A text that changes when what customers own changes; absent: the database cannot be seen. */
  fingerprint?(): Promise<string>;
  /** Tokens, codes and addresses that must never be in the log. */
  readonly secrets: readonly string[];
}

interface Expected {
  /** The parts of the server are made to fail: it may answer 5xx, and still keeps secrets. */
  readonly mayFail?: boolean;
  /** ms */
  readonly answersWithin: number;
  readonly looksAtDatabase: boolean;
}

/**
 * Sends a request and checks the answer.
 * @returns its status
 * @throws with what is wrong
 */
export async function checkRequest(
  target: FuzzTarget,
  request: FuzzRequest,
  { mayFail = false, answersWithin, looksAtDatabase }: Expected,
): Promise<number> {
  const before = looksAtDatabase ? await target.fingerprint?.() : undefined;
  const since = performance.now();
  const answer = await target.send(request);
  const body = await answer.text();
  const took = performance.now() - since;
  if (took > answersWithin) throw new Error(`It was answered after ${Math.round(took)} ms.`);
  assertAnswer(answer, body, request, mayFail);
  assertLog(target);
  if (before !== undefined && answer.status >= 400 && before !== (await target.fingerprint?.())) {
    throw new Error(`It was refused with ${answer.status}, and something was written.`);
  }
  return answer.status;
}

function assertAnswer(
  answer: Response,
  body: string,
  request: FuzzRequest,
  mayFail: boolean,
): void {
  const { status } = answer;
  const isLimit = status === 503 && answer.headers.has('retry-after');
  if (status >= 500 && !isLimit && !mayFail) throw new Error(`It was answered ${status}: ${body}`);
  const isApi = /^\/api(\/|\?|$)/.test(request.path);
  if (!isApi || request.method === 'HEAD' || [204, 304].includes(status)) return;
  const isCall = !/\/(humanCheck|receipt)\b/.test(request.path);
  if (status === 200 && !isCall) return;
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) throw new Error(`${status} is no JSON: ${body}`);
  const { success, message }: { success?: unknown; message?: unknown } = JSON.parse(body);
  if (typeof success !== 'boolean') throw new Error(`It does not say success: ${body}`);
  if (!success && (typeof message !== 'string' || message === '')) {
    throw new Error(`It was refused without a sentence: ${body}`);
  }
}

function assertLog({ takeLog, secrets }: FuzzTarget): void {
  for (const line of takeLog?.() ?? []) {
    if (line.includes('\n') || typeof JSON.parse(line) !== 'object') {
      throw new Error(`No line of the log: ${line}`);
    }
    const told = [MARKER, ...secrets].find((secret) => line.includes(secret));
    if (told !== undefined) throw new Error(`The log tells ${told}: ${line}`);
  }
}
