import { CALLS } from '@kedai/contract/testing/requestFixtures';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { HttpResponse } from 'msw';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import type { AppDispatch } from '../state/thunk';
import {
  ITEM,
  NEWS_ITEM,
  ORDER,
  ORDER_REQUEST,
  OUTLET,
  PARSED_ORDER,
  PARSED_PRODUCT,
  PLACE,
  PRODUCT,
  RESULTS,
} from '../testing/apiFixtures';
import { serveCalls } from '../testing/testServer';
import { cartApi } from './cartApi';
import { customApi } from './customApi';
import { generalApi } from './generalApi';
import { newsApi } from './newsApi';
import { orderApi } from './orderApi';
import { outletApi } from './outletApi';
import { productApi } from './productApi';
import { uploadApi } from './uploadApi';
import { userApi } from './userApi';

const server = serveCalls();

const { user, product, cart, order, general } = {
  user: userApi.endpoints,
  product: productApi.endpoints,
  cart: cartApi.endpoints,
  order: orderApi.endpoints,
  general: generalApi.endpoints,
};
const AGAIN = { subscribe: false, forceRefetch: true } as const;
const told = { success: true, message: 'Done.' };

interface Case {
  readonly call: string;
  readonly ask: (dispatch: AppDispatch) => { unwrap(): Promise<unknown> };
  /** What is sent: the fields of a JSON body, or the query. */
  readonly sent?: object;
  readonly answer: object;
  /** What is read of the answer, where it is not the answer itself. */
  readonly read?: object;
}

const cases: readonly Case[] = [
  {
    call: 'GET /api/user/verifyToken',
    ask: (dispatch) => dispatch(user.verifyToken.initiate(undefined, AGAIN)),
    answer: { success: true },
  },
  {
    call: 'POST /api/user/login',
    ask: (dispatch) =>
      dispatch(user.login.initiate({ email: VISITOR.email, password: 'good one' })),
    sent: { email: VISITOR.email, password: 'good one' },
    answer: { ...told, token: 't' },
    read: told,
  },
  {
    call: 'POST /api/user/register',
    ask: (dispatch) =>
      dispatch(
        user.register.initiate({ name: 'Aina', email: VISITOR.email, password: 'good one' }),
      ),
    sent: { name: 'Aina', email: VISITOR.email, password: 'good one' },
    answer: { ...told, token: 't' },
    read: told,
  },
  {
    call: 'POST /api/user/sendRegisterOtp',
    ask: (dispatch) => dispatch(user.sendRegisterOtp.initiate({ email: VISITOR.email })),
    sent: { email: VISITOR.email },
    answer: told,
  },
  {
    call: 'POST /api/user/verifyRegisterOtp',
    ask: (dispatch) =>
      dispatch(user.verifyRegisterOtp.initiate({ email: VISITOR.email, otp: '123456' })),
    sent: { email: VISITOR.email, otp: '123456' },
    answer: told,
  },
  {
    call: 'POST /api/user/send-reset-otp',
    ask: (dispatch) => dispatch(user.sendResetOtp.initiate({ email: VISITOR.email })),
    sent: { email: VISITOR.email },
    answer: told,
  },
  {
    call: 'POST /api/user/verify-reset-otp',
    ask: (dispatch) =>
      dispatch(user.verifyResetOtp.initiate({ email: VISITOR.email, otp: '123456' })),
    sent: { email: VISITOR.email, otp: '123456' },
    answer: told,
  },
  {
    call: 'POST /api/user/reset-password',
    ask: (dispatch) =>
      dispatch(
        user.resetPassword.initiate({
          email: VISITOR.email,
          otp: '123456',
          newPassword: 'better one',
        }),
      ),
    sent: { email: VISITOR.email, otp: '123456', newPassword: 'better one' },
    answer: told,
  },
  {
    call: 'POST /api/user/logout',
    ask: (dispatch) => dispatch(user.logout.initiate()),
    sent: {},
    answer: { success: true },
  },
  {
    call: 'GET /api/product/list',
    ask: (dispatch) => dispatch(product.list.initiate(undefined, AGAIN)),
    answer: { ...told, products: [PRODUCT] },
    read: { ...told, products: [PARSED_PRODUCT] },
  },
  {
    call: 'POST /api/product/fetchProducts',
    ask: (dispatch) =>
      dispatch(product.fetchProducts.initiate({ productName: null, page: 1, amount: 4 }, AGAIN)),
    sent: { productName: null, page: 1, amount: 4 },
    answer: {
      success: true,
      products: [PRODUCT],
      totalProducts: 9,
      suggestions: [{ name: 'Roti' }],
    },
    read: {
      success: true,
      products: [PARSED_PRODUCT],
      totalProducts: 9,
      suggestions: [{ name: 'Roti' }],
    },
  },
  {
    call: 'POST /api/cart/add',
    ask: (dispatch) => dispatch(cart.add.initiate({ itemId: 'p1', feature: 'M', quantity: 2 })),
    sent: { itemId: 'p1', feature: 'M', quantity: 2 },
    answer: told,
  },
  {
    call: 'POST /api/cart/update',
    ask: (dispatch) => dispatch(cart.update.initiate({ itemId: 'p1', feature: 'M', quantity: 2 })),
    sent: { itemId: 'p1', feature: 'M', quantity: 2 },
    answer: told,
  },
  {
    call: 'POST /api/cart/get',
    ask: (dispatch) => dispatch(cart.get.initiate(undefined, AGAIN)),
    sent: {},
    answer: { success: true, cartData: { p1: { M: 2 }, p2: { '': 1 } } },
  },
  {
    call: 'POST /api/cart/cartMerge',
    ask: (dispatch) => dispatch(cart.cartMerge.initiate({ cartData: { p1: { M: 2 } } })),
    sent: { cartData: { p1: { M: 2 } } },
    answer: { success: true },
  },
  {
    call: 'POST /api/shipping/calculateShipping',
    ask: (dispatch) =>
      dispatch(
        orderApi.endpoints.calculateShipping.initiate({
          state: 'Perak',
          cartProductList: [ITEM],
        }),
      ),
    sent: { state: 'Perak', cartProductList: [ITEM] },
    answer: { success: true, shippingCost: '8.50' },
    read: { success: true, shippingCost: 850 },
  },
  {
    call: 'POST /api/order/place',
    ask: (dispatch) => dispatch(order.place.initiate(ORDER_REQUEST)),
    sent: ORDER_REQUEST,
    answer: { ...told, orderId: 'o1' },
  },
  {
    call: 'POST /api/order/stripe',
    ask: (dispatch) => dispatch(order.stripe.initiate(ORDER_REQUEST)),
    sent: ORDER_REQUEST,
    answer: { ...told, success_url: 'https://pay.example/1' },
  },
  {
    call: 'POST /api/order/userorders',
    ask: (dispatch) => dispatch(order.userorders.initiate(undefined, AGAIN)),
    sent: { amount: 10 },
    answer: { success: true, orders: [ORDER] },
    read: {
      pages: [{ success: true, orders: [PARSED_ORDER] }],
      pageParams: [null],
    },
  },
  {
    call: 'POST /api/order/orderdetail',
    ask: (dispatch) => dispatch(order.orderdetail.initiate({ orderId: 'o1' }, AGAIN)),
    sent: { orderId: 'o1' },
    answer: { success: true, orderDetail: ORDER },
    read: { success: true, orderDetail: PARSED_ORDER },
  },
  {
    call: 'GET /api/custom/getSliderImages',
    ask: (dispatch) => dispatch(customApi.endpoints.getSliderImages.initiate(undefined, AGAIN)),
    answer: { success: true, sliderImages: ['/a.webp', '/b.webp'] },
  },
  {
    call: 'GET /api/news/all',
    ask: (dispatch) => dispatch(newsApi.endpoints.all.initiate({ page: 2, limit: 9 }, AGAIN)),
    sent: { page: '2', limit: '9' },
    answer: { items: [NEWS_ITEM], totalPages: 3 },
    read: { success: true, items: [NEWS_ITEM], totalPages: 3 },
  },
  {
    call: 'GET /api/outlet/outletList',
    ask: (dispatch) => dispatch(outletApi.endpoints.outletList.initiate(undefined, AGAIN)),
    answer: { outlets: [OUTLET] },
    read: { success: true, outlets: [OUTLET] },
  },
  {
    call: 'POST /api/general/generateMapList',
    ask: (dispatch) => dispatch(general.generateMapList.initiate({ input: 'bangsar' }, AGAIN)),
    sent: { input: 'bangsar' },
    answer: { data: { data: [PLACE] } },
    read: { success: true, data: { data: [PLACE] } },
  },
  {
    call: 'GET /api/general/geocode',
    ask: (dispatch) => dispatch(general.geocode.initiate({ place_id: 'bangsar' }, AGAIN)),
    sent: { place_id: 'bangsar' },
    answer: { results: RESULTS },
  },
];

