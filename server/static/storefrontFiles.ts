import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HASHED_FILE } from '@kedai/contract/protocol/hashedFile';
import { type Language, languageOfPath, languages } from '@kedai/contract/protocol/languages';
import { documentTemplate, TEMPLATE_FILE } from '@kedai/contract/protocol/storefrontBuild';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { matchesEtag } from '../boundary/cache/cachedResponse';
import { chooseEncoding } from '../boundary/cache/encoding';
import { contentTypeOf } from './contentTypes';
import { documentHeaders, inlineScriptsOf } from './documentHeaders';
import { FileReader, type FoundFile, findFile, findPrecompressed, pathUnder } from './files';

const DAY_S = 24 * 60 * 60;
const YEAR_S = 365 * DAY_S;
/** Files of the receipt reader, in a folder with a hash in its name. */
const HASHED_FOLDER = /^\/tesseract\/[0-9a-f]{8,}\//;
const HAS_EXTENSION = /\.[A-Za-z0-9]{1,8}$/;

/** The built storefront and the origin of its map tiles. */
export interface StorefrontParts {
  /** The folder of the build, with `index.html`; absolute. */
  readonly root: string;
  readonly tileOrigin: string;
  /** Other hosts whose pictures the pages show; default: none. */
  readonly pictureOrigins?: readonly string[];
  /** Serves source maps too, for developers; default: no. */
  readonly sourceMaps?: boolean;
  /** The pages write markup and styles as text; default: no. */
  readonly writesMarkup?: boolean;
}

/** The page for unknown paths, in the language of a path. */
const notFoundPage = (urlPath: string): string =>
  `${languages[languageOfPath(urlPath)].prefix}/404.html`;

/** A folder with this name in the build matches any path segment. */
const ANY = '_';

/** The possible HTML files of a page: under its own path, or with any last segment. */
function pageFiles(urlPath: string): readonly string[] {
  const parent = path.posix.dirname(urlPath);
  return [urlPath, path.posix.join(parent, ANY)].map((page) => path.posix.join(page, 'index.html'));
}

/** Removes leading slashes: browsers read `//name` as another host. */
const toSameHost = (urlPath: string): string => urlPath.replace(/^\/+/, '/');

/** Whether the request is a navigation, not a subresource. */
const isNavigation = (c: Context): boolean =>
  c.req.header('accept')?.includes('text/html') ?? false;

const isHtml = ({ path: file }: FoundFile): boolean => path.extname(file) === '.html';

/**
 * Serves the built storefront: its files, and pages for all other paths without a file extension. A path with a
 * prerendered page (`/about/index.html`, `/product/_/index.html`) gets that page. Other paths get the `404.html` of their
 * language with status 404. So does a navigation to a missing file, unless a page with any last segment matches it.
 */
