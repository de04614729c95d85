import { eq } from 'drizzle-orm';
import { news, outlets, products } from '../../server/store/schema';
import { strictSpecApi } from '../../server/strictSpec/strictSpecApi';
import { openTestDatabase } from '../../server/testing/database';
import { openTestShop } from '../../server/testing/testShop';

/** The shop's API in process, for tests that render pages without a browser. */
export interface Catalogue {
  /** Responds like `fetch`. */
  callApi(url: string, init: RequestInit): Promise<Response>;
  /** Responds like a server of section 7, which knows no translations. */
  callStrictApi(url: string, init: RequestInit): Promise<Response>;
  /** Gives these pictures to every product. */
  setPictures(images: string[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens an API with the three products of the server's tests, some with translations, a news item and an outlet.
 * @param sarongs the number of further products
 */
export async function openCatalogue(sarongs = 1): Promise<Catalogue> {
  const database = await openTestDatabase();
  const { app, db } = await openTestShop(database.db);
  const named = (id: string, translations: typeof products.$inferInsert.translations) =>
    db.update(products).set({ translations }).where(eq(products.id, id));
  await named('shirt', {
    ms: { name: 'Kemeja linen', description: 'Tahan lama.' },
    zh: { name: '亚麻衬衫', description: '经久耐用。' },
  });
  await named('scarf', { ms: { name: 'Selendang batik' } });
  await db.insert(products).values(
    Array.from({ length: sarongs }, (_, index) => ({
      id: `p${index}`,
      name: `Plain Sarong ${index}`,
      priceSen: 1000 + index,
      images: [],
      features: [],
      description: 'Cotton </script> & more.',
      category: 'Men',
      subCategory: 'Bottomwear',
      position: 10 + index,
    })),
  );
  await db.insert(news).values({
    id: 'open-day',
    title: 'Open day',
    description: 'Come and see.',
    date: Date.UTC(2026, 10, 1),
    imageUrl: '/pictures/open-day.webp',
    translations: {
      ms: { description: 'Jemput datang.' },
      zh: { title: '开放日', description: '欢迎光临。' },
    },
  });
  await db.insert(outlets).values({
    id: 'pj',
    position: 0,
    title: 'Section 17',
    translations: { ms: { title: 'Seksyen 17' } },
    contactNumber: '03-7955 2041',
    whatsappNumber: null,
    googleMap: 'https://maps.example/1',
    address: {
      street: '14, Jalan 17/22',
      city: 'Petaling Jaya',
      zipcode: '46400',
      state: 'Selangor',
      country: 'Malaysia',
    },
    schedule: [
      { day: 'Monday', available: true, operatingTime: { start: '10:00', end: '10:00 PM' } },
      { day: 'Sunday', available: false },
    ],
  });
  const strictApi = strictSpecApi(app.fetch);
  return {
    callApi: async (url, init) => app.fetch(new Request(url, init)),
    callStrictApi: async (url, init) => strictApi(new Request(url, init)),
    setPictures: async (images) => {
      await db.update(products).set({ images });
    },
    close: () => database.close(),
  };
}