/** A customer's page, before an API that gives one answer. */
function shopWith(answer: object) {
  for (const call of Object.values(CALLS)) server.responds(call, () => HttpResponse.json(answer));
  const { dispatch } = createStore({
    storage: memoryStorage(),
    devTools: false,
    preloadedState: { session: { status: 'customer' } },
  });
  const first = () => {
    const [sent] = server.sent();
    if (!sent) throw new Error('There was no request.');
    return sent;
  };
  return { dispatch, first };
}

describe('a call', () => {
  test.each(cases.map((each) => [each.call, each] as const))(
    '%s sends and reads what section 7 lists, with cookies',
    async (call, { ask, sent = {}, answer, read = answer }) => {
      const { dispatch, first } = shopWith(answer);
      expect(await ask(dispatch).unwrap()).toEqual(read);
      const { request, body } = first();
      expect(`${request.method} ${new URL(request.url).pathname}`).toBe(call);
      expect(request.credentials).toBe('include');
      expect(body).toEqual(sent);
    },
  );

  test('POST /api/order/uploadpayment sends a form of two fields, with cookies', async () => {
    const { dispatch, first } = shopWith(told);
    const image = new File(['GIF89a'], 'receipt.gif', { type: 'image/gif' });
    const upload = uploadApi.endpoints.uploadpayment.initiate({
      orderId: 'o1',
      image,
      onProgress: () => undefined,
    });
    expect(await dispatch(upload).unwrap()).toEqual(told);
    const { request, body } = first();
    expect(`${request.method} ${new URL(request.url).pathname}`).toBe(
      'POST /api/order/uploadpayment',
    );
    expect(request.credentials).toBe('include');
    const form = body as FormData;
    expect([...form.keys()].toSorted()).toEqual(['image', 'orderId']);
    expect(form.get('orderId')).toBe('o1');
    expect(form.get('image')).toMatchObject({ name: 'receipt.gif', type: 'image/gif' });
  });

  test('each of the 26 is tested here', () => {
    expect(new Set(cases.map(({ call }) => call)).size + 1).toBe(26);
  });
});
