import { webcrypto } from 'node:crypto';
import { passkeyCalls } from '@kedai/contract/calls/passkeys';
import { PASSKEYS_COOKIE, userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { startAuthentication } from '@simplewebauthn/browser';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { cartApi } from '../../api/cartApi';
import { memoryStorage } from '../../state/device/storage';
import { serveApi } from '../../testing/apiServer';
import { testAuthenticator } from '../../testing/authenticator';
import { renderApp } from '../../testing/renderApp';
import { callApi } from '../../testing/testServer';
import LoginPage from './LoginPage';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));

const api = serveApi();

const toasts = collectToasts();

const HERE = { origin: 'http://localhost', domain: 'localhost' };
const THERE = { origin: 'http://shop.test', domain: 'shop.test' };
const { email: EMAIL } = VISITOR;
const PASSWORD = { currentPassword: 'good password' };

const choosePasskey = jest.mocked(startAuthentication);
const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  // The server runs in this process, and jsdom has no `crypto.subtle`.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  choosePasskey.mockReset();
});

/** Creates an account with a passkey, which the browser chooses from now on. */
async function givenAPasskey() {
  await api.signUp(EMAIL);
  const authenticator = testAuthenticator();
  const owner = api.world.visitor();
  await owner.callApi(userCalls.login, { email: EMAIL, password: PASSWORD.currentPassword });
  const { body } = await owner.callApi(passkeyCalls.startPasskey, PASSWORD);
  const credential = authenticator.create(body.options as { challenge: string }, THERE);
  await owner.callApi(passkeyCalls.addPasskey, { credential });
  await callApi(userCalls.logout);
  choosePasskey.mockImplementation(
    async ({ optionsJSON }) => authenticator.get(optionsJSON, HERE) as never,
  );
  const remove = () =>
    owner.callApi(passkeyCalls.removePasskey, { id: authenticator.id, ...PASSWORD });
  return { remove };
}

/** Opens the sign-in page of a shop that has passkeys. */
function open(storage = memoryStorage()) {
  document.cookie = `${PASSKEYS_COOKIE}=webauthn; path=/`;
  return openLogin(storage);
}

const openLogin = (storage = memoryStorage()) =>
  renderApp(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/" element={<h1>Home</h1>} />
    </Routes>,
    { route: '/login', storage },
  );

test('signs in without a password, leads home and merges the guest cart', async () => {
  await givenAPasskey();
  const storage = memoryStorage({ guestCartData: '{"shirt":{"M":2}}' });
  const { store } = open(storage);
  fireEvent.click(await button());
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(store.getState().session.status).toBe('customer');
  expect(toasts()).toEqual([]);
  expect(storage.cookies.getItem('guestCartData')).toBeNull();
  const { cartData } = await store
    .dispatch(cartApi.endpoints.cartGet.initiate(undefined, { subscribe: false }))
    .unwrap();
  expect(cartData).toEqual({ shirt: { M: 2 } });
});

test('says what to do with a passkey that was removed', async () => {
  const { remove } = await givenAPasskey();
  await remove();
  const { store } = open();
  fireEvent.click(await button());
  await waitFor(() =>
    expect(toasts()).toEqual([
      'error: This passkey is not (or no longer) part of an account here. Sign in with your password instead.',
    ]),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('You are not signed in yet.');
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid');
  expect(store.getState().session.status).toBe('guest');
});

test.each([
  ['NotAllowedError', 'No passkey was used. Try again, or sign in with your password.'],
  ['SecurityError', 'The passkey could not be used in this browser. Sign in with your password.'],
])('says what to do after %s', async (name, message) => {
  choosePasskey.mockRejectedValue(Object.assign(new Error('refused'), { name }));
  open();
  fireEvent.click(await button());
  await waitFor(() => expect(toasts()).toEqual([`error: ${message}`]));
  expect(await button()).not.toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['by a browser without passkeys', false, open],
  ['with a server that only has the specified endpoints', true, openLogin],
])('is not offered %s', async (_, hasPasskeys, openPage) => {
  if (!hasPasskeys) Reflect.deleteProperty(window, 'PublicKeyCredential');
  const { store } = openPage();
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
});
