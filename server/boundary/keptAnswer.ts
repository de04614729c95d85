import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { Clock } from '../ports/clock';
import { chooseEncoding } from './encoding';
import { API_HEADERS } from './guards';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const KEPT_HEADERS = {
  ...API_HEADERS,
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
} as const;

/** An answer in the bytes that travel. */
interface Encoded {
  readonly etag: string;
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
}

/**
 * A public answer that is the same for everybody, kept as encoded bytes, so that a request for it costs no query and no
 * compression. The source is read again when `freshMs` have passed, and encoded again only when it said something else.
 */
export class KeptAnswer {
  #text = '';
  #encoded: Encoded | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<Encoded> | null = null;

  constructor(
    private readonly parts: {
      /** The body, without the `success` mark. */
      readonly read: () => Promise<object>;
      readonly clock: Clock;
      /** ms; 0 reads at each request. */
      readonly freshMs: number;
    },
  ) {}

  /**
   * Answers a request: 304 when the caller has these bytes, else the smallest form that it takes. The headers are a plain
   * object, which the Node server writes as it is; with `Headers` an answer costs twice the time.
   */
  async answer(http: Context): Promise<Response> {
    const encoded = await this.#current();
    const headers = { ...KEPT_HEADERS, etag: encoded.etag };
    if (hasSameBytes(http.req.header('if-none-match'), encoded.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const encoding = chooseEncoding(http.req.header('accept-encoding'), ['br', 'gzip']);
    const bytes = encoded[encoding];
    return new Response(bytes, {
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(bytes.byteLength),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  }

  async #current(): Promise<Encoded> {
    const fresh = this.parts.clock.now() - this.#readAt < this.parts.freshMs;
    if (fresh && this.#encoded) return this.#encoded;
    // Requests that arrive while the source is read wait for the same reading.
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<Encoded> {
    const readAt = this.parts.clock.now();
    const text = JSON.stringify({ success: true, ...(await this.parts.read()) });
    if (text !== this.#text || !this.#encoded) {
      this.#encoded = await encode(text);
      this.#text = text;
    }
    this.#readAt = readAt;
    return this.#encoded;
  }
}

async function encode(text: string): Promise<Encoded> {
  const plain = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength } }),
    zip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  // Weak: the same answer in three encodings.
  return { etag: `W/"${hash}"`, identity: bytes(plain), gzip: bytes(gz), br: bytes(br) };
}

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Whether an `If-None-Match` names this weak or strong tag. */
export function hasSameBytes(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}
