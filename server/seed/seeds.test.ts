import { BEST_SELLER_COUNT, LATEST_COLLECTION_COUNT } from '@kedai/contract/rules/limits';
import { VALID_STATES } from '@kedai/contract/rules/states';
import * as malay from '@kedai/contract/text/ms/shopPlace';
import * as english from '@kedai/contract/text/shopPlace';
import * as chinese from '@kedai/contract/text/zh/shopPlace';
import bakery from './bakery.json';
import clothing from './clothing.json';
import { companies } from './companies';
import { completeSeed } from './completeSeed';

const shops = [
  [
    'clothing',
    completeSeed(clothing),
    ['Men', 'Women', 'Kids'],
    ['Topwear', 'Bottomwear', 'Winterwear'],
  ],
  ['bakery', completeSeed(bakery), ['Bread', 'Pastry', 'Cake'], ['Classic', 'Wholegrain', 'Sweet']],
] as const;

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe.each(shops)('the seed of %s', (name, seed, categories, types) => {
  test('has 40 products or more, each with its own id', () => {
    expect(seed.products.length).toBeGreaterThanOrEqual(40);
    expect(unique(seed.products.map(({ id }) => id))).toBe(true);
  });

  test.each(categories.flatMap((category) => types.map((type) => [category, type] as const)))(
    'has something of %s and %s',
    (category, type) => {
      const matches = seed.products.filter(
        (product) => product.category === category && product.subCategory === type,
      );
      expect(matches.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('has no other category or type', () => {
    const strays = seed.products.filter(
      ({ category, subCategory }) =>
        !categories.some((known) => known === category) ||
        !types.some((known) => known === subCategory),
    );
    expect(strays).toEqual([]);
  });

  test('prices are whole positive sen', () => {
    const wrong = seed.products.filter(
      ({ priceSen }) => !Number.isInteger(priceSen) || priceSen <= 0,
    );
    expect(wrong).toEqual([]);
  });

  test('has products with several features, with one and with none', () => {
    const counts = new Set(seed.products.map(({ features }) => Math.min(features.length, 2)));
    expect([...counts].sort()).toEqual([0, 1, 2]);
  });

  test('marks six or more bestsellers and shows two to four pictures a product', () => {
    expect(seed.products.filter(({ bestseller }) => bestseller).length).toBeGreaterThanOrEqual(6);
    expect(seed.products.filter(({ images }) => images.length < 2 || images.length > 4)).toEqual(
      [],
    );
  });

  test('the best sellers of home exclude its latest products and cover every category', () => {
    const latest = seed.products.slice(0, LATEST_COLLECTION_COUNT);
    const best = seed.products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLER_COUNT);
    expect(best).toHaveLength(BEST_SELLER_COUNT);
    expect(best.filter((product) => latest.includes(product))).toEqual([]);
    expect(new Set(best.map(({ category }) => category)).size).toBe(3);
  });

  test.each(['ms', 'zh'] as const)('is complete in %s', (language) => {
    const written = [...seed.products, ...seed.news, ...seed.outlets].map(({ translations }) =>
      Object.entries(translations?.[language] ?? {})
        .filter(([, text]) => text.trim() !== '')
        .map(([field]) => field),
    );
    expect(written).toEqual([
      ...seed.products.map(() => ['name', 'description']),
      ...seed.news.map(() => ['title', 'description']),
      ...seed.outlets.map(() => ['title']),
    ]);
  });

  test.each(['ms', 'zh'] as const)('repeats no English sentence in %s', (language) => {
    const repeated = [...seed.products, ...seed.news].filter(
      ({ description, translations }) => translations?.[language]?.description === description,
    );
    expect(repeated).toEqual([]);
  });

  test('calls the branch for pick up as the service prompt does, in each language', () => {
    const [branch] = seed.outlets;
    const { shopName } = companies[name];
    expect(branch?.title).toBe(english.branchName(shopName));
    expect(branch?.translations).toEqual({
      ms: { title: malay.branchName(shopName) },
      zh: { title: chinese.branchName(shopName) },
    });
  });

  test('ships to exactly the 13 states', () => {
    expect(seed.shipping.map(({ state }) => state).sort()).toEqual([...VALID_STATES].sort());
    expect(seed.shipping.every(({ costSen }) => Number.isInteger(costSen) && costSen > 0)).toBe(
      true,
    );
  });

  test('has 20 news items, newest first, long enough to be truncated on cards', () => {
    const dates = seed.news.map(({ date }) => date);
    expect(seed.news).toHaveLength(20);
    expect(unique(seed.news.map(({ id }) => id))).toBe(true);
    expect(dates).toEqual([...dates].sort().reverse());
    const lengths = seed.news.map(({ description }) => description.length);
    expect(Math.min(...lengths)).toBeGreaterThan(200);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(600);
    expect(seed.news.some(({ imageUrl }) => imageUrl === undefined)).toBe(true);
  });

  test('has six outlets in three states, each with a week of hours and a day on which one is closed', () => {
    expect(seed.outlets).toHaveLength(6);
    expect(new Set(seed.outlets.map(({ address }) => address.state)).size).toBe(3);
    expect(seed.outlets.every(({ schedule }) => schedule.length === 7)).toBe(true);
    expect(seed.outlets.some(({ schedule }) => schedule.some(({ available }) => !available))).toBe(
      true,
    );
    expect(seed.outlets.some(({ whatsappNumber }) => whatsappNumber === undefined)).toBe(true);
  });
});
