import { userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { waitFor } from '@testing-library/react';
import { signIn } from '../features/session/signIn';
import { memoryStorage } from '../state/device/storage';
import { serveApi } from '../testing/apiServer';
import { renderApp } from '../testing/renderApp';
import { callApi } from '../testing/testServer';
import { CartNotices } from './CartNotices';

const api = serveApi();
const toasts = collectToasts();

const { email: EMAIL } = VISITOR;

/** Signs in on a device with this guest cart. */
async function signInWithCart(guestCart: object) {
  await api.signUp(EMAIL);
  await callApi(userCalls.logout);
  const { store } = renderApp(<CartNotices />, {
    storage: memoryStorage({ guestCartData: JSON.stringify(guestCart) }),
  });
  expect(await store.dispatch(signIn({ email: EMAIL, password: 'good password' }))).toBeNull();
  expect(store.getState().guestCart.value).toEqual({});
}

test('a toast names the line of a guest’s cart that a merge left out, and says why', async () => {
  await signInWithCart({ shirt: { M: 2, XXL: 1 } });
  await waitFor(() =>
    expect(toasts()).toEqual([
      'error: Linen Shirt, XXL is no longer available, so it is not in your cart.',
    ]),
  );
});
