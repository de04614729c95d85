import { type FuzzRequest, initOf } from './requests';

/**
 * Sends a request over HTTP.
 * @param cookie the cookie of the session, for requests of a customer
 */
export function sendTo(origin: string, request: FuzzRequest, cookie?: string): Promise<Response> {
  const init = initOf(request, cookie);
  // `fetch` sets this header itself.
  init.headers.delete('content-length');
  const url = new URL(request.path.replace(/^\/+/, '/'), origin);
  return fetch(url, { ...init, redirect: 'manual' });
}
