import { http } from 'msw';
import { createStore } from '../../store/createStore';
import { startStore } from '../../store/startStore';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { signIn } from './signIn';

const api = serveApi();

const EMAIL = 'aishah@example.my';

test('a sign-in is followed by the token check, then by the merge of the guest cart', async () => {
  await api.signUp(EMAIL);
  await fetch('http://localhost/api/user/logout', { method: 'POST' });
  const storage = memoryStorage({ guestCartData: '{"shirt":{"M":2}}' });
  const store = createStore({ storage });
  const stop = startStore(store);
  const asked: string[] = [];
  api.use(
    http.all('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return undefined;
    }),
  );
  const password = 'good password';
  expect(await store.dispatch(signIn({ email: EMAIL, password }))).toBeNull();
  const steps = ['/api/user/login', '/api/user/verifyToken', '/api/cart/cartMerge'];
  const places = steps.map((step) => asked.lastIndexOf(step));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(store.getState().guestCart.value).toEqual({});
  stop();
});
