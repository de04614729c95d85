import { seedOf } from '../../seed/seeds';
import type { SeedProduct } from '../../seed/types';
import { SearchIndex } from './search';

/** Singular and plural of every noun in the names, categories and types of both catalogues. */
const PLURALS = `
  babka babkas, baguette baguettes, baju baju-baju, banana bananas, batard batards, batik batiks, blouse blouses, bread breads,
  bun buns, bunga bunga-bunga, butter butters, cable cables, cake cakes, camel camels, camp camps, cardigan cardigans,
  carrot carrots, check checks, cheesecake cheesecakes, chiffon chiffons, chino chinos, chocolate chocolates,
  ciabatta ciabattas, cinnamon cinnamons, classic classics, cloud clouds, coat coats, cord cords, corduroy corduroys,
  cotton cottons, country countries, croissant croissants, danish danishes, date dates, dinner dinners, doughnut doughnuts,
  durian durians, duster dusters, egg eggs, fern ferns, fleece fleeces, focaccia focaccias, frangipani frangipanis,
  fudge fudges, garden gardens, gingham ginghams, grain grains, half halves, harbour harbours, herb herbs,
  hibiscus hibiscuses, highland highlands, honey honeys, hoodie hoodies, hornbill hornbills, ikat ikats, indigo indigos,
  island islands, jacket jackets, jean jeans, jogger joggers, jumper jumpers, kain kain-kain, karipap karipap-karipap,
  kaya kayas, kebaya kebayas, kek kek-kek, kelapa kelapa-kelapa, kid kids, knot knots, kopitiam kopitiams, kurung kurungs,
  linen linens, loaf loaves, man men, mandarin mandarins, mango mangoes, marble marbles, midi midis, milk milks, mist mists,
  monsoon monsoons, neck necks, oat oats, overshirt overshirts, palazzo palazzos, pan pans, pandan pandans, parka parkas,
  pastry pastries, pattern patterns, pelikat pelikats, pineapple pineapples, play plays, puff puffs, puffer puffers,
  rain rains, raincoat raincoats, raisin raisins, ridge ridges, roll rolls, rose roses, rosemary rosemaries, rye ryes,
  sarong sarongs, school schools, scone scones, sesame sesames, shell shells, shirt shirts, skirt skirts, songket songkets,
  sourdough sourdoughs, spelt spelts, stripe stripes, sweet sweets, swirl swirls, tart tarts, tea teas, tee tees,
  terracotta terracottas, tin tins, tomato tomatoes, top tops, trouser trousers, tunic tunics, turn turns, twin twins,
  twirl twirls, verandah verandahs, vest vests, walnut walnuts, wau wau-wau, white whites, wholemeal wholemeals,
  woman women, wrap wraps, zip zips`;
/** The other words: adjectives, names, words without another number. */
const OTHERS = new Set(
  `au bandung bottomwear bulan burnt cameron cekak chocolat five gula kecil kinabalu lapis little melaka melayu mini musang
  old open pain pangkor peter pleated pusing raya seeded seroja shorts straight swiss tiered tiny topwear up wheatleaf
  wholegrain wholewheat winterwear`.split(/\s+/),
);

const pairs = PLURALS.split(',').map((pair) => pair.trim().split(/\s+/) as [string, string]);
const nouns = new Set(pairs.flat());

type ShopId = 'clothing' | 'bakery';
const SHOPS: readonly ShopId[] = ['clothing', 'bakery'];

async function openShop(shop: ShopId) {
  const { products } = await seedOf(shop);
  const index = await SearchIndex.build(
    products.map(({ priceSen, features, images, ...product }) => ({
      ...product,
      price: priceSen,
      features: [...features],
    })),
  );
  return {
    products,
    search: (text: string) => index.search(text).products.map(({ id }) => id),
  };
}

const titleWords = ({ name, category, subCategory }: SeedProduct): readonly string[] =>
  `${name} ${category} ${subCategory}`.toLowerCase().match(/\p{L}+/gu) ?? [];

describe.each(SHOPS)('in the catalogue of the %s', (shop) => {
  test('every word of a name, category or type is in the table', async () => {
    const { products } = await openShop(shop);
    const words = new Set(products.flatMap(titleWords));
    expect([...words].filter((word) => !nouns.has(word) && !OTHERS.has(word))).toEqual([]);
  });

  test('singular and plural find the same products first, those of its names before others', async () => {
    const { products, search } = await openShop(shop);
    for (const [singular, plural] of pairs) {
      const [one, many] = [search(singular), search(plural)];
      const count = Math.min(one.length, many.length);
      expect({ [singular]: one.slice(0, count) }).toEqual({ [singular]: many.slice(0, count) });
      const titled = products
        .filter((product) =>
          titleWords(product).some((word) => word === singular || word === plural),
        )
        .map(({ id }) => id);
      expect(new Set(one.slice(0, titled.length))).toEqual(new Set(titled));
    }
  });
});
