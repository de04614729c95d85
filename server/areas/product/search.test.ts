import type { ProductOnWire } from '@kedai/contract/rules/product';
import { SearchIndex } from './search';

const product = (id: string, name: string, description: string): ProductOnWire => ({
  id,
  name,
  price: 10,
  image: [],
  description,
  features: [],
  category: 'Women',
  subCategory: 'Topwear',
  bestseller: false,
});

const ids = async (products: readonly ProductOnWire[], text: string) =>
  (await SearchIndex.build(products)).search(text).products.map(({ id }) => id);

const named = (names: readonly string[]) => names.map((name) => product(name, name, ''));

describe('a search in a list', () => {
  test('ranks a match in the name first and one in the description last', async () => {
    const described = { ...product('c', 'Skirt', 'Goes with a top.'), subCategory: 'Bottomwear' };
    const list = [described, product('b', 'Shirt', 'Linen.'), product('a', 'Knitted Top', 'Wool.')];
    expect(await ids(list, 'top')).toEqual(['a', 'b', 'c']);
  });

  test('ranks a name that begins with the typed text before one that contains it', async () => {
    const list = [product('later', 'Scarf of Batik', ''), product('begins', 'Batik Scarf', '')];
    expect(await ids(list, 'batik')).toEqual(['begins', 'later']);
  });

  test('counts a word in several fields once, and each typed word', async () => {
    const twice = product('twice', 'Batik Scarf', 'A batik scarf of batik.');
    const list = [product('name', 'Batik Scarf', ''), twice, product('one', 'Wool Scarf', 'Batik')];
    expect(await ids(list, 'scarf batik')).toEqual(['name', 'twice', 'one']);
  });

  test.each([
    ['力蛋糕', ['cake']],
    ['巧克力 蛋糕', ['cake']],
    ['巧克力蛋糕', ['cake']],
    ['蛋糕', ['cake']],
    ['糕蛋', []],
    ['ชาเย็น', ['tea']],
    ['パン', ['bread']],
    ['ﾊﾟﾝ', ['bread']],
    ['ハン', []],
    ['ケーキ', ['bread']],
    ['ＣＲÈＭＥ', ['creme']],
    ['reme', []],
    ['t恤', ['tee']],
    ['T 恤', ['tee']],
    ['V领T恤', ['tee']],
  ])('%s finds %j', async (text, expected) => {
    const list = [
      product('cake', '巧克力蛋糕', ''),
      product('tea', 'น้ำชาเย็น', ''),
      product('bread', 'メロンパンとケーキ', ''),
      product('creme', 'Crème brûlée', ''),
      product('tee', 'V 领T恤', ''),
    ];
    expect(await ids(list, text)).toEqual(expected);
  });

  test.each([
    ['shirts for men', ['Linen Shirt']],
    ['baju untuk men', []],
    ['the', ['All the Colours']],
    ['all the colours', ['All the Colours']],
  ])('does not need the small words in %s', async (text, expected) => {
    const shirt = { ...product('Linen Shirt', 'Linen Shirt', 'Cool.'), category: 'Men' };
    const list = [shirt, ...named(['Silk Shirt', 'All the Colours'])];
    expect(await ids(list, text)).toEqual(expected);
  });

  test('finds a long run without blanks by any part of it', async () => {
    const run = '馬來西亞手工製作傳統巧克力蛋糕禮盒';
    const list = [product('box', run, ''), product('other', '馬來西亞手工製作', '')];
    expect(await ids(list, run)).toEqual(['box']);
    expect(await ids(list, run.slice(3, 15))).toEqual(['box']);
    expect(await ids(list, `${run}盒`)).toEqual([]);
  });

  test('finds nothing without a letter or digit', async () => {
    const index = await SearchIndex.build(named(['Linen Skirt']));
    expect(index.search('?!')).toEqual({ products: [], suggestions: [] });
  });

  test('suggests five names, each once', async () => {
    const names = ['Top A', 'Top B', 'Top A', 'Top C', 'Top D', 'Top E', 'Top F'];
    const list = names.map((name, index) => product(`p-${index}`, name, ''));
    const { suggestions, products } = (await SearchIndex.build(list)).search('top');
    expect(products).toHaveLength(7);
    expect(suggestions.map(({ name }) => name.at(-1)).join('')).toBe('ABCDE');
  });
});

