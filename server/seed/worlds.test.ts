import { BEST_SELLER_COUNT, LATEST_COLLECTION_COUNT } from '../../src/contract/limits';
import { VALID_STATES } from '../../src/contract/states';
import { bakery } from './bakery';
import { clothing } from './clothing';

const shops = [
  ['clothing', clothing, ['Men', 'Women', 'Kids'], ['Topwear', 'Bottomwear', 'Winterwear']],
  ['bakery', bakery, ['Bread', 'Pastry', 'Cake'], ['Classic', 'Wholegrain', 'Sweet']],
] as const;

const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe.each(shops)('the world of %s', (_, world, categories, types) => {
  test('has 40 products or more, each with its own id', () => {
    expect(world.products.length).toBeGreaterThanOrEqual(40);
    expect(unique(world.products.map(({ id }) => id))).toBe(true);
  });

  test.each(categories.flatMap((category) => types.map((type) => [category, type] as const)))(
    'has something of %s and %s',
    (category, type) => {
      const found = world.products.filter(
        (product) => product.category === category && product.subCategory === type,
      );
      expect(found.length).toBeGreaterThanOrEqual(2);
    },
  );

  test('knows no other category or type', () => {
    const strays = world.products.filter(
      ({ category, subCategory }) =>
        !categories.some((known) => known === category) ||
        !types.some((known) => known === subCategory),
    );
    expect(strays).toEqual([]);
  });

  test('prices are whole positive sen', () => {
    const wrong = world.products.filter(
      ({ priceSen }) => !Number.isInteger(priceSen) || priceSen <= 0,
    );
    expect(wrong).toEqual([]);
  });

  test('has products with several features, with one and with none', () => {
    const counts = new Set(world.products.map(({ features }) => Math.min(features.length, 2)));
    expect([...counts].sort()).toEqual([0, 1, 2]);
  });

  test('marks six or more bestsellers and shows two to four pictures a product', () => {
    expect(world.products.filter(({ bestseller }) => bestseller).length).toBeGreaterThanOrEqual(6);
    expect(world.products.filter(({ images }) => images.length < 2 || images.length > 4)).toEqual(
      [],
    );
  });

  test('the best sellers of home are none of its latest, and of every category', () => {
    const latest = world.products.slice(0, LATEST_COLLECTION_COUNT);
    const best = world.products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLER_COUNT);
    expect(best).toHaveLength(BEST_SELLER_COUNT);
    expect(best.filter((product) => latest.includes(product))).toEqual([]);
    expect(new Set(best.map(({ category }) => category)).size).toBe(3);
  });

  test('ships to exactly the 13 states', () => {
    expect(world.shipping.map(({ state }) => state).sort()).toEqual([...VALID_STATES].sort());
    expect(world.shipping.every(({ costSen }) => Number.isInteger(costSen) && costSen > 0)).toBe(
      true,
    );
  });

  test('has 20 news items from the latest to the oldest, of a length that is cut on cards', () => {
    const dates = world.news.map(({ date }) => date);
    expect(world.news).toHaveLength(20);
    expect(unique(world.news.map(({ id }) => id))).toBe(true);
    expect(dates).toEqual([...dates].sort().reverse());
    const lengths = world.news.map(({ description }) => description.length);
    expect(Math.min(...lengths)).toBeGreaterThan(200);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(600);
    expect(world.news.some(({ imageUrl }) => imageUrl === undefined)).toBe(true);
  });

  test('has six outlets in three states, each with a week of hours and a day on which one is closed', () => {
    expect(world.outlets).toHaveLength(6);
    expect(new Set(world.outlets.map(({ address }) => address.state)).size).toBe(3);
    expect(world.outlets.every(({ schedule }) => schedule.length === 7)).toBe(true);
    expect(world.outlets.some(({ schedule }) => schedule.some(({ available }) => !available))).toBe(
      true,
    );
    expect(world.outlets.some(({ whatsappNumber }) => whatsappNumber === undefined)).toBe(true);
  });
});
