import type { MiddlewareHandler } from 'hono';
import { chooseEncoding } from './encoding';
import { pack, QUICK } from './pack';

/** Below this a packed answer saves no packet. */
const WORTH_IT_BYTES = 1024;

/** Packs JSON and text answers that are not packed yet. */
export const compress: MiddlewareHandler = async (http, next) => {
  await next();
  const { headers, body } = http.res;
  if (body === null || headers.has('content-encoding')) return;
  if (!/^(application\/json|text\/)/.test(headers.get('content-type') ?? '')) return;
  headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(http.req.header('accept-encoding'), ['br', 'gzip']);
  if (encoding === 'identity' || http.req.method === 'HEAD') return;
  const plain = Buffer.from(await http.res.arrayBuffer());
  const answer = plain.byteLength < WORTH_IT_BYTES ? plain : await pack(plain, encoding, QUICK);
  const packed = new Response(new Uint8Array(answer), { status: http.res.status, headers });
  if (answer !== plain) packed.headers.set('content-encoding', encoding);
  packed.headers.set('content-length', String(answer.byteLength));
  // Hono adds the headers of the answer that is replaced to the new one; without this they would double.
  http.res = undefined;
  http.res = packed;
};
