import type { IncomingMessage, ServerResponse } from 'node:http';
import { LAB_COOKIE } from '../src/contract/failureLab';
import type { CachedResponse } from './boundary/cachedResponse';

/** Answers a request, if it can; @returns whether it did. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers that are kept as bytes, given by the Node server itself. Whatever is not plainly one of them goes the way of all
 * requests, and so do the browsers that want calls to fail.
 */
export class CachedResponses {
  readonly #byPath = new Map<string, CachedResponse>();

  readonly add = (path: string, respond: CachedResponse): void => {
    this.#byPath.set(path, respond);
  };

  readonly respond: FastPath = (request, response) => {
    if (request.method !== 'GET') return false;
    const kept = this.#byPath.get(request.url ?? '');
    if (kept === undefined || request.headers.cookie?.includes(LAB_COOKIE)) return false;
    return kept.serve(request, response);
  };
}