export function storefrontFiles({
  root,
  tileOrigin,
  pictureOrigins,
  sourceMaps = false,
  writesMarkup = false,
}: StorefrontParts): Hono {
  const app = new Hono();
  const reader = new FileReader();
  const templates = new Templates(root);

  /** The first existing file of the list. */
  const findPage = async (files: readonly string[]): Promise<FoundFile | null> => {
    for (const file of files) {
      const under = pathUnder(root, file);
      const foundFile = under === null ? null : await findFile(under);
      if (foundFile) return foundFile;
    }
    return null;
  };

  const languageOf = (page: FoundFile): Language =>
    languageOfPath(page.path.slice(root.length).replaceAll(path.sep, '/'));

  const sendPage = async (c: Context, page: FoundFile, status: number): Promise<Response> => {
    const html = new TextDecoder().decode(await reader.bytes(page));
    const inlineScripts = (await templates.scripts(languageOf(page))) ?? inlineScriptsOf(html);
    const headers = {
      ...documentHeaders({ html, tileOrigin, pictureOrigins, inlineScripts, writesMarkup }),
      'cache-control': 'no-cache',
    };
    return send(c, reader, page, headers, status);
  };

  /** The lower-case URL of a page that was typed in another case, with its id unchanged; null if there is none. */
  const lowerCasePage = async (urlPath: string): Promise<string | null> => {
    const parent = path.posix.dirname(urlPath).toLowerCase();
    const lowerCasePath = urlPath.toLowerCase();
    const withId = path.posix.join(parent, path.posix.basename(urlPath));
    if (await findPage([path.posix.join(lowerCasePath, 'index.html')]))
      return toSameHost(lowerCasePath);
    const isOther = withId !== urlPath && parent !== '/';
    return isOther && (await findPage([path.posix.join(parent, ANY, 'index.html')]))
      ? toSameHost(withId)
      : null;
  };

  const sendPageFor = async (c: Context, urlPath: string): Promise<Response> => {
    const known = await findPage(pageFiles(urlPath));
    const lowered = known ? null : await lowerCasePage(urlPath);
    if (lowered !== null) return c.redirect(lowered + new URL(c.req.url).search, 308);
    const page = known ?? (await findPage([notFoundPage(urlPath), '/404.html', 'index.html']));
    return page === null ? notBuilt(c) : sendPage(c, page, known ? 200 : 404);
  };

  app.get('*', async (c) => {
    const urlPath = c.req.path;
    const isHidden = !sourceMaps && urlPath.endsWith('.map');
    const file = isHidden ? null : pathUnder(root, urlPath);
    const foundFile = file && (await findFile(file));
    // A page that is requested by its file name is still sent as a page.
    if (foundFile && isHtml(foundFile))
      return sendPage(c, foundFile, urlPath === notFoundPage(urlPath) ? 404 : 200);
    if (foundFile) return send(c, reader, foundFile, { 'cache-control': cacheControlOf(urlPath) });
    const looksLikeFile = file === null || HAS_EXTENSION.test(urlPath);
    if (looksLikeFile && !isNavigation(c)) {
      const headers = { vary: 'Accept', 'cache-control': 'no-cache' };
      return c.text('There is no such file.', 404, headers);
    }
    return sendPageFor(c, urlPath);
  });
  return app;
}

/** The `Cache-Control` header of a file. */
function cacheControlOf(urlPath: string): string {
  if (HASHED_FILE.test(urlPath) || HASHED_FOLDER.test(urlPath))
    return `public, max-age=${YEAR_S}, immutable`;
  if (/^\/(pictures|fonts)\//.test(urlPath)) {
    return `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`;
  }
  // The service worker keeps its name across builds.
  return urlPath === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}

/** The templates of which the build made its pages, one for each language. */
class Templates {
  readonly #folder: string;
  readonly #read = new Map<
    Language,
    { readonly etag: string; readonly scripts: readonly string[] }
  >();

  constructor(root: string) {
    this.#folder = `${root}.prerender`;
  }

  /** The code of its inline scripts; null for pages that no template made, which have no data either. */
  async scripts(language: Language): Promise<readonly string[] | null> {
    const file = await findFile(path.join(this.#folder, language, TEMPLATE_FILE));
    if (file === null) return null;
    const known = this.#read.get(language);
    if (known?.etag === file.etag) return known.scripts;
    const { bootstrap } = v.parse(templateSchema, JSON.parse(await readFile(file.path, 'utf8')));
    this.#read.set(language, { etag: file.etag, scripts: [bootstrap] });
    return [bootstrap];
  }
}

const templateSchema = v.pick(documentTemplate, ['bootstrap']);

async function send(
  c: Context,
  reader: FileReader,
  file: FoundFile,
  extraHeaders: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const { precompressed, encoding } = await chooseForm(c, file);
  const chosen = precompressed ?? file;
  const headers = new Headers({
    ...extraHeaders,
    etag: chosen.etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), chosen.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', contentTypeOf(file.path));
  headers.set('content-length', String(chosen.size));
  if (precompressed) headers.set('content-encoding', encoding);
  const body = c.req.method === 'HEAD' ? null : await reader.read(chosen);
  return new Response(body, { status, headers });
}

/** The best existing precompressed form that the request accepts. */
async function chooseForm(c: Context, file: FoundFile) {
  const header = c.req.header('accept-encoding');
  const best = chooseEncoding(header, ['br', 'gzip']);
  const precompressed = await findPrecompressed(file, best);
  if (precompressed || best !== 'br') return { precompressed, encoding: best };
  const second = chooseEncoding(header, ['gzip']);
  return { precompressed: await findPrecompressed(file, second), encoding: second };
}

function notBuilt(c: Context): Response {
  return c.text('The storefront is not built yet. Run "npm start", or "npm run build".', 503);
}
