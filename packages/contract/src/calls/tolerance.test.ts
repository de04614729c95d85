import * as v from 'valibot';
import { lenientArray, lenientNumber } from '../rules/schemas';
import { NEWS_ITEM, ORDER, OUTLET, PRODUCT } from '../testing/responseFixtures';
import type { AnyCall } from './call';
import { cartCalls } from './cart';
import { customCalls } from './custom';
import { generalCalls } from './general';
import { newsCalls } from './news';
import { orderCalls } from './order';
import { outletCalls } from './outlet';
import { productCalls } from './product';

const read = (call: AnyCall, body: object) => v.parse(call.response, body);

const [LINE] = ORDER.items;
const PLACE = { description: 'Jalan Ampang', place_id: 'x1' };

/** A response around its list, written as LIST. */
const LIST: readonly unknown[] = [];
const withList = (response: unknown, list: readonly unknown[]): unknown => {
  if (response === LIST) return list;
  if (typeof response !== 'object' || response === null) return response;
  if (Array.isArray(response)) return response.map((inner) => withList(inner, list));
  return Object.fromEntries(
    Object.entries(response).map(([name, inner]) => [name, withList(inner, list)]),
  );
};

/** Each row: a response, its call, an item of the list, and an item that is wrong. */
test.each<[object, AnyCall, unknown, unknown]>([
  [{ products: LIST }, productCalls.list, PRODUCT, { ...PRODUCT, price: undefined }],
  [{ products: LIST }, productCalls.fetchProducts, PRODUCT, { ...PRODUCT, price: 'on request' }],
  [{ products: [], suggestions: LIST }, productCalls.fetchProducts, { name: 'Scarf' }, {}],
  [{ products: [{ ...PRODUCT, image: LIST }] }, productCalls.list, 'a.webp', null],
  [{ orders: LIST }, orderCalls.userorders, ORDER, { ...ORDER, price: null }],
  [{ orderDetail: { ...ORDER, items: LIST } }, orderCalls.orderdetail, LINE, { name: 'Scarf' }],
  [{ sliderImages: LIST }, customCalls.getSliderImages, 'a.webp', null],
  [{ items: LIST, totalPages: 1 }, newsCalls.all, NEWS_ITEM, { id: 'n2' }],
  [{ outlets: LIST }, outletCalls.outletList, OUTLET, { ...OUTLET, title: null }],
  [
    { outlets: [{ ...OUTLET, schedule: LIST }] },
    outletCalls.outletList,
    { day: 'Monday', available: true },
    { available: true },
  ],
  [{ data: { data: LIST } }, generalCalls.generateMapList, PLACE, { description: 'Jalan' }],
])(
  'a wrong item of the list in %j is left out, the others stay',
  (response, call, right, wrong) => {
    const readWith = (...list: readonly unknown[]) =>
      read(call, withList(response, list) as object);
    expect(readWith(wrong, right)).toEqual(readWith(right));
    expect(readWith(right, wrong)).toEqual(readWith(right));
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
});
