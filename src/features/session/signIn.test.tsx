import { userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import type { CartSyncResult } from '../../state/cart/cartSlice';
import { onCartSyncResult } from '../../state/cart/cartWrites';
import { memoryStorage } from '../../state/device/storage';
import { startStore } from '../../state/startStore';
import { createStore } from '../../state/store';
import { serveApi } from '../../testing/apiServer';
import { callApi } from '../../testing/testServer';
import { signIn } from './signIn';

const api = serveApi();

const { email: EMAIL } = VISITOR;

let stop = () => {};
afterEach(() => stop());

/** Signs in on a device with this guest cart. @returns the requested paths in order */
async function signInAndRecordPaths(guestCart: object, notices: CartSyncResult[] = []) {
  await api.signUp(EMAIL);
  await callApi(userCalls.logout);
  const store = createStore({
    storage: memoryStorage({ guestCartData: JSON.stringify(guestCart) }),
  });
  stop = startStore(store);
  store.dispatch(onCartSyncResult((notice) => notices.push(notice)));
  const password = 'good password';
  expect(await store.dispatch(signIn({ email: EMAIL, password }))).toBeNull();
  expect(store.getState().guestCart.value).toEqual({});
  return api.sent().map(({ path }) => path);
}

test('the merge reports guest cart lines that are no longer sold', async () => {
  const notices: CartSyncResult[] = [];
  await signInAndRecordPaths({ shirt: { M: 2, XXL: 1 } }, notices);
  const shirt = { itemId: 'shirt', name: 'Linen Shirt', feature: 'XXL' };
  const leftOut = [{ ...shirt, quantity: 1, reason: 'not-sold' }];
  expect(notices).toEqual([{ outcome: 'merged', leftOut }]);
});

test('a sign-in is followed by the token check, then by the merge of the guest cart', async () => {
  const requestedPaths = await signInAndRecordPaths({ shirt: { M: 2 } });
  const login = requestedPaths.indexOf('/api/user/login');
  const check = requestedPaths.indexOf('/api/user/verifyToken', login);
  const merge = requestedPaths.indexOf('/api/cart/cartMerge');
  expect(login).toBeGreaterThanOrEqual(0);
  expect(check).toBeGreaterThan(login);
  expect(merge).toBeGreaterThan(check);
});

test('a token check that began before the sign-in does not undo it', async () => {
  await api.signUp(EMAIL);
  await callApi(userCalls.logout);
  api.refuses(userCalls.verifyToken, { message: 'Please log in.' }, { once: true });
  const late = api.waits(userCalls.verifyToken, { once: true });
  const store = createStore({ storage: memoryStorage() });
  stop = startStore(store);
  const password = 'good password';
  expect(await store.dispatch(signIn({ email: EMAIL, password }))).toBeNull();
  late.release();
  // The late response arrives before that of this call.
  await callApi(userCalls.verifyToken);
  expect(store.getState().session.status).toBe('customer');
});

test('without a guest cart there is no merge', async () => {
  const requestedPaths = await signInAndRecordPaths({});
  expect(requestedPaths).toContain('/api/user/login');
  expect(requestedPaths).not.toContain('/api/cart/cartMerge');
});
