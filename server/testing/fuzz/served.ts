import { anOrder } from '../orders';
import type { FuzzedShop } from './inProcess';

/** A shop that is served at an address. Nobody is signed in, and its log and database are not looked at. */
export function servedShop(origin: string): Omit<FuzzedShop, 'failing'> & { failing?: undefined } {
  return {
    target: {
      secrets: [],
      send: ({ method, path, headers, body }) =>
        fetch(new URL(path.replace(/^\/+/, '/'), origin), {
          method,
          headers: headers
            // What `fetch` sets itself.
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
    templates: { '/api/order/place': anOrder() },
  };
}
