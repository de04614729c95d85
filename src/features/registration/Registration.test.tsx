import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useEffect } from 'react';
import { CODE_LIFETIME_MS } from '../../contract/limits';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { listenToToasts } from '../../ui/toast';
import type { CheckSlot } from '../../ui/useHumanForm';
import { Registration } from './Registration';

const EMAIL = 'aina@example.test';
const PASSWORD = 'a long password';
const SEND = '*/api/user/sendRegisterOtp';

const api = serveApi();

const toasts: string[] = [];
let stopListening: (() => void) | undefined;
beforeEach(() => {
  toasts.length = 0;
  stopListening = listenToToasts(({ text }) => toasts.push(text));
});
afterEach(() => stopListening?.());

let solve: () => void = () => undefined;

/** A human check that is at work until `solve` is called. */
const SlowCheck: CheckSlot = ({ onReport }) => {
  useEffect(() => {
    onReport({ isWorking: true, payload: undefined });
    solve = () => onReport({ isWorking: false, payload: 'a proof' });
  }, [onReport]);
  return null;
};

const open = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(<Registration />, { route: '/register', ...options });

type Opened = ReturnType<typeof open>;

const button = (name: string) => screen.getByRole('button', { name });
const firstBox = () => screen.findByLabelText('Digit 1 of 6');

async function askForCode({ user }: Opened, email = EMAIL) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(button('Send Code'));
}

async function enterCode({ user }: Opened, code: string) {
  await user.click(await firstBox());
  await user.paste(code);
  await user.click(button('Verify'));
}

async function verifyEmail(app: Opened) {
  await askForCode(app);
  await firstBox();
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  await screen.findByLabelText('Name');
}

async function enterDetails({ user }: Opened) {
  await user.type(screen.getByLabelText('Name'), 'Aina');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(button('Register'));
}

test('an account is made with the mailed code, and the shopper is at home, signed in', async () => {
  const app = open();
  expect(screen.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await askForCode(app);
  expect(await screen.findByText('Enter the 6-digit code sent to your email id')).toBeVisible();
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  expect(await screen.findByText('Create your account')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  await enterDetails(app);
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(app.store.getState().session.status).toBe('customer');
});

test("the guest's cart is merged and its cookie gone", async () => {
  const storage = memoryStorage({ guestCartData: JSON.stringify({ shirt: { M: 2 } }) });
  const app = open({ storage });
  await verifyEmail(app);
  await enterDetails(app);
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts).toEqual([]);
  expect(storage.cookies.read('guestCartData')).toBeUndefined();
});

test('a cart that cannot be merged is told, and the account stands', async () => {
  api.use(
    http.post('*/api/cart/cartMerge', () =>
      HttpResponse.json({ success: false, message: 'No.' }, { status: 500 }),
    ),
  );
  const storage = memoryStorage({ guestCartData: JSON.stringify({ shirt: { M: 2 } }) });
  const app = open({ storage });
  await verifyEmail(app);
  await enterDetails(app);
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts).toEqual(['Failed to merge guest cart']);
  expect(app.store.getState().session.status).toBe('customer');
});

test('a sign-in that the browser did not keep is told, and the account stands', async () => {
  api.use(
    http.get('*/api/user/verifyToken', () =>
      HttpResponse.json({ success: false, message: 'Not Authorized' }),
    ),
  );
  const app = open();
  await verifyEmail(app);
  await enterDetails(app);
  await waitFor(() => expect(app.location().pathname).toBe('/'));
  expect(toasts).toEqual([
    'Your account is ready, but you are not signed in. Allow cookies for this shop, then sign in.',
  ]);
  expect(app.store.getState().session.status).toBe('guest');
});

