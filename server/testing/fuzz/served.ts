import { buildOrder } from '../orders';
import type { FuzzedShop } from './inProcess';
import type { FuzzRequest } from './requests';

/**
 * Sends a request over HTTP.
 * @param cookie the cookie of the session, for requests of a customer
 */
export function sendTo(
  origin: string,
  { method, path, headers, body, sender }: FuzzRequest,
  cookie?: string,
): Promise<Response> {
  const sent = new Headers(
    headers
      // `fetch` sets this header itself.
      .filter(([name]) => name !== 'content-length')
      .map(([name, value]): [string, string] => [name, value]),
  );
  if (cookie !== undefined && sender === 'customer') {
    sent.set('cookie', [sent.get('cookie'), cookie].filter(Boolean).join('; '));
  }
  return fetch(new URL(path.replace(/^\/+/, '/'), origin), {
    method,
    headers: sent,
    redirect: 'manual',
    ...(body !== undefined &&
      !['GET', 'HEAD'].includes(method) && { body: Buffer.from(body, 'latin1') }),
  });
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
