import { newsCalls } from '@kedai/contract/calls/news';
import type { LanguageTag } from '@kedai/contract/protocol/languages';
import { eq } from 'drizzle-orm';
import { DAY_MS } from '../../ports/clock';
import { news } from '../../store/schema';
import { testShop } from '../../testing/testShop';

const ITEMS = 20;

const shop = testShop();
beforeEach(async () => {
  await shop.db.insert(news).values(
    Array.from({ length: ITEMS }, (_, index) => ({
      id: `n-${index}`,
      title: `News ${index}`,
      description: 'Something happened.',
      date: index * DAY_MS,
      imageUrl: index === 0 ? null : `/pictures/news-${index}.webp`,
    })),
  );
});

const page = async (request: { page?: string; limit?: string; language?: LanguageTag }) =>
  (await shop.visitor().callApi(newsCalls.all, request)).body;
const ids = (body: Record<string, unknown>) => (body.items as { id: string }[]).map(({ id }) => id);

describe('news', () => {
  test('are paged by nine, newest first', async () => {
    const first = await page({ page: '1', limit: '9' });
    expect(first.totalPages).toBe(3);
    expect(ids(first)).toHaveLength(9);
    expect(ids(first)[0]).toBe('n-19');
    expect(ids(await page({ page: '3', limit: '9' }))).toEqual(['n-1', 'n-0']);
  });

  test('defaults to the first page of the default size', async () => {
    expect(await page({})).toEqual(await page({ page: '1', limit: '9' }));
  });

  test('a page after the last is empty', async () => {
    expect(await page({ page: '4', limit: '9' })).toMatchObject({ items: [], totalPages: 3 });
  });

  test('items have a date and a picture, or none', async () => {
    const last = await page({ page: '20', limit: '1' });
    expect(last.items).toEqual([
      { id: 'n-0', title: 'News 0', description: 'Something happened.', date: 0, image_url: null },
    ]);
  });

  test('are in the language of the request, field by field', async () => {
    const last = { page: '20', limit: '1' };
    const [english] = (await page(last)).items as object[];
    const translations = { ms: { title: 'Berita' }, zh: { description: '有事发生。' } };
    await shop.db.update(news).set({ translations }).where(eq(news.id, 'n-0'));
    expect((await page(last)).items).toEqual([english]);
    expect((await page({ ...last, language: 'ms' })).items).toEqual([
      { ...english, title: 'Berita', language: 'ms', descriptionLanguage: 'en' },
    ]);
    expect((await page({ ...last, language: 'zh-Hans' })).items).toEqual([
      { ...english, description: '有事发生。', language: 'en', descriptionLanguage: 'zh-Hans' },
    ]);
  });

  test('no news make no pages', async () => {
    await shop.db.delete(news);
    expect(await page({})).toMatchObject({ items: [], totalPages: 0 });
  });
});
