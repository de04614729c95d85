import { HttpResponse, http } from 'msw';
import type { CartSyncResult } from '../../store/cartSync';
import { type AppThunk, createStore } from '../../store/createStore';
import { startStore } from '../../store/startStore';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { signIn } from './signIn';

const api = serveApi();

const EMAIL = 'aishah@example.my';

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

let stop = () => {};
afterEach(() => stop());

/** Signs in on a device that keeps this cart. @returns the paths asked, in their order */
async function askedBySignIn(
  guestCart: object,
  heard: CartSyncResult[] = [],
): Promise<readonly string[]> {
  await api.signUp(EMAIL);
  await fetch('http://localhost/api/user/logout', { method: 'POST' });
  const store = createStore({
    storage: memoryStorage({ guestCartData: JSON.stringify(guestCart) }),
  });
  stop = startStore(store);
  const listen: AppThunk = (_dispatch, _state, { cart }) =>
    void cart.onSyncResult((notice) => heard.push(notice));
  store.dispatch(listen);
  const asked: string[] = [];
  api.use(
    http.all('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return undefined;
    }),
  );
  const password = 'good password';
  expect(await store.dispatch(signIn({ email: EMAIL, password }))).toBeNull();
  expect(store.getState().guestCart.value).toEqual({});
  return asked;
}

test('the merge tells what of the guest cart is no longer sold', async () => {
  const heard: CartSyncResult[] = [];
  await askedBySignIn({ shirt: { M: 2, XXL: 1 } }, heard);
  const leftOut = [{ name: 'Linen Shirt', feature: 'XXL', quantity: 1, reason: 'not-sold' }];
  expect(heard).toEqual([{ outcome: 'merged', leftOut }]);
});

test('a sign-in is followed by the token check, then by the merge of the guest cart', async () => {
  const asked = await askedBySignIn({ shirt: { M: 2 } });
  const login = asked.indexOf('/api/user/login');
  const check = asked.indexOf('/api/user/verifyToken', login);
  const merge = asked.indexOf('/api/cart/cartMerge');
  expect(login).toBeGreaterThanOrEqual(0);
  expect(check).toBeGreaterThan(login);
  expect(merge).toBeGreaterThan(check);
});

test('a token check that began before the sign-in does not undo it', async () => {
  await api.signUp(EMAIL);
  await fetch('http://localhost/api/user/logout', { method: 'POST' });
  let answerLate = () => {};
  const isLate = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  api.use(
    http.get(
      '*/api/user/verifyToken',
      async () => {
        await isLate;
        return HttpResponse.json({ success: false, message: 'Please log in.' });
      },
      { once: true },
    ),
  );
  const store = createStore({ storage: memoryStorage() });
  stop = startStore(store);
  const password = 'good password';
  expect(await store.dispatch(signIn({ email: EMAIL, password }))).toBeNull();
  answerLate();
  await settled();
  expect(store.getState().session.status).toBe('customer');
});

test('without a guest cart there is no merge', async () => {
  const asked = await askedBySignIn({});
  expect(asked).toContain('/api/user/login');
  expect(asked).not.toContain('/api/cart/cartMerge');
});
