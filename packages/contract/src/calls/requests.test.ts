import * as v from 'valibot';
import { CALLS, FULL_REQUESTS, ITEM, ORDER } from '../testing/requestFixtures';
import { ADDRESS } from '../testing/visitor';

/** The parsed request, or its first error message. */
function parseRequest(name: string, body: unknown): unknown {
  const call = CALLS[name];
  if (!call) throw new Error(`There is no call ${name}.`);
  const result = v.safeParse(call.request, body);
  return result.success ? result.output : result.issues[0].message;
}

test.each(FULL_REQUESTS)('%s accepts %j unchanged', (name, body) => {
  expect(parseRequest(name, body)).toEqual(body);
});

test.each([
  [
    'user.login',
    { email: ' Aisyah@Example.com ', password: ' x ' },
    { email: 'aisyah@example.com', password: ' x ' },
  ],
  ['order.orderdetail', { orderId: 7 }, { orderId: '7' }],
  ['news.all', {}, { page: 1, limit: 9 }],
  ['news.all', { page: '12', limit: '9' }, { page: 12, limit: 9 }],
  ['general.generateMapList', { input: ' Jalan ' }, { input: 'Jalan' }],
  [
    'shipping.calculateShipping',
    { state: ' Johor ', cartProductList: [] },
    { state: 'Johor', cartProductList: [] },
  ],
  ['cart.cartMerge', { cartData: { p1: { M: 2, L: 'x' } } }, { cartData: { p1: { M: 2 } } }],
])('%s parses %j as %j', (name, body, read) => {
  expect(parseRequest(name, body)).toEqual(read);
});

/** A request that is right but for one field, and the sentence of its refusal. */
test.each([
  ['user.login', { email: 'a@b.my', password: null }, 'Enter your password.'],
  ['user.login', { email: 'a@b.my', password: '' }, 'Enter your password.'],
  ['user.login', { email: 'a@b.my', password: 'x'.repeat(129) }, 'Incorrect email or password.'],
  ['user.login', { email: null, password: 'x' }, 'Enter a valid email address.'],
  ['user.verifyRegisterOtp', { email: 'a@b.my', otp: '12345' }, 'Invalid OTP. Please try again.'],
  ['user.verifyRegisterOtp', { email: 'a@b.my', otp: 123456 }, 'Invalid OTP. Please try again.'],
  [
    'product.fetchProducts',
    { productName: 'x'.repeat(201), page: 1, amount: 4 },
    'Search for a shorter text.',
  ],
  [
    'cart.add',
    { itemId: 'p1', feature: '', quantity: 0 },
    'The quantity must be a whole number from 1 to 9999.',
  ],
  [
    'cart.update',
    { itemId: 'p1', feature: '', quantity: -1 },
    'The quantity must be a whole number from 0 to 9999.',
  ],
  ['shipping.calculateShipping', { state: ' ', cartProductList: [] }, 'Choose a state.'],
  ...['0', '63', '1.5', 'ten'].map((days): [string, object, string] => [
    'custom.getSlots',
    { from: '2026-11-30', days },
    'The field days is a number from 1 to 62.',
  ]),
  [
    'custom.getSlots',
    { from: '2026-02-30', days: '1' },
    'A date is a day of the calendar such as "2026-11-22".',
  ],
  [
    'custom.getSlots',
    { from: '9999-10-01', days: '1' },
    'The field from is a day before October 9999.',
  ],
  [
    'counter.addClosure',
    { from: '2026-12-01', until: '2026-11-30', reason: 'Hari Raya' },
    'The last day is not before the first one.',
  ],
  ...['x', ['x']].map((cartData): [string, object, string] => [
    'cart.cartMerge',
    { cartData },
    'The field cartData must be an object with fields.',
  ]),
  ['order.place', { ...ORDER, items: [] }, 'The cart is empty.'],
  ...['order.place', 'order.stripe'].map((name): [string, object, string] => [
    name,
    { ...ORDER, items: Array.from({ length: 501 }, () => ITEM) },
    'An order has at most 500 lines. Please place two orders.',
  ]),
  [
    'shipping.calculateShipping',
    { state: 'Johor', cartProductList: Array.from({ length: 501 }, () => ITEM) },
    'An order has at most 500 lines. Please place two orders.',
  ],
  [
    'order.place',
    { ...ORDER, items: [{ ...ITEM, quantity: 0 }] },
    'The quantity must be a whole number from 1 to 9999.',
  ],
  ['order.place', { ...ORDER, address: { ...ADDRESS, street: '' } }, 'Enter the street.'],
  ['order.place', { ...ORDER, billingAddress: { ...ADDRESS, street: '' } }, 'Enter the street.'],
  ['news.all', { page: '1e1' }, 'A page is a whole number from 1.'],
  ['news.all', { page: 'x1' }, 'A page is a whole number from 1.'],
  ['news.all', { page: '1x' }, 'A page is a whole number from 1.'],
  ['news.all', { page: '1234567' }, 'A page is a whole number from 1.'],
  ['news.all', { limit: '1000000' }, 'A limit is a whole number from 1 to 100.'],
  ['general.generateMapList', { input: 'x'.repeat(201) }, 'Search for a shorter address.'],
])('%s refuses %j with the message "%s"', (name, body, sentence) => {
  expect(parseRequest(name, body)).toBe(sentence);
});

