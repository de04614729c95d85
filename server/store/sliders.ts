import { asc } from 'drizzle-orm';
import type { Db } from './database/db';
import { sliders } from './schema';

/** The URLs of the slider pictures in their order. */
export async function listSliderImages(db: Db): Promise<string[]> {
  const rows = await db.select().from(sliders).orderBy(asc(sliders.position));
  return rows.map(({ image }) => image);
}
