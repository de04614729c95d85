import type { MiddlewareHandler } from 'hono';
import { compressBytes, FAST } from './compressBytes';
import { chooseEncoding } from './encoding';

/** Below this a packed answer saves no packet. */
const WORTH_IT_BYTES = 1024;

/** Packs JSON and text answers that are not packed yet. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, body } = c.res;
  if (body === null || headers.has('content-encoding')) return;
  if (!/^(application\/json|text\/)/.test(headers.get('content-type') ?? '')) return;
  headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
  if (encoding === 'identity' || c.req.method === 'HEAD') return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const answer =
    plain.byteLength < WORTH_IT_BYTES ? plain : await compressBytes(plain, encoding, FAST);
  const packed = new Response(new Uint8Array(answer), { status: c.res.status, headers });
  if (answer !== plain) packed.headers.set('content-encoding', encoding);
  packed.headers.set('content-length', String(answer.byteLength));
  // Hono adds the headers of the answer that is replaced to the new one; without this they would double.
  c.res = undefined;
  c.res = packed;
};
