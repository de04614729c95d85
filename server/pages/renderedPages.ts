import { setTimeout } from 'node:timers/promises';
import type { Language } from '@kedai/contract/protocol/languages';
import type { RenderedPage } from '@kedai/contract/protocol/storefrontBuild';
import { LRUCache } from 'lru-cache';
import {
  type CompressionLevels,
  encodeForms,
  type Forms,
  weakEtagOf,
} from '../boundary/cache/compressBytes';
import type { Version } from '../boundary/cache/version';
import { logger } from '../log/logger';
import { documentHeaders } from '../static/documentHeaders';
import type { StorefrontParts } from '../static/storefrontFiles';
import type { PageRenderer } from './pageRenderer';
import type { CanonicalPage } from './publicPages';

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
  /** The headers of a 304. */
  readonly headers: Readonly<Record<string, string>>;
  readonly forms: Forms;
}

/** A page that is served without its data, with this status. */
export interface PageWithoutData {
  readonly status: 200 | 404 | 503;
}

/**
 * Finds the languages in which the page of an item exists; null for one that the shop does not have.
 * @param path in any language
 * @param version of the catalogue
 */
export type FindLanguages = (path: string, version: string) => Promise<readonly Language[] | null>;

/** Whether the content of the shop decides if a page exists. A page of a list after the first may be after the last. */
const isOneOfMany = ({ address, isItem }: CanonicalPage): boolean =>
  isItem || address.searchParams.has('page');

/** Failures are logged at most this often, ms: under load there are many. */
const WARN_EVERY_MS = 60_000;

interface Entry {
  readonly version: string;
  readonly page: CachedPage;
}

/** The hosts beside the shop's own that its pages may use. */
type OtherHosts = Pick<StorefrontParts, 'tileOrigin' | 'pictureOrigins'>;

/**
 * The pages that were rendered with their data: an LRU cache. A page is rendered again when it is requested after the
 * catalogue has changed. Concurrent requests share a rendering. If it fails, the older page is used. URLs that no link
 * has are not cached, and pages of unknown products and news are not rendered: there may be any number of them.
 */
export class RenderedPages {
  readonly #entries: LRUCache<string, Entry>;
  readonly #running = new Map<string, Promise<Entry>>();
  readonly #renderer: PageRenderer;
  readonly #version: Version;
  readonly #hosts: OtherHosts;
  readonly #findLanguages: FindLanguages;
  #warnedAt = Number.NEGATIVE_INFINITY;

  /**
   * @param version identifies the catalogue's content
   * @param maxBytes the memory for rendered pages
   */
  constructor(
    renderer: PageRenderer,
    version: Version,
    hosts: OtherHosts,
    findLanguages: FindLanguages,
    maxBytes: number = MAX_BYTES,
  ) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => sizeOf(page),
    });
    this.#renderer = renderer;
    this.#version = version;
    this.#hosts = hosts;
    this.#findLanguages = findLanguages;
  }

  /** About how many pages fit into the cache. */
  get capacity(): number {
    const { size, calculatedSize, maxSize } = this.#entries;
    return size === 0 ? 1 : Math.floor((maxSize * size) / calculatedSize);
  }

  /** The cached pages and their size, for the metrics. */
  get counts(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** Identifies the current content of all pages. */
  async version(): Promise<string> {
    return versionOf(await this.#renderer.build.get(), await this.#version.get());
  }

  /** The key of a page in the cache; null for a page that is not public. */
  keyOf(requested: URL): string | null {
    return this.#renderer.canonical(requested)?.address.href ?? null;
  }

  /** The page with this key if it is cached and was found up to date a moment ago, else null. */
  cached(key: string): CachedPage | null {
    const [build, content] = [this.#renderer.build.fresh(), this.#version.fresh()];
    if (build === null || content === null) return null;
    const known = this.#entries.get(key);
    return known?.version === versionOf(build, content) ? known.page : null;
  }

  /**
   * @param keys who requests it, for the queue
   * @returns null for a page that is not public. A page that cannot be rendered is served without data: with 503 when it is
   * unknown whether the page exists, so that no search engine takes it for a page.
   */
  async get(
    requested: URL,
    keys: readonly string[] = [],
  ): Promise<CachedPage | PageWithoutData | null> {
    const page = this.#renderer.canonical(requested);
    if (page === null) return null;
    const { address, isItem } = page;
    const known = this.#entries.get(address.href);
    let exists = !isOneOfMany(page);
    try {
      const version = await this.version();
      if (known?.version === version) return known.page;
      const into = isItem ? await this.#findLanguages(address.pathname, version) : undefined;
      if (into === null) return { status: 404 };
      if (isItem) exists = true;
      const rendering = this.#render(address, version, keys, into);
      const older = known && setTimeout(RENDERING_TIMEOUT_MS, known, { ref: false });
      return (await Promise.race(older ? [rendering, older] : [rendering])).page;
    } catch (error) {
      this.#warn(error);
      return known?.page ?? { status: exists ? 200 : 503 };
    }
  }

  /** The path of a page may be a text of a shopper, so it is not logged. */
  #warn(error: unknown): void {
    const now = performance.now();
    if (now - this.#warnedAt < WARN_EVERY_MS) return;
    this.#warnedAt = now;
    logger.warn('Pages could not be rendered. This is logged once a minute.', error);
  }

  #render(
    address: URL,
    version: string,
    keys: readonly string[],
    into?: readonly Language[],
  ): Promise<Entry> {
    const key = address.href;
    const running = this.#running.get(key);
    if (running) return running;
    const rendering = this.#renderer
      .render(address, version, keys, into)
      .then(async (rendered) => {
        if (rendered === null) throw new Error('An API call of the page failed.');
        const entry = { version, page: await encode(rendered, this.#hosts) };
        if (rendered.isCacheable) this.#entries.set(key, entry);
        return entry;
      })
      .finally(() => this.#running.delete(key));
    // A request that no longer waits for it does not handle its failure.
    rendering.catch(() => undefined);
    this.#running.set(key, rendering);
    return rendering;
  }
}

const versionOf = (build: string, content: string) => `${build} ${content}`;

const sizeOf = ({ forms }: CachedPage): number =>
  Object.values(forms).reduce((sum, { body }) => sum + body.length, 0);

async function encode(
  { html, status, bootstrap }: RenderedPage,
  { tileOrigin, pictureOrigins }: OtherHosts,
): Promise<CachedPage> {
  const plain = Buffer.from(html);
  const etag = weakEtagOf(plain);
  const headers = {
    ...documentHeaders({ html, tileOrigin, pictureOrigins, inlineScripts: [bootstrap] }),
    'cache-control': 'no-cache',
    etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  };
  const type = { 'content-type': 'text/html; charset=utf-8' };
  const forms = await encodeForms(plain, COMPRESSION, { ...headers, ...type });
  return { status, etag, headers, forms };
}
