import * as v from 'valibot';
import { CALLS } from '../testing/requestFixtures';

/** What the storefront makes of a response; null when it is not what the contract promises. */
function read(name: string, body: unknown): unknown {
  const call = CALLS[name];
  if (!call) throw new Error(`There is no call ${name}.`);
  const result = v.safeParse(call.response, body);
  return result.success ? result.output : null;
}

const PLAIN = [
  'user.verifyToken',
  'user.logout',
  'user.sendRegisterOtp',
  'user.verifyRegisterOtp',
  'user.sendResetOtp',
  'user.verifyResetOtp',
  'user.resetPassword',
  'cart.add',
  'cart.update',
  'cart.cartMerge',
  'order.uploadpayment',
];

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

const SHIRT = {
  id: 7,
  name: 'Shirt',
  price: '89.90',
  image: ['a.webp', 'b.webp'],
  description: 'Soft.',
  features: ['S', 'M'],
  category: 'Men',
  subCategory: 'Shirts',
  bestseller: true,
};
const BARE = { id: 'p2', name: 'Scarf', price: 12.5 };
const SHIRT_READ = { ...SHIRT, id: '7', price: 8990 };
const BARE_READ = {
  ...BARE,
  price: 1250,
  image: [],
  description: '',
  features: [],
  category: '',
  subCategory: '',
  bestseller: false,
};

const OUTLET = {
  id: 3,
  title: 'Ipoh',
  contactNumber: '05-1',
  whatsappNumber: '012',
  googleMap: 'https://maps.example.test',
  address: {
    street: '1 Jalan',
    city: 'Ipoh',
    zipcode: '30000',
    state: 'Perak',
    country: 'Malaysia',
  },
  schedule: [
    { day: 'Monday', available: true, operatingTime: { start: '10:00', end: '22:00' } },
    { day: 'Sunday', available: false },
  ],
};
const PLACE = { description: 'Jalan Ampang', place_id: 'x1' };
const NEWS = { id: 1, title: 'Open', description: 'Now.', date: '2026-01-01', image_url: 'n.webp' };

test.each<[string, object, object]>([
  ['user.login', { token: 't' }, { success: true }],
  ['user.register', { success: true }, { success: true }],
  [
    'product.list',
    { products: [SHIRT, BARE] },
    { success: true, products: [SHIRT_READ, BARE_READ] },
  ],
  [
    'product.fetchProducts',
    { products: [BARE], totalProducts: 12, suggestions: [{ name: 'Scarf' }] },
    { success: true, products: [BARE_READ], totalProducts: 12, suggestions: [{ name: 'Scarf' }] },
  ],
  ['product.fetchProducts', { products: [] }, { success: true, products: [] }],
  [
    'cart.get',
    { cartData: { p1: { M: 2 }, p2: 1 } },
    { success: true, cartData: { p1: { M: 2 } } },
  ],
  ['shipping.calculateShipping', { shippingCost: '8.00' }, { success: true, shippingCost: 800 }],
  ['order.place', { orderId: 12 }, { success: true, orderId: '12' }],
  ['order.stripe', { success_url: '/pay' }, { success: true, success_url: '/pay' }],
  ['order.stripe', { success_url: 'http://pay' }, { success: true, success_url: 'http://pay' }],
  [
    'custom.getSliderImages',
    { sliderImages: ['a.webp'] },
    { success: true, sliderImages: ['a.webp'] },
  ],
  [
    'news.all',
    { items: [NEWS], totalPages: 3 },
    { success: true, items: [{ ...NEWS, id: '1' }], totalPages: 3 },
  ],
  [
    'news.all',
    { items: [{ ...NEWS, date: 5, image_url: null }], totalPages: 1 },
    { success: true, items: [{ ...NEWS, id: '1', date: 5, image_url: null }], totalPages: 1 },
  ],
  [
    'news.all',
    { items: [{ id: 1, title: 'Bare' }], totalPages: 1 },
    {
      success: true,
      items: [{ id: '1', title: 'Bare', description: '', date: '' }],
      totalPages: 1,
    },
  ],
  [
    'news.all',
    { items: [{ ...NEWS, description: null, date: null }], totalPages: 1 },
    { success: true, items: [{ ...NEWS, id: '1', description: '', date: '' }], totalPages: 1 },
  ],
  [
    'outlet.outletList',
    { outlets: [{ ...OUTLET, contactNumber: 60512345, schedule: null }] },
    { success: true, outlets: [{ ...OUTLET, id: '3', contactNumber: '60512345', schedule: [] }] },
  ],
  [
    'outlet.outletList',
    { outlets: [OUTLET] },
    { success: true, outlets: [{ ...OUTLET, id: '3' }] },
  ],
  [
    'outlet.outletList',
    { outlets: [{ id: 'o', title: 'Bare', contactNumber: null, address: {} }] },
    {
      success: true,
      outlets: [
        {
          id: 'o',
          title: 'Bare',
          contactNumber: '',
          whatsappNumber: '',
          googleMap: '',
          address: { street: '', city: '', zipcode: '', state: '', country: '' },
          schedule: [],
        },
      ],
    },
  ],
  [
    'general.generateMapList',
    { data: { data: [PLACE] } },
    { success: true, data: { data: [PLACE] } },
  ],
  [
    'general.generateMapList',
    { data: [PLACE], message: null },
    { success: true, data: { data: [PLACE] } },
  ],
  [
    'product.fetchProducts',
    { products: [], totalProducts: null, suggestions: null },
    { success: true, products: [] },
  ],
  [
    'general.geocode',
    { results: [{ geometry: { location: { lat: -90, lng: 180 } } }] },
    { results: [{ geometry: { location: { lat: -90, lng: 180 } } }] },
  ],
  [
    'general.geocode',
    { results: [{ geometry: { location: { lat: 90, lng: -180 } } }] },
    { results: [{ geometry: { location: { lat: 90, lng: -180 } } }] },
  ],
])('%s parses the response %j', (name, body, expected) => {
  expect(read(name, body)).toEqual(expected);
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
  ['news.all', { items: [{ ...NEWS, title: 1 }], totalPages: 1 }],
  ['outlet.outletList', {}],
  ['outlet.outletList', { outlets: [{ ...OUTLET, title: null }] }],
  ['general.generateMapList', { data: {} }],
  ['general.generateMapList', { data: { data: [{ description: 'x' }] } }],
  ['general.geocode', { results: [{ geometry: { location: { lat: 90.1, lng: 0 } } }] }],
  ['general.geocode', { results: [{ geometry: { location: { lat: -90.1, lng: 0 } } }] }],
  ['general.geocode', { results: [{ geometry: { location: { lat: 0, lng: 180.1 } } }] }],
  ['general.geocode', { results: [{ geometry: { location: { lat: 0, lng: -180.1 } } }] }],
  ['general.geocode', {}],
])('%s refuses the response %j', (name, body) => {
  expect(read(name, body)).toBeNull();
});
