import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { API_HEADERS } from '../guards';
import { compressionLevelsForCache, encodeForms, type Forms, weakEtagOf } from './compressBytes';
import { chooseEncoding, type Encoding } from './encoding';
import { type Memoized, type MemoizeOptions, memoizeFor } from './memoizeFor';
import type { Version } from './version';

const CACHED_HEADERS = {
  ...API_HEADERS,
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
} as const;

interface Encoded {
  readonly etag: string;
  readonly forms: Forms;
}

/**
 * A public response that is the same for everybody. Its bytes are cached in memory, plain and compressed, so a request
 * costs neither a query nor a compression. They are used for `freshMs` without invalidation. Then the source is read
 * again, and compressed again only if the body changed.
 */
export class CachedResponse {
  readonly #cache: Memoized<Encoded>;
  /** The chosen encoding by `Accept-Encoding`; most browsers send the same one. */
  readonly #encodings = new LRUCache<string, Encoding>({ max: 100 });

  /** @param options `read` returns the response body; `success: true` is added */
  constructor(options: MemoizeOptions<object>) {
    let last: Encoded | null = null;
    const read = async (): Promise<Encoded> => {
      const plain = Buffer.from(JSON.stringify({ success: true, ...(await options.read()) }));
      const etag = weakEtagOf(plain);
      if (etag === last?.etag) return last;
      const headers = { ...CACHED_HEADERS, etag, 'content-type': 'application/json' };
      const effort = compressionLevelsForCache(plain.byteLength);
      last = { etag, forms: await encodeForms(plain, effort, headers) };
      return last;
    };
    this.#cache = memoizeFor({ ...options, read });
  }

  /**
   * Writes the response straight to the Node server's response. This skips the router and its middleware, which would
   * cost more than the response itself.
   * @returns false, with nothing written, when the cache holds no fresh response
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const encoded = this.#cache.fresh();
    if (encoded === null) return false;
    const { headers } = request;
    if (matchesEtag(headers['if-none-match'], encoded.etag)) {
      response.writeHead(304, { ...CACHED_HEADERS, etag: encoded.etag }).end();
      return true;
    }
    const form = encoded.forms[this.#chooseEncoding(headers['accept-encoding'])];
    response.writeHead(200, form.headers).end(form.body);
    return true;
  }

  /** The entity tag, which changes with the content. */
  readonly version: Version = {
    get: async () => (await this.#cache.get()).etag,
    fresh: () => this.#cache.fresh()?.etag ?? null,
  };

  /**
   * Responds from the cache, or reads the source when the cache is not fresh. Sends 304 when the caller already has
   * this response, else the smallest encoding that the caller accepts. The headers are a plain object because the Node
   * server writes it as it is; with `Headers` a response takes twice the time.
   */
  async respond(c: Context): Promise<Response> {
    const encoded = await this.#cache.get();
    const headers = { ...CACHED_HEADERS, etag: encoded.etag };
    if (matchesEtag(c.req.header('if-none-match'), encoded.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const form = encoded.forms[this.#chooseEncoding(c.req.header('accept-encoding'))];
    return new Response(form.body, { headers: form.headers });
  }

  #chooseEncoding(accepted = ''): Encoding {
    const known = this.#encodings.get(accepted);
    if (known !== undefined) return known;
    const chosen = chooseEncoding(accepted, ['br', 'gzip']);
    this.#encodings.set(accepted, chosen);
    return chosen;
  }
}

/** Whether an `If-None-Match` header lists this weak or strong tag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header === '*' || header.split(',').some((tag) => plain(tag) === plain(etag));
}
