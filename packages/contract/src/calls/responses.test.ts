import * as v from 'valibot';
import { CALLS } from '../testing/requestFixtures';
import { NEWS_ITEM, OUTLET, PRODUCT } from '../testing/responseFixtures';
import { specCalls } from './allCalls';
import { section7Shape } from './section7';

/** What the storefront makes of a response; null when it is not what the contract promises. */
function read(name: string, body: unknown): unknown {
  const call = CALLS[name];
  if (!call) throw new Error(`There is no call ${name}.`);
  const result = v.safeParse(call.response, body);
  return result.success ? result.output : null;
}

const PLAIN = specCalls
  .filter(([, { response }]) => Object.keys(section7Shape(response)).join() === 'success,message')
  .map(([name]) => name);

describe.each(PLAIN)('%s', (name) => {
  test.each([
    [
      { success: true, message: 'Done.' },
      { success: true, message: 'Done.' },
    ],
    [{}, { success: true }],
    [{ success: false }, null],
    [{ message: 1 }, null],
  ])('parses the response %j as %j', (body, expected) => {
    expect(read(name, body)).toEqual(expected);
  });
});

const PRODUCT_READ = { ...PRODUCT, price: 1250 };
const BARE = { id: 'p2', name: 'Scarf', price: 12.5 };
const EMPTY = { image: [], description: '', features: [], category: '', subCategory: '' };
const BARE_READ = { ...BARE, ...EMPTY, price: 1250, bestseller: false };

const BARE_OUTLET = { id: 'o', title: 'Bare', contactNumber: null, address: {} };
const BARE_OUTLET_READ = {
  ...BARE_OUTLET,
  ...{ contactNumber: '', whatsappNumber: '', googleMap: '' },
  address: { street: '', city: '', zipcode: '', state: '', country: '' },
  schedule: [],
};
const PLACE = { description: 'Jalan Ampang', place_id: 'x1' };
const newsOf = (item: object) => ({ items: [item], totalPages: 3 });

test.each<[string, object, object]>([
  ['user.login', { token: 't' }, {}],
  ['user.register', { success: true }, {}],
  ['product.list', { products: [PRODUCT, BARE] }, { products: [PRODUCT_READ, BARE_READ] }],
  ['product.list', { products: [{ ...BARE, id: 7 }] }, { products: [{ ...BARE_READ, id: '7' }] }],
  [
    'product.fetchProducts',
    { products: [BARE], totalProducts: 12, suggestions: [{ name: 'Scarf' }] },
    { products: [BARE_READ], totalProducts: 12, suggestions: [{ name: 'Scarf' }] },
  ],
  ['product.fetchProducts', { products: [] }, { products: [] }],
  [
    'product.fetchProducts',
    { products: [], totalProducts: null, suggestions: null },
    { products: [] },
  ],
  ['cart.get', { cartData: { p1: { M: 2 }, p2: 1 } }, { cartData: { p1: { M: 2 } } }],
  ['shipping.calculateShipping', { shippingCost: '8.00' }, { shippingCost: 800 }],
  ['order.place', { orderId: 12 }, { orderId: '12' }],
  ['order.stripe', { success_url: '/pay' }, { success_url: '/pay' }],
  ['order.stripe', { success_url: 'http://pay' }, { success_url: 'http://pay' }],
  ['custom.getSliderImages', { sliderImages: ['a.webp'] }, { sliderImages: ['a.webp'] }],
  ['news.all', newsOf(NEWS_ITEM), newsOf(NEWS_ITEM)],
  [
    'news.all',
    newsOf({ ...NEWS_ITEM, id: 1, date: 5, image_url: null }),
    newsOf({ ...NEWS_ITEM, id: '1', date: 5, image_url: null }),
  ],
  [
    'news.all',
    newsOf({ id: '1', title: 'Bare' }),
    newsOf({ id: '1', title: 'Bare', description: '', date: '' }),
  ],
  [
    'news.all',
    newsOf({ ...NEWS_ITEM, description: null, date: null }),
    newsOf({ ...NEWS_ITEM, description: '', date: '' }),
  ],
  ['outlet.outletList', { outlets: [OUTLET] }, { outlets: [OUTLET] }],
  [
    'outlet.outletList',
    { outlets: [{ ...OUTLET, id: 3, contactNumber: 60512345, schedule: null }] },
    { outlets: [{ ...OUTLET, id: '3', contactNumber: '60512345', schedule: [] }] },
  ],
  ['outlet.outletList', { outlets: [BARE_OUTLET] }, { outlets: [BARE_OUTLET_READ] }],
  ['general.generateMapList', { data: { data: [PLACE] } }, { data: { data: [PLACE] } }],
  ['general.generateMapList', { data: [PLACE], message: null }, { data: { data: [PLACE] } }],
])('%s parses the response %j', (name, body, expected) => {
  expect(read(name, body)).toEqual({ success: true, ...expected });
});

/** At the ends of the map, and beyond them. */
test.each([
  [-90, 180, true],
  [90, -180, true],
  [90.1, 0, false],
  [-90.1, 0, false],
  [0, 180.1, false],
  [0, -180.1, false],
])('the location %d, %d is accepted: %p', (lat, lng, accepted) => {
  const response = { results: [{ geometry: { location: { lat, lng } } }] };
  expect(read('general.geocode', response)).toEqual(accepted ? response : null);
});

test.each([
  ['one address', 'a.webp', ['a.webp']],
  ['a list', ['a.webp', 'b.webp'], ['a.webp', 'b.webp']],
  ['null', null, []],
  ['nonsense', 5, []],
  ['a list of nonsense', [null, 5], []],
])('accepts %s as the pictures of a product', (_, image, expected) => {
  expect(read('product.list', { products: [{ ...BARE, image }] })).toMatchObject({
    products: [{ image: expected }],
  });
});

/** What a shop may not leave out or write in another way. */
test.each<[string, object]>([
  ['user.login', { token: 1 }],
  ['product.list', {}],
  ['product.list', { products: [{ ...BARE, id: '' }] }],
  ['product.list', { products: [{ ...BARE, name: 1 }] }],
  ['product.list', { products: [{ ...BARE, price: 'free' }] }],
  ['product.fetchProducts', { totalProducts: 1 }],
  ['cart.get', {}],
  ['shipping.calculateShipping', {}],
  ['order.place', {}],
  ['order.stripe', { success_url: '' }],
  ['order.stripe', { success_url: 'javascript:alert(1)' }],
  ['order.stripe', { success_url: 'javascript:alert(1)//https://pay.example' }],
  ['order.userorders', {}],
  ['order.orderdetail', {}],
  ['custom.getSliderImages', {}],
  ['news.all', { items: [] }],
  ['news.all', { items: [{ ...NEWS_ITEM, title: 1 }], totalPages: 1 }],
  ['outlet.outletList', {}],
  ['outlet.outletList', { outlets: [{ ...OUTLET, title: null }] }],
  ['general.generateMapList', { data: {} }],
  ['general.generateMapList', { data: { data: [{ description: 'x' }] } }],
  ['general.geocode', {}],
])('%s refuses the response %j', (name, body) => {
  expect(read(name, body)).toBeNull();
});
