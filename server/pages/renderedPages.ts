import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type CompressionLevels, compressBytes } from '../boundary/compressBytes';
import type { Encoding } from '../boundary/encoding';
import { logger } from '../logger';
import { documentHeaders } from '../static/documentHeaders';
import type { PageRenderer, RenderedPage } from './pageRenderer';

/** The memory for rendered pages, bytes. */
const MAX_BYTES = 128 * 1024 * 1024;
/** Takes about 5 ms a page. The best level takes 100 ms for a tenth fewer bytes. */
const COMPRESSION: CompressionLevels = { br: 6, gzip: 6 };
/** How long a request waits for a new version of a page when there is an older one, ms. */
const RENDERING_TIMEOUT_MS = 1000;

/** A rendered page in each encoding. */
export interface CachedPage {
  readonly status: 200 | 404;
  readonly etag: string;
  /** The headers that do not depend on the request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

interface Entry {
  readonly version: string;
  readonly page: CachedPage;
}

/**
 * The pages that were rendered with their data: an LRU cache. A page is rendered again when it is requested after the
 * catalogue has changed. Concurrent requests share a rendering. If it fails, the older page is used.
 */
export class RenderedPages {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => sizeOf(page),
  });
  readonly #running = new Map<string, Promise<Entry>>();
  readonly #renderer: PageRenderer;
  readonly #version: () => Promise<string>;
  readonly #tileOrigin: string;

  /** @param version identifies the catalogue's content; called for each request */
  constructor(renderer: PageRenderer, version: () => Promise<string>, tileOrigin: string) {
    this.#renderer = renderer;
    this.#version = version;
    this.#tileOrigin = tileOrigin;
  }

  /** @returns null for a page that is not public or cannot be rendered: the page without data is served instead */
  async get(requested: URL): Promise<CachedPage | null> {
    const address = this.#renderer.canonical(requested);
    if (address === null) return null;
    const known = this.#entries.get(address.href);
    try {
      const version = `${await this.#renderer.build()} ${await this.#version()}`;
      if (known?.version === version) return known.page;
      const rendering = this.#render(address, version);
      const older = known && setTimeout(RENDERING_TIMEOUT_MS, known, { ref: false });
      return (await Promise.race(older ? [rendering, older] : [rendering])).page;
    } catch (error) {
      logger.warn(`The page ${address.pathname} could not be rendered.`, error);
      return known?.page ?? null;
    }
  }

  #render(address: URL, version: string): Promise<Entry> {
    const key = address.href;
    const running = this.#running.get(key);
    if (running) return running;
    const rendering = this.#renderer
      .render(address, version)
      .then(async (rendered) => {
        if (rendered === null) throw new Error('An API call of the page failed.');
        const entry = { version, page: await encode(rendered, this.#tileOrigin) };
        this.#entries.set(key, entry);
        return entry;
      })
      .finally(() => this.#running.delete(key));
    // A request that no longer waits for it does not handle its failure.
    rendering.catch(() => undefined);
    this.#running.set(key, rendering);
    return rendering;
  }
}

const sizeOf = ({ bodies }: CachedPage): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

async function encode({ html, status }: RenderedPage, tileOrigin: string): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const [br, gzip] = await Promise.all([
    compressBytes(plain, 'br', COMPRESSION),
    compressBytes(plain, 'gzip', COMPRESSION),
  ]);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const etag = `W/"${hash}"`;
  const headers = {
    ...documentHeaders(html, tileOrigin),
    'cache-control': 'no-cache',
    etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  };
  const bodies = {
    identity: new Uint8Array(plain),
    br: new Uint8Array(br),
    gzip: new Uint8Array(gzip),
  };
  return { status, etag, headers, bodies };
}
