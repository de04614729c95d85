import { productCalls } from '@kedai/contract/calls/product';
import type { LanguageTag } from '@kedai/contract/protocol/languages';
import { eq, sql } from 'drizzle-orm';
import type { Version } from '../../boundary/cache/version';
import { products } from '../../store/schema';
import { testProduct, testShop } from '../../testing/testShop';

const versions: Version[] = [];
const shop = testShop(() => {
  versions.length = 0;
  return { onPublicData: (version) => versions.push(version) };
});

const SHIRT = {
  ms: { name: 'Kemeja Linen', description: 'Dibuat untuk tahan lama.' },
  zh: { name: '亚麻衬衫', description: '经久耐用。' },
};

const translate = async (id: string, translations: unknown) => {
  // As typed into the database, where it need not have this form.
  const typed = sql`${JSON.stringify(translations)}::jsonb`;
  await shop.db.update(products).set({ translations: typed }).where(eq(products.id, id));
};

const list = async (query = '') =>
  (await shop.visitor().send(`${productCalls.list.path}${query}`)).text();

const fetchProducts = async (productName: string | null, language?: LanguageTag) => {
  const request = { productName, page: 1, amount: 10, ...(language && { language }) };
  return (await shop.visitor().callApi(productCalls.fetchProducts, request)).body;
};

const find = async (text: string, language?: LanguageTag) => {
  const body = await fetchProducts(text, language);
  return (body.products as { id: string }[]).map(({ id }) => id);
};

describe('without a language', () => {
  const TOTE =
    '{"id":"tote","name":"Canvas Tote","price":25,"image":["/pictures/tote-1.svg"],"description":"Made to last.","features":[],"category":"Women","subCategory":"Topwear","bestseller":false}';

  test('every byte is as in a shop without translations', async () => {
    const before = [await list(), JSON.stringify(await fetchProducts('linen'))];
    expect(before[0]).toContain(`${TOTE}]}`);
    await translate('shirt', SHIRT);
    expect([await list(), JSON.stringify(await fetchProducts('linen'))]).toEqual(before);
    expect(await list('?language=en')).toBe(before[0]);
    expect(JSON.stringify(await fetchProducts('linen', 'en'))).toBe(before[1]);
  });
});

