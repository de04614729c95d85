import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { userCalls } from '@kedai/contract/calls/user';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { screen, waitFor } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import {
  button,
  EMAIL,
  enterCode,
  enterDetails,
  firstCodeBox,
  openDetails,
  openRegistration,
  PASSWORD,
  requestCode,
} from '../../testing/registrationForm';

const api = serveApi();

const toasts = collectToasts();

/** The code from the mail, once the form asks for it. */
async function mailedCode(): Promise<string> {
  await firstCodeBox();
  return api.world.mailer.codeFor(EMAIL);
}

test('creates an account with the mailed code, signs in and goes to home', async () => {
  const app = openRegistration();
  expect(screen.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await requestCode();
  expect(await screen.findByText('Enter the 6-digit code sent to your email id')).toBeVisible();
  await enterCode(await mailedCode());
  expect(await screen.findByText('Create your account')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  enterDetails();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(app.store.getState().session.status).toBe('customer');
});

test('merges the guest cart and deletes its cookie', async () => {
  const app = await openDetails(api, { guestCartData: JSON.stringify({ shirt: { M: 2 } }) });
  enterDetails();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts()).toEqual([]);
  expect(app.storage.cookies.getItem('guestCartData')).toBeNull();
});

test('shows an error when the browser did not store the session, and keeps the account', async () => {
  api.refuses(userCalls.verifyToken, { message: 'Not Authorized' });
  const app = await openDetails(api);
  enterDetails();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts()).toEqual([
    'error: Your account is ready, but you are not signed in. Allow cookies for this shop, then sign in.',
  ]);
  expect(app.store.getState().session.status).toBe('guest');
});

test('name and password are both required', async () => {
  const app = await openDetails(api);
  await app.user.click(button('Register'));
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.getByText('Enter a password.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test('Verify and Register are busy during their requests', async () => {
  const app = openRegistration();
  await requestCode();
  await firstCodeBox();
  const verifying = api.waits(mailedCodeCalls.verifyRegisterOtp);
  const registering = api.waits(userCalls.register);
  await enterCode(await mailedCode());
  expect(await screen.findByRole('button', { name: /^Verify/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  verifying.release();
  await screen.findByLabelText('Name');
  enterDetails();
  expect(await screen.findByRole('button', { name: /^Register/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  registering.release();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
});

test('the password can be shown, and the form links to the sign-in', async () => {
  const app = await openDetails(api);
  expect(screen.getByText(/^Already have an account\?/)).toContainElement(
    screen.getByRole('link', { name: 'Login here' }),
  );
  expect(screen.getByRole('link', { name: 'Login here' })).toHaveAttribute('href', '/login');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await app.user.click(button('Show password'));
  expect(password).toHaveAttribute('type', 'text');
  await app.user.click(button('Hide password'));
  expect(password).toHaveAttribute('type', 'password');
});

test('a reload keeps everything except secrets', async () => {
  const before = openRegistration();
  await requestCode();
  await enterCode(await mailedCode());
  await before.user.type(await screen.findByLabelText('Name'), 'Aina');
  await before.user.type(screen.getByLabelText('Password'), PASSWORD);
  before.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);

  const after = openRegistration();
  expect(await screen.findByLabelText('Name')).toHaveValue('Aina');
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  await after.user.type(screen.getByLabelText('Password'), PASSWORD);
  await after.user.click(button('Register'));
  await waitFor(() => expect(after.location().pathname).toBe('/'));
  expect(Object.keys(sessionStorage)).toEqual(['kedai:customer']);
});