test.each(['', 'aina', 'aina@'])('the e-mail "%s" is asked for again', async (email) => {
  const { user } = open();
  const field = await screen.findByLabelText('Email');
  if (email !== '') await user.type(field, email);
  await user.click(button('Send Code'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a valid email address.');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Enter a valid email address.');
  expect(field).toHaveValue(email);
  expect(api.world.mailer.sent).toHaveLength(0);
});

describe('a code that cannot be sent', () => {
  const refuse =
    (body: object, status = 400) =>
    () =>
      HttpResponse.json({ success: false, ...body }, { status });

  test.each([
    [
      'names the limit',
      refuse({ message: 'x', code: 'too-many-requests' }, 429),
      'Too many OTP requests. Try again later.',
    ],
    [
      'names the human check',
      refuse({ message: 'x', code: 'captcha-check-failed' }),
      'reCAPTCHA verification failed. Try again.',
    ],
    [
      'says so for a status that names the limit',
      () => HttpResponse.text('slow down', { status: 429 }),
      'Too many OTP requests. Try again later.',
    ],
    ["gives the server's reason", refuse({ message: 'Not today.' }, 200), 'Not today.'],
    ['names any other error', () => HttpResponse.error(), /^Error sending OTP: /],
  ])('the form %s', async (_, answer, text) => {
    api.use(http.post(SEND, answer));
    const app = open();
    await askForCode(app);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  });
});

test.each([
  ['for a reason of its own', { success: false, message: 'No.', code: 'otp-mismatch' }, 200],
  ['without a reason', {}, 400],
])('a code that the shop refuses %s is a wrong one', async (_, answer, status) => {
  api.use(http.post('*/api/user/verifyRegisterOtp', () => HttpResponse.json(answer, { status })));
  const app = open();
  await askForCode(app);
  await firstBox();
  await enterCode(app, '123456');
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
});

test('a wrong code is refused beside the boxes, and another try is free', async () => {
  const app = open();
  await askForCode(app);
  await firstBox();
  const right = api.world.mailer.codeFor(EMAIL);
  await enterCode(app, right === '000000' ? '111111' : '000000');
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  await enterCode(app, right);
  expect(await screen.findByLabelText('Name')).toBeVisible();
});

test('a code that no try can make right any more is said to be so', async () => {
  const app = open();
  await askForCode(app);
  await firstBox();
  api.world.clock.advance(CODE_LIFETIME_MS);
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  expect(await screen.findByText('This code has expired. Please request a new one.')).toBeVisible();
});

test('a wrong code is typed over, digit by digit', async () => {
  const app = open();
  await askForCode(app);
  await firstBox();
  const right = api.world.mailer.codeFor(EMAIL);
  await app.user.type(await firstBox(), `${right.slice(0, 5)}${(Number(right[5]) + 1) % 10}`);
  await app.user.click(button('Verify'));
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus());
  await app.user.keyboard(right);
  await app.user.click(button('Verify'));
  expect(await screen.findByLabelText('Name')).toBeVisible();
});

test('the human check is waited for, and its payload goes with the request', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(SEND, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  const app = renderApp(<Registration Check={SlowCheck} />, { route: '/register' });
  await askForCode(app);
  expect(button('Send Code Please wait')).toHaveAttribute('aria-busy', 'true');
  expect(sent).toEqual([]);
  act(() => solve());
  expect(await firstBox()).toBeVisible();
  expect(sent).toEqual([{ email: EMAIL, altcha: 'a proof' }]);
});

test('a code that is not complete is not sent', async () => {
  const app = open();
  await askForCode(app);
  await enterCode(app, '123');
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Digit 3 of 6')).toHaveValue('3');
});

test('name and password are both asked for', async () => {
  const app = open();
  await verifyEmail(app);
  await app.user.click(button('Register'));
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.getByText('Enter a password.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('Verify and Register show that they are busy', async () => {
  const app = open();
  await askForCode(app);
  await firstBox();
  const held: (() => void)[] = [];
  const hold = () => new Promise<undefined>((resolve) => held.push(() => resolve(undefined)));
  api.use(http.post('*/api/user/verifyRegisterOtp', hold), http.post('*/api/user/register', hold));
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  expect(await screen.findByRole('button', { name: /^Verify/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  await screen.findByLabelText('Name');
  await enterDetails(app);
  expect(await screen.findByRole('button', { name: /^Register/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
});

test('the password can be shown, and who has an account finds the sign-in', async () => {
  const app = open();
  expect(screen.getByText(/^Already have an account\?/)).toContainElement(
    screen.getByRole('link', { name: 'Login here' }),
  );
  expect(screen.getByRole('link', { name: 'Login here' })).toHaveAttribute('href', '/login');
  await verifyEmail(app);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await app.user.click(button('Show password'));
  expect(password).toHaveAttribute('type', 'text');
  await app.user.click(button('Hide password'));
  expect(password).toHaveAttribute('type', 'password');
});

test('the e-mail can be corrected on the way', async () => {
  const app = open();
  await askForCode(app, 'anna@example.test');
  await firstBox();
  await app.user.click(button('Use another email'));
  expect(await screen.findByLabelText('Email')).toHaveValue('anna@example.test');
});

test('a reload in the middle loses nothing but the secrets', async () => {
  const before = open();
  await verifyEmail(before);
  await before.user.type(screen.getByLabelText('Name'), 'Aina');
  await before.user.type(screen.getByLabelText('Password'), PASSWORD);
  before.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(PASSWORD);

  const after = open();
  expect(await screen.findByLabelText('Name')).toHaveValue('Aina');
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  await after.user.type(screen.getByLabelText('Password'), PASSWORD);
  await after.user.click(button('Register'));
  await waitFor(() => expect(after.location().pathname).toBe('/'));
  expect(sessionStorage).toHaveLength(0);
});

test('who is signed in already is led home', async () => {
  await api.signUp();
  const app = open();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
});