describe('in a language', () => {
  test('names and descriptions are translated, and the rest stays', async () => {
    const [before] = (await fetchProducts(null)).products as object[];
    await translate('shirt', SHIRT);
    for (const [language, texts] of [
      ['ms', SHIRT.ms],
      ['zh-Hans', SHIRT.zh],
    ] as const) {
      const expected = { ...before, ...texts, language };
      expect((await fetchProducts(null, language)).products).toContainEqual(expected);
      const body = JSON.parse(await list(`?language=${language}`));
      expect(body.products).toContainEqual(expected);
    }
  });

  test.each([
    ['no translation', {}, { name: 'Linen Shirt', description: 'Made to last.', language: 'en' }],
    [
      'a name only',
      { ms: { name: 'Kemeja' } },
      { name: 'Kemeja', description: 'Made to last.', language: 'ms', descriptionLanguage: 'en' },
    ],
    [
      'a description only',
      { ms: { name: ' ', description: 'Tahan.' } },
      { name: 'Linen Shirt', description: 'Tahan.', language: 'en', descriptionLanguage: 'ms' },
    ],
    ...[{ ms: null }, { ms: 'Kemeja' }, { ms: { name: 5 } }, null, []].map(
      (wrong) =>
        [
          `${JSON.stringify(wrong)} in the database`,
          wrong,
          { name: 'Linen Shirt', description: 'Made to last.', language: 'en' },
        ] as const,
    ),
  ] as const)('a product with %s is shown in English field by field', async (_, stored, shown) => {
    await translate('shirt', stored);
    const [english] = (await fetchProducts(null)).products as object[];
    const [shirt] = (await fetchProducts(null, 'ms')).products as object[];
    expect(shirt).toEqual({ ...english, ...shown });
  });

  test.each(['zh', 'MS', '', 'xx'])('that is %j, a list is refused', async (language) => {
    const response = await shop.visitor().send(`${productCalls.list.path}?language=${language}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'invalid-request' });
  });

  test('a list has its own entity tag, which changes with a translation', async () => {
    const visitor = shop.visitor();
    const tagOf = async (query: string) =>
      (await visitor.send(productCalls.list.path + query)).headers.get('etag');
    const [english, malay] = [await tagOf(''), await tagOf('?language=ms')];
    expect(malay).not.toBe(english);
    const pages = await versions[0]?.get();
    await translate('shirt', SHIRT);
    expect(await tagOf('')).toBe(english);
    expect(await tagOf('?language=ms')).not.toBe(malay);
    const headers = { 'if-none-match': malay ?? '' };
    const again = await visitor.send(`${productCalls.list.path}?language=ms`, { headers });
    expect(again.status).toBe(200);
    // Pages show translations, so they are rendered again.
    expect(await versions[0]?.get()).not.toBe(pages);
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await translate('shirt', SHIRT);
    await translate('tote', { ms: { name: 'Beg Kanvas' }, zh: { name: '帆布 T 恤袋' } });
    await shop.db.insert(products).values([
      testProduct('hat', {
        position: 10,
        name: 'Straw Hat',
        translations: { ms: { name: 'Topi Jerami' }, zh: { name: '草帽' } },
      }),
      testProduct('top', { position: 11, name: 'Knitted Top' }),
    ]);
  });

  test.each([undefined, 'ms', 'zh-Hans'] as const)(
    'on a page in %s finds a product by its name in any language',
    async (language) => {
      for (const text of ['linen shirt', 'kemeja', 'Kemeja Lin', '衬衫', '亚麻', '亚麻衬']) {
        expect([text, await find(text, language)]).toEqual([text, ['shirt']]);
      }
      for (const text of ['帆布', 'T恤', 'T 恤', '帆布T恤袋']) {
        expect([text, await find(text, language)]).toEqual([text, ['tote']]);
      }
    },
  );

  test('finds whole words of other languages after those of the page, and what begins with it only if there are none', async () => {
    await shop.db.update(products).set({ subCategory: 'Other' });
    expect(await find('top')).toEqual(['top']);
    expect(await find('top', 'ms')).toEqual(['top', 'hat']);
    expect(await find('topi')).toEqual(['hat']);
    expect(await find('jera')).toEqual(['hat']);
  });

  test('tolerates typing mistakes in the language of the page only', async () => {
    expect(await find('kemejja', 'ms')).toEqual(['shirt']);
    expect(await find('kemejja')).toEqual([]);
    expect(await find('shrit')).toEqual(['shirt']);
    expect(await find('shrit', 'ms')).toEqual([]);
    // This product has no Malay name.
    expect(await find('kniteed', 'ms')).toEqual(['top']);
  });

  test('finds words of a description in the language of the page', async () => {
    expect(await find('dibuat', 'ms')).toEqual(['shirt']);
    expect(await find('dibuat')).toEqual([]);
  });

  test.each([
    [undefined, ['women topwear']],
    ['ms', ['wanita', 'wan', 'wanitta', 'atasan', 'women topwear']],
    ['zh-Hans', ['女装', '女', '上装 女装', 'women topwear']],
  ] as const)(
    'on a page in %s finds categories and types as the page shows them',
    async (language, texts) => {
      const all = ['shirt', 'scarf', 'tote', 'hat', 'top'].sort();
      for (const text of texts) {
        expect([text, (await find(text, language)).sort()]).toEqual([text, all]);
      }
    },
  );

  test('suggests names in the language, and says which are not', async () => {
    expect((await fetchProducts('kemeja', 'ms')).suggestions).toEqual([
      { name: 'Kemeja Linen', language: 'ms' },
    ]);
    expect((await fetchProducts('knitted', 'zh-Hans')).suggestions).toEqual([
      { name: 'Knitted Top', language: 'en' },
    ]);
    expect((await fetchProducts('衬衫')).suggestions).toEqual([{ name: 'Linen Shirt' }]);
  });
});

test('a language that was used is there again when the catalogue has changed', async () => {
  await translate('shirt', SHIRT);
  expect(await find('kemeja', 'ms')).toEqual(['shirt']);
  await translate('shirt', { ms: { name: 'Baju Linen' } });
  expect(await find('kemeja', 'ms')).toEqual([]);
  expect(await find('baju', 'ms')).toEqual(['shirt']);
});
