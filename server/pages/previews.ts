import { createHash } from 'node:crypto';
import { LINK_PREVIEW_SIZE } from '@kedai/contract/rules/limits';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { inEnglish, unavailable } from '../boundary/apiError';
import { matchesEtag } from '../boundary/cache/cachedResponse';
import { handleError } from '../boundary/errorHandlers';
import { fairQueue } from '../boundary/limits/fairQueue';
import type { Images } from '../ports/images';
import { type FoundFile, findFile, pathUnder } from '../static/files';

/** The memory for previews, bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Converting a picture takes about 0.1 s and 30 MB; converted ones are cached. */
const MAX_WAITING = 100;
const RETRY_AFTER_S = 10;
const DAY_S = 24 * 60 * 60;

interface Preview {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/**
 * Serves `/previews/<name>.jpg`: one of the shop's own pictures as a JPEG for link previews, since many of their readers
 * show no WebP.
 * @param root the folder of the build
 */
export function previews(root: string, images: Images): Hono {
  const app = new Hono();
  app.onError(handleError);
  const queue = fairQueue({
    running: 1,
    waiting: MAX_WAITING,
    refuse: () =>
      unavailable(inEnglish('Many pictures are requested. Please try again.'), RETRY_AFTER_S),
  });
  const cache = new LRUCache<string, Preview>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    fetchMethod: async (file) => {
      const bytes = await queue.run([], () => images.preview(file, LINK_PREVIEW_SIZE));
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      return { bytes, etag };
    },
  });

  app.get('/previews/:name{.+\\.jpg}', async (c) => {
    const file = await findPicture(root, c.req.param('name').replace(/\.jpg$/, ''));
    const preview = file && (await cache.fetch(file.path));
    return preview ? send(c, preview) : c.text('There is no such picture.', 404);
  });
  return app;
}

/** A picture of the shop, in the first format that exists. The shop's own photos may have any of these. */
async function findPicture(root: string, name: string): Promise<FoundFile | null> {
  for (const extension of ['webp', 'jpg', 'jpeg', 'png']) {
    const path = pathUnder(root, `/pictures/${name}.${extension}`);
    const file = path && (await findFile(path));
    if (file) return file;
  }
  return null;
}

function send(c: Context, { bytes, etag }: Preview): Response {
  const headers = {
    etag,
    'cache-control': `public, max-age=${DAY_S}`,
    'x-content-type-options': 'nosniff',
  };
  if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
  return c.body(bytes, 200, { ...headers, 'content-type': 'image/jpeg' });
}
