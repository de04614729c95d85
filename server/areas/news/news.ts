import { createHash } from 'node:crypto';
import { newsCalls } from '@kedai/contract/calls/news';
import { Hono } from 'hono';
import { memoizeFor } from '../../boundary/cache/memoizeFor';
import type { AppDeps } from '../../boundary/deps';
import { route } from '../../boundary/route';
import type { Db } from '../../store/database/db';
import { listNews } from '../../store/news';

/** The call of the news area: a page of the news, newest first. A page after the last is empty. */
export function newsRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const { clock, settings } = deps;
  const cachedNews = memoizeFor({
    read: () => readNews(deps.db),
    clock,
    freshMs: settings.catalogueFreshMs ?? 0,
  });
  deps.onPublicData?.({
    get: async () => versionOf(await cachedNews.get()),
    fresh: () => {
      const items = cachedNews.fresh();
      return items && versionOf(items);
    },
  });
  route(app, deps, newsCalls.all, async ({ request: { page, limit } }) => {
    const all = await cachedNews.get();
    return {
      items: all.slice((page - 1) * limit, page * limit),
      totalPages: Math.ceil(all.length / limit),
    };
  });
  return app;
}

const versions = new WeakMap<object, string>();

/** A hash of the news, computed once for each reading. */
function versionOf(items: object): string {
  const known = versions.get(items);
  if (known !== undefined) return known;
  const version = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
  versions.set(items, version);
  return version;
}

async function readNews(db: Db) {
  return (await listNews(db)).map(({ imageUrl, translations: _, ...item }) => ({
    ...item,
    image_url: imageUrl,
  }));
}
