import { sen } from '@kedai/contract/rules/money';
import type { CartLine } from '@kedai/contract/rules/totals';
import { productFixture } from '@kedai/contract/testing/productFixture';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { EMPTY_DRAFT } from '../../machines/checkout/orderDraft';
import { orderItems, orderRequest } from './orderRequest';

const draft = { ...EMPTY_DRAFT, address: ADDRESS, termsAgreed: true };
const product = (id: string, price: number) => productFixture({ id, price: sen(price) });
const lines = [
  { itemId: 'shirt', feature: 'M', quantity: 2, product: product('shirt', 1250) },
  { itemId: 'tote', feature: '', quantity: 1, product: product('tote', 700) },
  { itemId: 'gone', feature: 'L', quantity: 4, product: undefined },
].map((line): CartLine => ({ ...line, name: line.product?.name }));

test('an order contains address, items and both prices as strings with 2 decimals', () => {
  const request = orderRequest(draft, lines, sen(1000));
  expect(Object.keys(request).toSorted()).toEqual(['address', 'items', 'price']);
  expect(request.address).toEqual(ADDRESS);
  expect(request.price).toEqual({ productPrice: '32.00', shippingPrice: '10.00' });
});

test('items are sent with feature and quantity; unavailable lines are not sent', () => {
  expect(orderItems(lines)).toMatchObject([
    { id: 'shirt', feature: 'M', quantity: 2 },
    { id: 'tote', feature: '', quantity: 1 },
  ]);
});

test('a billing address has the same fields and is sent only if there is one', () => {
  const billing = { ...ADDRESS, city: 'Kuching', state: 'Sarawak' };
  expect(orderRequest({ ...draft, billing }, lines, sen(0))).toMatchObject({
    address: ADDRESS,
    billingAddress: billing,
  });
});

test.each([
  ['  leave at the\n guard house ', { note: 'leave at the guard house' }],
  [' \u200b\ufffc ', {}],
])('the note %j is sent only if it has a visible character, cleaned', (note, expected) => {
  const {
    address: _,
    items: __,
    price: ___,
    ...optional
  } = orderRequest({ ...draft, note }, lines, sen(0));
  expect(optional).toEqual(expected);
});
