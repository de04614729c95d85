import type { IncomingMessage, ServerResponse } from 'node:http';
import { LAB_COOKIE } from '../src/contract/failureLab';
import type { KeptAnswer } from './boundary/keptAnswer';

/** Answers a request, if it can; @returns whether it did. */
export type AtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers that are kept as bytes, given by the Node server itself. Whatever is not plainly one of them goes the way of all
 * requests, and so do the browsers that want calls to fail.
 */
export class KeptAnswers {
  readonly #byPath = new Map<string, KeptAnswer>();

  readonly add = (path: string, answer: KeptAnswer): void => {
    this.#byPath.set(path, answer);
  };

  readonly answer: AtOnce = (request, response) => {
    if (request.method !== 'GET') return false;
    const kept = this.#byPath.get(request.url ?? '');
    if (kept === undefined || request.headers.cookie?.includes(LAB_COOKIE)) return false;
    return kept.answerAtOnce(request, response);
  };
}
