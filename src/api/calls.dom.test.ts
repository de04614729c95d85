import { specCalls } from '@kedai/contract/calls/allCalls';
import { SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import { CALLS } from '@kedai/contract/testing/requestFixtures';
import {
  ITEM,
  NEWS_ITEM,
  ORDER,
  ORDER_REQUEST,
  OUTLET,
  PRODUCT,
} from '@kedai/contract/testing/responseFixtures';
import { ADDRESS, VISITOR } from '@kedai/contract/testing/visitor';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import { makeCall } from '../testing/endpoints';
import { serveCalls } from '../testing/testServer';

const server = serveCalls();

const { name, email, password } = VISITOR;
const code = { email, otp: '123456' };
const line = { itemId: 'p1', feature: 'M', quantity: 2 };
const PLACE = { description: 'Bangsar, Kuala Lumpur', place_id: 'bangsar' };

/** What section 7 lets a call send: the fields of its JSON body, or of its query. */
const REQUESTS: Readonly<Record<string, object>> = {
  'user.login': { email, password },
  'user.register': { name, email, password },
  'user.sendRegisterOtp': { email },
  'user.verifyRegisterOtp': code,
  'user.sendResetOtp': { email },
  'user.verifyResetOtp': code,
  'user.resetPassword': { ...code, newPassword: 'better one' },
  'product.fetchProducts': { productName: null, page: 1, amount: 4 },
  'cart.add': line,
  'cart.update': line,
  'cart.cartMerge': { cartData: { p1: { M: 2 } } },
  'shipping.calculateShipping': { state: ADDRESS.state, cartProductList: [ITEM] },
  'order.place': ORDER_REQUEST,
  'order.stripe': ORDER_REQUEST,
  'order.orderdetail': { orderId: 'o1' },
  'news.all': { page: '2', limit: '9' },
  'general.generateMapList': { input: 'bangsar' },
  'general.geocode': { place_id: 'bangsar' },
};

/** What a server of section 7 responds. */
const RESPONSES: Readonly<Record<string, object>> = {
  'user.login': { token: 't' },
  'user.register': { token: 't' },
  'product.list': { products: [PRODUCT] },
  'product.fetchProducts': {
    products: [PRODUCT],
    totalProducts: 9,
    suggestions: [{ name: 'Roti' }],
  },
  'cart.get': { cartData: { p1: { M: 2 }, p2: { '': 1 } } },
  'shipping.calculateShipping': { shippingCost: '8.50' },
  'order.place': { orderId: 'o1' },
  'order.stripe': { success_url: 'https://pay.example/1' },
  'order.userorders': { orders: [ORDER] },
  'order.orderdetail': { orderDetail: ORDER },
  'custom.getSliderImages': { sliderImages: ['/a.webp', '/b.webp'] },
  'news.all': { items: [NEWS_ITEM], totalPages: 3 },
  'outlet.outletList': { outlets: [OUTLET] },
  'general.generateMapList': { data: { data: [PLACE] } },
  'general.geocode': { results: [{ geometry: { location: { lat: 3.13, lng: 101.68 } } }] },
};

/** Makes a call of a customer's page. @returns what was sent, and what the page gets */
async function make(fullName: string, request: unknown) {
  const call = CALLS[fullName];
  if (call === undefined) throw new Error(`There is no call "${fullName}".`);
  const response = { success: true, message: 'Done.', ...RESPONSES[fullName] };
  server.responds(call, () => HttpResponse.json(response));
  const { dispatch } = createStore({
    storage: memoryStorage(),
    preloadedState: { session: { status: 'customer' } },
  });
  const { data } = await dispatch(makeCall(fullName, request));
  const [sent] = server.sent(call);
  return { data, sent, read: v.parse(call.response, response) };
}

const names = specCalls.map(([name]) => name);

test.each(names.filter((name) => name !== 'order.uploadpayment'))(
  '%s sends and reads what section 7 lists, with cookies',
  async (call) => {
    const { data, sent, read } = await make(call, REQUESTS[call]);
    const isPaged = call === 'order.userorders';
    expect(data).toEqual(isPaged ? { pages: [read], pageParams: [null] } : read);
    expect(sent?.request.credentials).toBe('include');
    expect(sent?.body).toEqual(isPaged ? { amount: 10 } : (REQUESTS[call] ?? {}));
  },
);

test('order.uploadpayment sends a form of two fields, with cookies', async () => {
  const image = new File(['GIF89a'], 'receipt.gif', { type: 'image/gif' });
  const upload = { orderId: 'o1', image, onProgress: () => undefined };
  const { data, sent, read } = await make('order.uploadpayment', upload);
  expect(data).toEqual(read);
  expect(sent?.request.credentials).toBe('include');
  const form = sent?.body as FormData;
  expect([...form.keys()].toSorted()).toEqual(['image', 'orderId']);
  expect(form.get('orderId')).toBe('o1');
  expect(form.get('image')).toMatchObject({ name: 'receipt.gif', type: 'image/gif' });
});

test.each(specCalls.filter(([, { readsSelection }]) => readsSelection).map(([name]) => name))(
  '%s sends its selection in the header',
  async (call) => {
    const { sent } = await make(call, { ...ORDER_REQUEST, selection: null });
    expect(sent?.request.headers.get(SELECTION_HEADER)).toBe('null');
    expect(sent?.body).toEqual(ORDER_REQUEST);
  },
);

test('each of the 26 is tested here', () => {
  expect(names).toHaveLength(26);
});
