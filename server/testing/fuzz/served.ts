import { buildOrder } from '../orders';
import type { FuzzedShop } from './inProcess';

/** A running shop at an origin, without a session and without access to its log and database. */
export function servedShop(
  origin: string,
): Omit<FuzzedShop, 'withDatabaseFailure'> & { withDatabaseFailure?: undefined } {
  return {
    target: {
      secrets: [],
      send: ({ method, path, headers, body }) =>
        fetch(new URL(path.replace(/^\/+/, '/'), origin), {
          method,
          headers: headers
            // `fetch` sets this header itself.
            .filter(([name]) => name !== 'content-length')
            .map(([name, value]): [string, string] => [name, value]),
          redirect: 'manual',
          ...(body !== undefined &&
            !['GET', 'HEAD'].includes(method) && { body: Buffer.from(body, 'latin1') }),
        }),
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
