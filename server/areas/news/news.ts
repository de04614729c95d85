import { asc, count, desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { newsCalls } from '../../../src/contract/news';
import { route } from '../../boundary/route';
import type { AppDeps } from '../../deps';
import { news } from '../../store/schema';

/** The call of the news area: a page of the news, newest first. A page after the last is empty. */
export function newsRoutes(deps: AppDeps): Hono {
  const app = new Hono();
  route(app, deps, newsCalls.all, async ({ request: { page, limit }, db }) => {
    const [counted] = await db.select({ all: count() }).from(news);
    const rows = await db
      .select()
      .from(news)
      .orderBy(desc(news.date), asc(news.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return {
      items: rows.map(({ imageUrl, ...item }) => ({ ...item, image_url: imageUrl })),
      totalPages: Math.ceil((counted?.all ?? 0) / limit),
    };
  });
  return app;
}
