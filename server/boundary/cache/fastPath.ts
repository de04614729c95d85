import type { IncomingMessage, ServerResponse } from 'node:http';
import { LAB_COOKIE } from '@kedai/contract/protocol/failureLab';
import type { CachedResponse } from './cachedResponse';

/** Tries to answer a request. @returns whether it did */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Cached responses that the Node server sends without the app. All other requests take the normal path, and so do
 * browsers in the failure lab.
 */
export class CachedResponses {
  readonly #byPath = new Map<string, CachedResponse>();

  readonly add = (path: string, response: CachedResponse): void => {
    this.#byPath.set(path, response);
  };

  readonly respond: FastPath = (request, response) => {
    if (request.method !== 'GET') return false;
    const cached = this.#byPath.get(request.url ?? '');
    if (cached === undefined || request.headers.cookie?.includes(LAB_COOKIE)) return false;
    return cached.serve(request, response);
  };
}