test.each([
  ['user.sendRegisterOtp', { email: 'a@b.my', altcha: 1 }],
  ['product.fetchProducts', { page: 1, amount: 4 }],
  ['product.fetchProducts', { productName: null, page: 0, amount: 4 }],
  ['product.fetchProducts', { productName: null, page: 1.5, amount: 4 }],
  ['product.fetchProducts', { productName: null, page: 1, amount: 0 }],
  ['product.fetchProducts', { productName: null, page: 1, amount: 1.5 }],
  ['product.fetchProducts', { productName: null, page: 1, amount: 101 }],
  ['product.fetchProducts', { productName: null, page: 1, amount: '4' }],
  ['cart.add', { itemId: '', feature: '', quantity: 1 }],
  ['cart.add', { itemId: 'p1', feature: 'x'.repeat(101), quantity: 1 }],
  ['shipping.calculateShipping', { state: 'Johor' }],
  ...[
    { amount: 0 },
    { amount: 101 },
    { amount: 1.5 },
    { before: { date: 1 } },
    { before: { date: 1e300, id: 'O1' } },
  ].map((request): [string, object] => ['order.userorders', request]),
  ['order.orderdetail', {}],
  ['order.uploadpayment', { orderId: 'o1', image: 'x' }],
  ['news.all', { page: 0 }],
  ['news.all', { page: 1.5 }],
  ['news.all', { limit: 101 }],
  ...['product.list', 'outlet.outletList', 'news.all'].map((name): [string, object] => [
    name,
    { language: 'zh' },
  ]),
  ...['', 'MS', 'ms-MY', 'ms,en', null, 1, ['ms']].map((language): [string, object] => [
    'product.fetchProducts',
    { productName: null, page: 1, amount: 4, language },
  ]),
  ['general.geocode', { place_id: '' }],
  ['general.geocode', { place_id: 'x'.repeat(501) }],
])('%s refuses %j', (name, body) => {
  expect(parseRequest(name, body)).toEqual(expect.stringMatching(/^Invalid/));
});

test.each(['productPrice', 'shippingPrice'])(
  'the %s of an order is a string with 2 decimals',
  (part) => {
    const wrong = ['25', '25.0', '25.000', 'x25.00', '25.00x', '25x00', '.00', '1234567890.00'];
    for (const price of wrong) {
      const body = { ...ORDER, price: { ...ORDER.price, [part]: price } };
      expect([price, parseRequest('order.place', body)]).toEqual([
        price,
        'A price is a text with 2 decimals such as "25.00".',
      ]);
    }
    const largest = { ...ORDER, price: { ...ORDER.price, [part]: '123456789.00' } };
    expect(parseRequest('order.place', largest)).toEqual(largest);
  },
);
