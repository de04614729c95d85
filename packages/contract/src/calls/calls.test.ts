import { allCalls } from './allCalls';
import type { AnyCall } from './call';

/** Section 7, call for call: method, address, how it travels, and whether a customer and a key are needed. */
const AGREED: Readonly<Record<string, string>> = {
  'user.verifyToken': 'GET /api/user/verifyToken none',
  'user.logout': 'POST /api/user/logout json',
  'user.login': 'POST /api/user/login json',
  'user.register': 'POST /api/user/register json',
  'user.sendRegisterOtp': 'POST /api/user/sendRegisterOtp json',
  'user.verifyRegisterOtp': 'POST /api/user/verifyRegisterOtp json',
  'user.sendResetOtp': 'POST /api/user/send-reset-otp json',
  'user.verifyResetOtp': 'POST /api/user/verify-reset-otp json',
  'user.resetPassword': 'POST /api/user/reset-password json',
  'product.list': 'GET /api/product/list none',
  'product.fetchProducts': 'POST /api/product/fetchProducts json',
  'cart.add': 'POST /api/cart/add json customer once',
  'cart.update': 'POST /api/cart/update json customer',
  'cart.get': 'POST /api/cart/get json customer',
  'cart.cartMerge': 'POST /api/cart/cartMerge json customer once',
  'shipping.calculateShipping': 'POST /api/shipping/calculateShipping json customer',
  'order.place': 'POST /api/order/place json customer once',
  'order.stripe': 'POST /api/order/stripe json customer once',
  'order.userorders': 'POST /api/order/userorders json customer',
  'order.orderdetail': 'POST /api/order/orderdetail json customer',
  'order.uploadpayment': 'POST /api/order/uploadpayment multipart customer once',
  'custom.getSliderImages': 'GET /api/custom/getSliderImages none',
  'news.all': 'GET /api/news/all query',
  'outlet.outletList': 'GET /api/outlet/outletList none',
  'general.generateMapList': 'POST /api/general/generateMapList json',
  'general.geocode': 'GET /api/general/geocode query',
};

const stated = ({ method, path, encoding, needsSession, idempotent }: AnyCall) =>
  [method, path, encoding, needsSession && 'customer', idempotent && 'once']
    .filter(Boolean)
    .join(' ');

const calls = Object.entries(allCalls).flatMap(([area, ofArea]) =>
  Object.entries<AnyCall>(ofArea).map(([name, call]) => [`${area}.${name}`, call] as const),
);

test('the contract has the calls of the specification and no others', () => {
  expect(calls.map(([name]) => name)).toEqual(Object.keys(AGREED));
});

test.each(calls)('%s has the method, path and encoding of the specification', (name, call) => {
  expect(stated(call)).toBe(AGREED[name]);
});
