import type { MiddlewareHandler } from 'hono';
import { compressBytes, FAST } from './compressBytes';
import { chooseEncoding } from './encoding';

/** Smaller bodies fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;

/** Compresses JSON and text responses that are not compressed yet. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.has('content-encoding')) return;
  if (!/^(application\/json|text\/)/.test(headers.get('content-type') ?? '')) return;
  headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
  if (encoding === 'identity' || c.req.method === 'HEAD') return;
  // Looking at the body would turn Hono's response into a stream, which takes longer than to send it.
  if (Number(headers.get('content-length') ?? MIN_COMPRESSED_BYTES) < MIN_COMPRESSED_BYTES) return;
  if (c.res.body === null) return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const response =
    plain.byteLength < MIN_COMPRESSED_BYTES ? plain : await compressBytes(plain, encoding, FAST);
  const compressed = new Response(new Uint8Array(response), { status: c.res.status, headers });
  if (response !== plain) compressed.headers.set('content-encoding', encoding);
  compressed.headers.set('content-length', String(response.byteLength));
  // Hono merges the headers of a replaced response into the new one; without this they would double.
  c.res = undefined;
  c.res = compressed;
};
