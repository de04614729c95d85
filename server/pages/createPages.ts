import { type Language, pathInEnglish } from '@kedai/contract/protocol/languages';
import type { SitemapEntry } from '@kedai/contract/protocol/sitemap';
import type { Hono } from 'hono';
import type { FastPath } from '../boundary/cache/fastPath';
import type { Version } from '../boundary/cache/version';
import type { AppDeps } from '../boundary/deps';
import type { Fetch } from '../boundary/fetch';
import type { StorefrontParts } from '../static/storefrontFiles';
import { pageRenderer } from './pageRenderer';
import { cachedPages, pages } from './pages';
import { previews } from './previews';
import { builtLanguages, readPublicPages } from './publicPages';
import { type FindLanguages, RenderedPages } from './renderedPages';
import { readEntries, sitemap } from './sitemap';
import { warmPages } from './warmPages';

/** The pages that the server makes itself. */
interface Pages {
  readonly apps: readonly Hono[];
  /** Serves the pages that are cached. */
  readonly fastPath: FastPath;
  /** The cached pages and their size, for the metrics. */
  readonly counts: () => { readonly pages: number; readonly bytes: number };
  close(): Promise<void>;
}

/**
 * Creates the routes of the pages with data, their preview pictures, the sitemap and `robots.txt`.
 * @param build the folder of the storefront's build. Without a build there is nothing to render with.
 * @param api answers the API calls of the pages, in process
 * @param version identifies the content of the catalogue
 */
export function createPages(
  deps: Pick<AppDeps, 'db' | 'clock' | 'images' | 'settings'>,
  build: StorefrontParts,
  api: Fetch,
  version: Version,
): Pages {
  const program = `${build.root}.prerender`;
  const publicPages = readPublicPages(program);
  const languages = builtLanguages(program);
  const patterns = publicPages.map(({ pattern }) => pattern);
  const others = [sitemap(deps, patterns, languages), previews(build.root, deps.images)];
  if (publicPages.length === 0) {
    return {
      apps: others,
      fastPath: () => false,
      counts: () => ({ pages: 0, bytes: 0 }),
      close: async () => {},
    };
  }
  const renderer = pageRenderer(program, publicPages, languages, api, deps.clock);
  const entries = () => readEntries(deps.db, patterns, languages);
  const paths = async () => (await entries()).map(({ path }) => path);
  const rendered = new RenderedPages(renderer, version, build, pageIndex(entries));
  const { publicUrl } = deps.settings;
  // Without it, the origin of the pages is only known from requests.
  const stopWarming = publicUrl === undefined ? undefined : warmPages(rendered, paths, publicUrl);
  return {
    apps: [...others, pages(rendered, deps.settings)],
    fastPath: cachedPages(rendered, deps.settings),
    counts: () => rendered.counts,
    close: async () => {
      const warming = stopWarming?.();
      // Ends a rendering that the warming waits for.
      await renderer.close();
      await warming;
    },
  };
}

/** Finds in memory which pages the shop has, and in which languages. They are read again when the catalogue has changed. */
function pageIndex(read: () => Promise<readonly SitemapEntry[]>): FindLanguages {
  let index: {
    readonly version: string;
    readonly pages: Promise<ReadonlyMap<string, readonly Language[]>>;
  } | null = null;
  return async (path, version) => {
    if (index?.version !== version) {
      const pages = read().then((entries) => new Map(entries.map(languagesOfEntry)));
      index = { version, pages };
      // The next request reads them again.
      pages.catch(() => {
        index = null;
      });
    }
    return (await index.pages).get(pathInEnglish(path)) ?? null;
  };
}

const languagesOfEntry = ({ path, translated }: SitemapEntry): [string, readonly Language[]] => [
  path,
  translated?.into ?? ['en'],
];