describe('forms of a word', () => {
  test.each([
    ['knives', 'Bread Knife'],
    ['scarf', 'Two Scarves'],
    ['dresses', 'Summer Dress'],
    ['berry', 'Mixed Berries'],
    ['hoody', 'Two Hoodies'],
    ['foot', 'Bare Feet'],
    ['child', 'Children'],
    ['man', "Men's Cap"],
    ['mens', 'Cap for Men'],
    ['men’s', 'Cap for Men'],
    ['ladies´', "Lady's Hat"],
    ['bakers', 'Baker’s Dozen'],
    ['buses', 'Toy Bus'],
    ['baju-baju', 'Baju Raya'],
    ['baju baju raya', 'Baju Raya'],
    ['baju2', 'Baju Raya'],
    ['baju', 'Baju2 Raya'],
    ['buah-buahan', 'Buah'],
    ['buah2an', 'Buah'],
    ['kuih-muih', 'Kuih Lapis'],
    ['tees', 'Cotton T-Shirt'],
    ['shirts', 'Cotton T‑Shirt'],
    ['tee shirt', 'Cotton T Shirt'],
    ['t-shirt', 'Durian Tee'],
    ['donut', 'Doughnuts'],
    ['trouser', 'Cord Trousers'],
    // The words are written together or apart.
    ['rain coats', 'Raincoat'],
    ['raincoats', 'Rain Coat'],
    ['milkbread', 'Pandan Milk Bread'],
    ['milkbre', 'Pandan Milk Bread'],
    ['cheese cake', 'Burnt Cheesecakes'],
    ['turnup jeans', 'Turn-Up Jeans'],
  ])('%s finds %s', async (text, name) => {
    expect(await ids(named(['Apron', name]), text)).toEqual([name]);
  });

  test('words written as one are found only where they follow each other in a name', async () => {
    const list = [
      product('apart', 'Bread', 'A short loaf.'),
      product('far', 'Short Rye Bread', ''),
    ];
    expect(await ids(list, 'shortbread')).toEqual([]);
  });

  test.each([
    ['shorts', ['Harbour Shorts']],
    ['shirts', ['Linen Shirts']],
    ['short', ['Harbour Shorts', 'sleeves']],
  ])('%s does not find another word', async (text, expected) => {
    const described = product('sleeves', 'Blouse', 'Has short sleeves.');
    const list = [described, ...named(['Harbour Shorts', 'Linen Shirts'])];
    expect(await ids(list, text)).toEqual(expected);
  });

  test('count as the word, before words that begin with it', async () => {
    const list = named(['Shirting Fabric', 'Two Linen Shirts', 'Shirt']);
    expect(await ids(list, 'shirt')).toEqual(['Shirt', 'Two Linen Shirts', 'Shirting Fabric']);
    expect(await ids(list, 'shirts')).toEqual(['Shirt', 'Two Linen Shirts', 'Shirting Fabric']);
  });

  test('rank by field: a word begun in a name is before a whole one in a description', async () => {
    const list = [
      product('described', 'Puffer', 'For the rain.'),
      product('named', 'Raincoat', ''),
    ];
    expect(await ids(list, 'rain')).toEqual(['named', 'described']);
    expect(await ids(list, 'rains')).toEqual(['named', 'described']);
  });

  test('suggest the names that have them', async () => {
    const index = await SearchIndex.build(named(['Loaf', 'Seeded Loaves']));
    expect(index.search('loaves').suggestions).toEqual([
      { name: 'Loaf' },
      { name: 'Seeded Loaves' },
    ]);
  });
});

describe('typing mistakes', () => {
  test.each([
    ['a missing letter', 'lnen'],
    ['an additional letter', 'linnen'],
    ['a wrong letter', 'lenen'],
    ['exchanged letters', 'lnien'],
    ['a mistake in the beginning of a longer word', 'lniens'],
    ['two mistakes in a long word', 'trosuerz'],
    ['a mistake in each word', 'linnen truosers'],
    ['a mistake beside a word that is right', 'linnen trousers'],
    ['a mistake in a word that is only begun', 'trousre'],
  ])('%s is tolerated: %s', async (_, text) => {
    expect(await ids(named(['Linens and Trousers', 'Batik Scarf']), text)).toEqual([
      'Linens and Trousers',
    ]);
  });

  test.each([
    ['in a short word', 'tpo', 'Top'],
    ['twice in a word of seven letters', 'skritts', 'Skirted'],
    ['in the first letter', 'satik', 'Batik'],
    ['in a number', 'A1235', 'A1234'],
    ['in a script whose letters are syllables', 'パンケーク', 'パンケーキ'],
  ])('are not tolerated %s: %s', async (_, text, name) => {
    expect(await ids(named([name]), text)).toEqual([]);
  });

  test('in a plural are tolerated', async () => {
    expect(await ids(named(['Shirt']), 'shrits')).toEqual(['Shirt']);
  });

  test('count after an exact match in a description, which does not hide them', async () => {
    const list = [...named(['Linen Top']), product('lined', 'Skirt', 'Fully lined.')];
    expect(await ids(list, 'lined')).toEqual(['lined', 'Linen Top']);
  });

  test('find nothing more where a name matches exactly', async () => {
    expect(await ids(named(['Linen Shirt', 'Lined Shirt']), 'linen')).toEqual(['Linen Shirt']);
  });

  test('are counted: fewer mistakes win', async () => {
    const list = named(['Terrakotta', 'Terracotta']);
    expect(await ids(list, 'terracotto')).toEqual(['Terracotta']);
    expect(await ids(list.slice(0, 1), 'terracotto')).toEqual(['Terrakotta']);
  });
});
