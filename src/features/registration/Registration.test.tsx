import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { checkSession } from '../../store/checkSession';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import {
  button,
  EMAIL,
  enterCode,
  enterDetails,
  firstCodeBox,
  openRegistration,
  PASSWORD,
  requestCode,
  verifyEmail,
} from '../../testing/registrationForm';

const api = serveApi();

const toasts = collectToasts();

test('creates an account with the mailed code, signs in and goes to home', async () => {
  const app = openRegistration();
  expect(screen.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await requestCode(app);
  expect(await screen.findByText('Enter the 6-digit code sent to your email id')).toBeVisible();
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  expect(await screen.findByText('Create your account')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  await enterDetails(app);
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(app.store.getState().session.status).toBe('customer');
});

test('merges the guest cart and deletes its cookie', async () => {
  const storage = memoryStorage({ guestCartData: JSON.stringify({ shirt: { M: 2 } }) });
  const app = openRegistration({ storage });
  await verifyEmail(app, api.world.mailer);
  await enterDetails(app);
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts()).toEqual([]);
  expect(storage.cookies.read('guestCartData')).toBeUndefined();
});

test('shows an error when the cart cannot be merged, and keeps the account', async () => {
  api.use(
    http.post('*/api/cart/cartMerge', () =>
      HttpResponse.json({ success: false, message: 'No.' }, { status: 500 }),
    ),
  );
  const storage = memoryStorage({ guestCartData: JSON.stringify({ shirt: { M: 2 } }) });
  const app = openRegistration({ storage });
  await verifyEmail(app, api.world.mailer);
  await enterDetails(app);
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts()).toEqual(['error: Failed to merge guest cart']);
  expect(app.store.getState().session.status).toBe('customer');
});

test('a session check that started before the sign-in does not undo it', async () => {
  const app = openRegistration();
  await verifyEmail(app, api.world.mailer);
  let respond = () => {};
  const gate = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const onRequest = jest.fn();
  const outdated = http.get(
    '*/api/user/verifyToken',
    async () => {
      onRequest();
      await gate;
      return HttpResponse.json({ success: false, message: 'Not Authorized' });
    },
    { once: true },
  );
  api.use(outdated);
  void app.store.dispatch(checkSession());
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  await enterDetails(app);
  await waitFor(() => expect(app.store.getState().session.status).toBe('customer'));
  respond();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts()).toEqual([]);
  expect(app.store.getState().session.status).toBe('customer');
});

test('shows an error when the browser did not store the session, and keeps the account', async () => {
  api.use(
    http.get('*/api/user/verifyToken', () =>
      HttpResponse.json({ success: false, message: 'Not Authorized' }),
    ),
  );
  const app = openRegistration();
  await verifyEmail(app, api.world.mailer);
  await enterDetails(app);
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts()).toEqual([
    'error: Your account is ready, but you are not signed in. Allow cookies for this shop, then sign in.',
  ]);
  expect(app.store.getState().session.status).toBe('guest');
});

test('name and password are both required', async () => {
  const app = openRegistration();
  await verifyEmail(app, api.world.mailer);
  await app.user.click(button('Register'));
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.getByText('Enter a password.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test('Verify and Register are busy during their requests', async () => {
  const app = openRegistration();
  await requestCode(app);
  await firstCodeBox();
  const pendingResponses: (() => void)[] = [];
  const holdResponse = () =>
    new Promise<undefined>((resolve) => pendingResponses.push(() => resolve(undefined)));
  api.use(
    http.post('*/api/user/verifyRegisterOtp', holdResponse),
    http.post('*/api/user/register', holdResponse),
  );
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  expect(await screen.findByRole('button', { name: /^Verify/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await waitFor(() => expect(pendingResponses).toHaveLength(1));
  pendingResponses[0]?.();
  await screen.findByLabelText('Name');
  await enterDetails(app);
  expect(await screen.findByRole('button', { name: /^Register/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await waitFor(() => expect(pendingResponses).toHaveLength(2));
  pendingResponses[1]?.();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
});

test('the password can be shown, and the form links to the sign-in', async () => {
  const app = openRegistration();
  expect(screen.getByText(/^Already have an account\?/)).toContainElement(
    screen.getByRole('link', { name: 'Login here' }),
  );
  expect(screen.getByRole('link', { name: 'Login here' })).toHaveAttribute('href', '/login');
  await verifyEmail(app, api.world.mailer);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await app.user.click(button('Show password'));
  expect(password).toHaveAttribute('type', 'text');
  await app.user.click(button('Hide password'));
  expect(password).toHaveAttribute('type', 'password');
});

test('a reload keeps everything except secrets', async () => {
  const before = openRegistration();
  await verifyEmail(before, api.world.mailer);
  await before.user.type(screen.getByLabelText('Name'), 'Aina');
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

test('redirects a customer to home', async () => {
  await api.signUp();
  const app = openRegistration();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
});
