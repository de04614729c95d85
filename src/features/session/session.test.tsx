import { cartCalls } from '@kedai/contract/calls/cart';
import { userCalls } from '@kedai/contract/calls/user';
import { LAB_REFUSALS } from '@kedai/contract/protocol/failureLab';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { cartApi } from '../../api/cartApi';
import { userApi } from '../../api/userApi';
import { AccountMenu } from '../../app/AccountMenu';
import { SessionNotice } from '../../app/SessionNotice';
import { memoryStorage } from '../../state/device/storage';
import type { Tabs } from '../../state/device/tabs';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { createTabGroup } from '../../testing/sessionServer';
import { callApi } from '../../testing/testServer';
import { layoutText } from '../../text/layout';
import { RequireCustomer } from '../shared/RequireCustomer';
import LoginPage from './LoginPage';

const api = serveApi();

const toasts = collectToasts();

const ACCOUNT = layoutText.navigation.account;
const { email: EMAIL } = VISITOR;

function open(route: string, storage = memoryStorage(), tabs: Tabs = createTabGroup()()) {
  return renderApp(
    <>
      <AccountMenu />
      <SessionNotice />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/" element={<h1>Home</h1>} />
        <Route
          path="/orders"
          element={
            <RequireCustomer>
              <h1>Orders of mine</h1>
            </RequireCustomer>
          }
        />
      </Routes>
    </>,
    { route, storage, tabs },
  );
}

async function fillIn(password = 'good password'): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: EMAIL } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('signing in', () => {
  test('leads home, merges the guest cart and deletes its cookie', async () => {
    await api.givenAccount();
    const storage = memoryStorage({ guestCartData: '{"shirt":{"M":2},"tote":{"":1}}' });
    const page = open('/login', storage);
    await fillIn();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(page.store.getState().session.status).toBe('customer');
    expect(toasts()).toEqual([]);
    expect(storage.cookies.getItem('guestCartData')).toBeNull();
    const { cartData } = await page.store
      .dispatch(cartApi.endpoints.cartGet.initiate(undefined, { subscribe: false }))
      .unwrap();
    expect(cartData).toEqual({ shirt: { M: 2 }, tote: { '': 1 } });
  });

  test('succeeds when the merge fails, shows an error, and keeps the guest cart', async () => {
    await api.givenAccount();
    api.refuses(cartCalls.cartMerge, {});
    const storage = memoryStorage({ guestCartData: '{"shirt":{"M":2}}' });
    open('/login', storage);
    await fillIn();
    await screen.findByRole('heading', { name: 'Home' });
    expect(toasts()).toEqual(['error: Failed to merge guest cart']);
    expect(storage.cookies.getItem('guestCartData')).toBe('{"shirt":{"M":2}}');
  });

  test('with a wrong password shows the server’s message and keeps what was typed', async () => {
    await api.givenAccount();
    const page = open('/login');
    await fillIn('bad password');
    await waitFor(() => expect(toasts()).toEqual(['error: Incorrect email or password.']));
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('Password')).toHaveValue('bad password');
    expect(page.location().pathname).toBe('/login');
    // The toast shows the reason, the form the consequence.
    expect(screen.getByRole('alert')).toHaveTextContent('You are not signed in yet.');
    expect(screen.queryByText('Incorrect email or password.')).not.toBeInTheDocument();
    for (const field of ['Email', 'Password']) {
      expect(screen.getByLabelText(field)).toBeInvalid();
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
        'You are not signed in yet.',
      );
    }
    await page.user.type(screen.getByLabelText('Password'), '!');
    for (const field of ['Email', 'Password']) expect(screen.getByLabelText(field)).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The error disappears when the next attempt succeeds.
    await fillIn();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(toasts.visible()).toEqual([]);
  });

  test('shows an error when the shop is unreachable, and can be retried', async () => {
    await api.givenAccount();
    api.fails(userCalls.login, 'offline', { once: true });
    const page = open('/login');
    await fillIn();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatch(/could not be reached/);
    expect(screen.getByRole('alert')).toHaveTextContent('You are not signed in yet.');
    for (const field of ['Email', 'Password']) expect(screen.getByLabelText(field)).toBeValid();
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  test('does not mark the fields as wrong when there were too many attempts', async () => {
    api.refuses(userCalls.login, 'too-many-requests');
    open('/login');
    await fillIn();
    await waitFor(() => expect(toasts()).toEqual([`error: ${LAB_REFUSALS['too-many-requests']}`]));
    expect(screen.getByRole('alert')).toHaveTextContent('You are not signed in yet.');
    for (const field of ['Email', 'Password']) expect(screen.getByLabelText(field)).toBeValid();
  });

  test('shows an error when the browser did not store the session, and can be retried', async () => {
    await api.givenAccount();
    const blocked = api.refuses(userCalls.verifyToken, { message: 'Not Authorized' });
    const storage = memoryStorage({ guestCartData: '{"shirt":{"M":2}}' });
    const page = open('/login', storage);
    await fillIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are not signed in. Allow cookies for this shop and try again.',
    );
    expect(page.location().pathname).toBe('/login');
    expect(page.store.getState().session.status).toBe('guest');
    expect(storage.cookies.getItem('guestCartData')).toBe('{"shirt":{"M":2}}');
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
    expect(screen.getByLabelText('Password')).toHaveValue('good password');
    for (const field of ['Email', 'Password']) expect(screen.getByLabelText(field)).toBeValid();

    blocked.mend();
    await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(storage.cookies.getItem('guestCartData')).toBeNull();
    expect(toasts()).toEqual([]);
  });

  test('requires both fields, shows errors at the fields and focuses the first', async () => {
    const { user } = open('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Enter a valid email address.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await user.type(email, EMAIL);
    expect(email).not.toHaveAccessibleDescription();
    expect(toasts()).toEqual([]);
  });

  test('shows the password on demand and links to reset and sign-up', async () => {
    const { user } = open('/login');
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  });
});

