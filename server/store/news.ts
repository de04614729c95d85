import { asc, desc } from 'drizzle-orm';
import type { Db } from './database/db';
import { news } from './schema';
import { type ItemLanguages, languagesWith } from './translate';

/** All news, newest first. */
export async function listNews(db: Db): Promise<(typeof news.$inferSelect)[]> {
  return db.select().from(news).orderBy(desc(news.date), asc(news.id));
}

/** The ids and dates of all news, newest first, and the languages that have a title beside English. */
export async function listNewsDates(
  db: Db,
): Promise<readonly (Pick<typeof news.$inferSelect, 'id' | 'date'> & ItemLanguages)[]> {
  const translated = languagesWith(news.translations, 'title');
  return db
    .select({ id: news.id, date: news.date, translated })
    .from(news)
    .orderBy(desc(news.date), asc(news.id));
}
