import { buildOrder } from '../orders';
import type { FuzzedShop } from './inProcess';
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

/** A running shop at an origin, without a session and without access to its log and database. */
export function servedShop(
  origin: string,
): Omit<FuzzedShop, 'withDatabaseFailure'> & { withDatabaseFailure?: undefined } {
  return {
    target: {
      secrets: [],
      send: (request) => sendTo(origin, request),
    },
    vocabulary: [
      'fuzz@example.my',
      '123456',
      'good password',
      'shirt',
      'M',
      'Selangor',
      1,
      4,
      null,
    ],
    templates: { '/api/order/place': buildOrder() },
  };
}