describe('a page for customers', () => {
  test('offers another check, not a sign-in, when the session check fails', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await api.signUp(EMAIL);
    api.fails(userCalls.verifyToken, 'offline', { once: true });
    const page = open('/orders');
    expect(
      await screen.findByRole('heading', { name: 'Your sign-in could not be checked' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Orders of mine' })).toBeVisible();
  });

  test('shows the failure again when the second session check fails', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    api.fails(userCalls.verifyToken);
    const page = open('/orders');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const second = api.waits(userCalls.verifyToken);
    await page.user.click(again);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    second.release();
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  test('shows a notice when the session ends while the page is open', async () => {
    await api.signUp();
    const { store, user } = open('/orders');
    await screen.findByRole('heading', { name: 'Orders of mine' });
    await callApi(userCalls.logout);
    await act(async () => {
      await store.dispatch(
        userApi.endpoints.verifyToken.initiate(undefined, { forceRefetch: true }),
      );
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your session has ended. Anything you had typed was removed from this device.',
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows a notice when another tab logged out', async () => {
    await api.signUp();
    const tabs = createTabGroup();
    open('/orders', memoryStorage(), tabs());
    await screen.findByRole('heading', { name: 'Orders of mine' });
    await callApi(userCalls.logout);
    act(() => tabs().broadcast('loggedOut'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have logged out. Anything you had typed was removed from this device.',
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  async function openAndLogOut() {
    await api.signUp();
    const page = open('/orders');
    (await screen.findByRole('button', { name: ACCOUNT })).focus();
    await page.user.keyboard('{Enter}');
    await page.user.click(screen.getByRole('button', { name: 'Logout' }));
    return page;
  }

  test('goes to the sign-in page on logout', async () => {
    const page = await openAndLogOut();
    await waitFor(() => expect(page.location().pathname).toBe('/login'));
    expect(page.store.getState().session.status).toBe('signedOut');
  });

  test('stays when logout fails, and shows the error', async () => {
    api.refuses(userCalls.logout, { message: 'Not now' });
    await openAndLogOut();
    await waitFor(() => expect(toasts()).toEqual(['error: Not now']));
    expect(screen.getByRole('heading', { name: 'Orders of mine' })).toBeVisible();
  });
});
