import * as v from 'valibot';
import { lenientArray, lenientNumber } from '../rules/schemas';
import type { AnyCall } from './call';
import { cartCalls } from './cart';
import { customCalls } from './custom';
import { generalCalls } from './general';
import { newsCalls } from './news';
import { orderCalls } from './order';
import { outletCalls } from './outlet';
import { productCalls } from './product';

const read = (call: AnyCall, body: object) => v.parse(call.response, body);

const PRODUCT = { id: 'p1', name: 'Scarf', price: 12.5 };
const LINE = { id: 'p1', name: 'Scarf', price: '12.50', quantity: 2 };
const ORDER = {
  id: 'o1',
  date: 1,
  status: 'Order Placed',
  items: [LINE],
  price: { productPrice: '25.00', shippingPrice: '8.00' },
};
const NEWS = { id: 'n1', title: 'Open' };
const OUTLET = { id: 'a', title: 'Ipoh', address: {} };
const DAY = { day: 'Monday', available: true };
const PLACE = { description: 'Jalan Ampang', place_id: 'x1' };

/** What a shop answers, around a list; where that list is found in what is read; an item of it, and one that is wrong. */
const LISTS: readonly (readonly [
  name: string,
  call: AnyCall,
  around: (list: readonly unknown[]) => object,
  found: readonly (string | number)[],
  right: unknown,
  wrong: unknown,
])[] = [
  [
    'a product without a price',
    productCalls.list,
    (products) => ({ products }),
    ['products'],
    PRODUCT,
    { ...PRODUCT, price: undefined },
  ],
  [
    'a product with an invalid price, on a page of the collection',
    productCalls.fetchProducts,
    (products) => ({ products }),
    ['products'],
    PRODUCT,
    { ...PRODUCT, price: 'on request' },
  ],
  [
    'a suggestion without a name',
    productCalls.fetchProducts,
    (suggestions) => ({ products: [], suggestions }),
    ['suggestions'],
    { name: 'Scarf' },
    {},
  ],
  [
    'an order without a price',
    orderCalls.userorders,
    (orders) => ({ orders }),
    ['orders'],
    ORDER,
    { ...ORDER, price: null },
  ],
  [
    'a line of an order without a price',
    orderCalls.orderdetail,
    (items) => ({ orderDetail: { ...ORDER, items } }),
    ['orderDetail', 'items'],
    LINE,
    { ...LINE, price: null },
  ],
  [
    'a banner without a picture',
    customCalls.getSliderImages,
    (sliderImages) => ({ sliderImages }),
    ['sliderImages'],
    'a.webp',
    null,
  ],
  [
    'a news item without a title',
    newsCalls.all,
    (items) => ({ items, totalPages: 1 }),
    ['items'],
    NEWS,
    { id: 'n2' },
  ],
  [
    'an outlet without a title',
    outletCalls.outletList,
    (outlets) => ({ outlets }),
    ['outlets'],
    OUTLET,
    { ...OUTLET, title: null },
  ],
  [
    'a day of an outlet without its name',
    outletCalls.outletList,
    (schedule) => ({ outlets: [{ ...OUTLET, schedule }] }),
    ['outlets', 0, 'schedule'],
    DAY,
    { available: true },
  ],
  [
    'an address suggestion without a place',
    generalCalls.generateMapList,
    (data) => ({ data: { data } }),
    ['data', 'data'],
    PLACE,
    { description: 'Jalan' },
  ],
  [
    'a picture without a URL',
    productCalls.list,
    (image) => ({ products: [{ ...PRODUCT, image }] }),
    ['products', 0, 'image'],
    'a.webp',
    null,
  ],
];

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

test.each(LISTS)(
  '%s is left out of its list, the others stay',
  (_, call, around, found, right, wrong) => {
    const alone = at(read(call, around([right])), found);
    expect(alone).toHaveLength(1);
    expect(at(read(call, around([wrong, right])), found)).toEqual(alone);
    expect(at(read(call, around([right, wrong])), found)).toEqual(alone);
  },
);

describe('a list in a response', () => {
  const list = lenientArray(v.object({ id: v.string('No id.') }, 'Nothing.'));
  const problemsOf = (value: unknown) => v.safeParse(list, value).issues?.map((it) => it.message);

  test('may be empty', () => {
    expect(v.parse(list, [])).toEqual([]);
  });

  test.each([
    ['without any valid entry', [{ id: 1 }, null], 'No id.'],
    ['that is an object', { 0: { id: 'a' } }, 'Must be a list.'],
    ['that is missing', undefined, 'Must be a list.'],
  ])('%s is refused', (_, value, problem) => {
    expect(problemsOf(value)).toEqual([problem]);
  });
});

describe('a number in a response', () => {
  test.each([
    [2, 2],
    ['2', 2],
    [' 12.5 ', 12.5],
    ['-90', -90],
  ])('parses %j as %d', (value, expected) => {
    expect(v.parse(lenientNumber, value)).toBe(expected);
  });

  test.each(['', 'two', '2 kg', '0x10', '1e3', '2.', null, true, [2]])('refuses %j', (value) => {
    expect(v.is(lenientNumber, value)).toBe(false);
  });

  test.each<[string, AnyCall, object, object]>([
    [
      'the quantity of a cart’s line',
      cartCalls.get,
      { cartData: { p1: { M: '2', L: 'two' } } },
      { cartData: { p1: { M: 2 } } },
    ],
    [
      'the quantity and the price of an order’s line',
      orderCalls.orderdetail,
      { orderDetail: { ...ORDER, items: [{ ...LINE, quantity: '3' }] } },
      { orderDetail: { items: [{ quantity: 3, price: 1250 }] } },
    ],
    [
      'the number of products',
      productCalls.fetchProducts,
      { products: [], totalProducts: '40' },
      { totalProducts: 40 },
    ],
    [
      'the number of pages of news',
      newsCalls.all,
      { items: [], totalPages: '3' },
      { totalPages: 3 },
    ],
    [
      'the location of a place',
      generalCalls.geocode,
      { results: [{ geometry: { location: { lat: '3.16', lng: '101.72' } } }] },
      { results: [{ geometry: { location: { lat: 3.16, lng: 101.72 } } }] },
    ],
  ])('may be a string: %s', (_, call, body, expected) => {
    expect(read(call, body)).toMatchObject(expected);
  });

  test.each<[string, AnyCall, object]>([
    ['added to a cart', cartCalls.add, { itemId: 'p1', feature: '', quantity: '2' }],
    ['set in a cart', cartCalls.update, { itemId: 'p1', feature: '', quantity: '2' }],
    [
      'of products on a page',
      productCalls.fetchProducts,
      { productName: null, page: 1, amount: '4' },
    ],
  ])('must not be a string in a request: %s', (_, call, body) => {
    expect(v.is(call.request, body)).toBe(false);
  });

  test('a merged cart has its quantities as numbers', () => {
    expect(v.parse(cartCalls.cartMerge.request, { cartData: { p1: { M: 2, L: '2' } } })).toEqual({
      cartData: { p1: { M: 2 } },
    });
  });
});
