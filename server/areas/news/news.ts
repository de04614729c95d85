import { newsCalls } from '@kedai/contract/calls/news';
import { type Language, languageOfTag } from '@kedai/contract/protocol/languages';
import { Hono } from 'hono';
import { memoizeFor } from '../../boundary/cache/memoizeFor';
import { contentHash } from '../../boundary/cache/version';
import type { AppDeps } from '../../boundary/deps';
import { route } from '../../boundary/route';
import { listNews } from '../../store/news';
import { translate } from '../../store/translate';

/** The call of the news area: a page of the news, newest first. A page after the last is empty. */
export function newsRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  const { clock, settings } = deps;
  const cachedNews = memoizeFor({
    read: () => listNews(deps.db),
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
  route(app, deps, newsCalls.all, async ({ request: { page, limit, language: tag } }) => {
    const all = await cachedNews.get();
    const language = languageOfTag(tag) ?? 'en';
    return {
      items: all
        .slice((page - 1) * limit, page * limit)
        .map((row) => newsInLanguage(row, language)),
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
  const version = contentHash(items);
  versions.set(items, version);
  return version;
}

function newsInLanguage(
  { imageUrl, translations, ...item }: Awaited<ReturnType<typeof listNews>>[number],
  language: Language,
) {
  const { title, description } = item;
  return {
    ...item,
    image_url: imageUrl,
    ...translate({ title, description }, translations, language),
  };
}
