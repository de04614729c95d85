import path from 'node:path';
import { type Context, Hono } from 'hono';
import { matchesEtag } from '../boundary/cachedResponse';
import { chooseEncoding } from '../boundary/encoding';
import { contentTypeOf } from './contentTypes';
import { documentHeaders } from './documentHeaders';
import { FileReader, type FoundFile, findFile, findPrecompressed, pathUnder } from './files';

const DAY_S = 24 * 60 * 60;
const YEAR_S = 365 * DAY_S;
/** A name with a hash in it, or one in a folder that is a hash, never means other bytes. */
const HASHED_NAME =
  /^(\/flows)?\/assets\/.*\.[0-9a-f]{8,}\.\w+(\.map)?$|^\/tesseract\/[0-9a-f]{8,}\//;
const HAS_ENDING = /\.[A-Za-z0-9]{1,8}$/;

/** Where the built storefront lies and what its pages may load from elsewhere. */
export interface StorefrontParts {
  /** The folder of the build, with `index.html`; absolute. */
  readonly root: string;
  readonly tileOrigin: string;
  /** Source maps are served too, for developers; absent: they are not. */
  readonly sourceMaps?: boolean;
}

/** What a path without a page gets. */
const NOT_FOUND = '/404.html';

/** A folder of this name in the build stands for any name. */
const ANY = '_';

/** Where the HTML of a page may lie: under its own path, or under one whose last part is any name. */
function pageFiles(urlPath: string): readonly string[] {
  const above = path.posix.dirname(urlPath);
  return [urlPath, path.posix.join(above, ANY)].map((page) => path.posix.join(page, 'index.html'));
}

/** A path that cannot be read as another host: `//name` would be one. */
const onThisHost = (urlPath: string): string => urlPath.replace(/^\/+/, '/');

/** Whether somebody opens the address, rather than a page that needs a file. */
const isVisit = ({ req }: Context): boolean => req.header('accept')?.includes('text/html') ?? false;

const isHtml = ({ path: file }: FoundFile): boolean => path.extname(file) === '.html';

/**
 * Serves the built storefront: its files, and for every other path without a file ending its page, since the routes are the
 * page's. A path of its own prerendered page (`/about/index.html`, `/product/_/index.html`) gets that one; any other the
 * page that says so (`404.html`) with status 404, and so does a missing file that somebody opens, unless a page of any name
 * stands in its place.
 */
export function storefront({ root, tileOrigin, sourceMaps = false }: StorefrontParts): Hono {
  const app = new Hono();
  const reader = new FileReader();

  /** The first of these files that is there. */
  const findPage = async (files: readonly string[]): Promise<FoundFile | null> => {
    for (const file of files) {
      const under = pathUnder(root, file);
      const found = under === null ? null : await findFile(under);
      if (found) return found;
    }
    return null;
  };

  const sendPage = async (c: Context, page: FoundFile, status: number): Promise<Response> => {
    const html = new TextDecoder().decode(await reader.bytes(page));
    const headers = { ...documentHeaders(html, tileOrigin), 'cache-control': 'no-cache' };
    return send(c, reader, page, headers, status);
  };

  /** The address of a page that was typed in another case, ids as they are; null when there is none. */
  const lowerCasePage = async (urlPath: string): Promise<string | null> => {
    const above = path.posix.dirname(urlPath).toLowerCase();
    const own = urlPath.toLowerCase();
    const withId = path.posix.join(above, path.posix.basename(urlPath));
    if (await findPage([path.posix.join(own, 'index.html')])) return onThisHost(own);
    const isOther = withId !== urlPath && above !== '/';
    return isOther && (await findPage([path.posix.join(above, ANY, 'index.html')]))
      ? onThisHost(withId)
      : null;
  };

  const sendPageOf = async (c: Context, urlPath: string): Promise<Response> => {
    const known = await findPage(pageFiles(urlPath));
    const lowered = known ? null : await lowerCasePage(urlPath);
    if (lowered !== null) return c.redirect(lowered + new URL(c.req.url).search, 308);
    const page = known ?? (await findPage([NOT_FOUND, 'index.html']));
    return page === null ? notBuilt(c) : sendPage(c, page, known ? 200 : 404);
  };

  app.get('*', async (c) => {
    const urlPath = c.req.path;
    const isHidden = !sourceMaps && urlPath.endsWith('.map');
    const file = isHidden ? null : pathUnder(root, urlPath);
    const found = file && (await findFile(file));
    // A page by the name of its file is no less a page.
    if (found && isHtml(found)) return sendPage(c, found, urlPath === NOT_FOUND ? 404 : 200);
    if (found) return send(c, reader, found, { 'cache-control': cacheOf(urlPath) });
    const looksLikeFile = file === null || HAS_ENDING.test(urlPath);
    if (looksLikeFile && !isVisit(c)) {
      const headers = { vary: 'Accept', 'cache-control': 'no-cache' };
      return c.text('There is no such file.', 404, headers);
    }
    return sendPageOf(c, urlPath);
  });
  return app;
}

/** How long a browser may keep a file without asking. */
function cacheOf(urlPath: string): string {
  if (HASHED_NAME.test(urlPath)) return `public, max-age=${YEAR_S}, immutable`;
  if (/^\/(pictures|fonts)\//.test(urlPath)) {
    return `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`;
  }
  // The worker's name stays, whatever is in it.
  return urlPath === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}

async function send(
  c: Context,
  reader: FileReader,
  file: FoundFile,
  more: Readonly<Record<string, string>>,
  status = 200,
): Promise<Response> {
  const { packed, encoding } = await packedForm(c, file);
  const chosen = packed ?? file;
  const headers = new Headers({
    ...more,
    etag: chosen.etag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), chosen.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', contentTypeOf(file.path));
  headers.set('content-length', String(chosen.size));
  if (packed) headers.set('content-encoding', encoding);
  const body = c.req.method === 'HEAD' ? null : await reader.read(chosen);
  return new Response(body, { status, headers });
}

/** The best packed form that the caller takes and that lies there. */
async function packedForm(c: Context, file: FoundFile) {
  const header = c.req.header('accept-encoding');
  const best = chooseEncoding(header, ['br', 'gzip']);
  const packed = await findPrecompressed(file, best);
  if (packed || best !== 'br') return { packed, encoding: best };
  const second = chooseEncoding(header, ['gzip']);
  return { packed: await findPrecompressed(file, second), encoding: second };
}

function notBuilt(c: Context): Response {
  return c.text('The storefront is not built yet. Run "npm start", or "npm run build".', 503);
}
