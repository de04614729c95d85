import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { parse } from 'valibot';
import { userCalls } from '../../contract/user';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import { renderApp } from '../../testing/renderApp';
import { PasswordReset } from './PasswordReset';

const EMAIL = 'aina@example.test';
const NEW_PASSWORD = 'another password';

const api = serveApi();

const toasts = collectToasts();
beforeEach(async () => {
  await givenCustomer();
});

async function givenCustomer() {
  const { world } = api;
  const visitor = world.visitor();
  await visitor.callApi(userCalls.sendRegisterOtp, { email: EMAIL });
  await visitor.callApi(userCalls.verifyRegisterOtp, {
    email: EMAIL,
    otp: world.mailer.codeFor(EMAIL),
  });
  const account = { name: 'Aina', email: EMAIL, password: 'an old password' };
  const { body } = await visitor.callApi(userCalls.register, account);
  expect(body).toMatchObject({ success: true });
}

const open = () => renderApp(<PasswordReset />, { route: '/reset-password' });

type Opened = ReturnType<typeof open>;

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

async function askForCode({ user }: Opened) {
  await user.type(await screen.findByLabelText('Email'), EMAIL);
  await user.click(button('Send Code'));
  await heading('Reset password OTP');
}

async function enterCode({ user }: Opened, code: string) {
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.paste(code);
  await user.click(button('Verify'));
}

test('sets a new password with the mailed code, and the shopper can sign in', async () => {
  const app = open();
  expect(await heading('Reset password')).toBeVisible();
  await askForCode(app);
  expect(screen.getByText('Enter the 6-digit code sent to your email id.')).toBeVisible();
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  await waitFor(async () => expect(await heading('New password')).toHaveFocus());
  await app.user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await app.user.click(button('Save Password'));
  await waitFor(() => expect(app.location().pathname).toBe('/login'));
  const answer = await api.world
    .visitor()
    .callApi(userCalls.login, { email: EMAIL, password: NEW_PASSWORD });
  expect(answer.status).toBe(200);
  expect(sessionStorage).toHaveLength(0);
});

test('the code can be typed into six boxes or pasted', async () => {
  const { user } = open();
  await askForCode({ user } as Opened);
  const boxes = screen.getAllByLabelText(/^Digit \d of 6$/);
  expect(boxes).toHaveLength(6);
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.keyboard('12');
  expect(screen.getByLabelText('Digit 3 of 6')).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(screen.getByLabelText('Digit 2 of 6')).toHaveFocus();
  await user.paste('654321');
  expect(boxes.map((box) => (box as HTMLInputElement).value).join('')).toBe('654321');
});

test("a wrong code shows the server's message, and another try is possible", async () => {
  const app = open();
  await askForCode(app);
  const right = api.world.mailer.codeFor(EMAIL);
  await enterCode(app, right === '000000' ? '111111' : '000000');
  await waitFor(() => expect(toasts()).toEqual(['error: Invalid OTP. Please try again.']));
  expect(screen.getByText('Check the digits, or have another code sent.')).toBeVisible();
  await enterCode(app, right);
  expect(await heading('New password')).toBeVisible();
});

test('shows an error when the code cannot be sent, and keeps the e-mail', async () => {
  api.use(
    http.post('*/api/user/send-reset-otp', () =>
      HttpResponse.json({ success: false, message: 'Not today.' }),
    ),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText('Email'), EMAIL);
  await user.click(button('Send Code'));
  await waitFor(() => expect(toasts()).toEqual(['error: Not today.']));
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  // The toast shows the reason; the form shows the consequence until the shopper types again.
  expect(screen.getByRole('alert')).toHaveTextContent('No code was sent.');
  await user.type(screen.getByLabelText('Email'), '.my');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error disappears when the next attempt succeeds', async () => {
  const app = open();
  await askForCode(app);
  const code = api.world.mailer.codeFor(EMAIL);
  await enterCode(app, code === '000000' ? '111111' : '000000');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await enterCode(app, code);
  await heading('New password');
  expect(toasts.visible()).toEqual([]);
});

test('a password that is too short shows the server’s message and an error at the field, and stays', async () => {
  const app = open();
  await askForCode(app);
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  await heading('New password');
  await app.user.type(screen.getByLabelText('New password'), 'short');
  await app.user.click(button('Save Password'));
  await waitFor(() =>
    expect(toasts()).toEqual(['error: Use at least 8 characters for the password.']),
  );
  const field = screen.getByLabelText('New password');
  expect(field).toHaveValue('short');
  expect(field).toHaveAccessibleDescription(/Choose another password\..*At least 8 characters\./);
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  await app.user.type(field, 'er than it was');
  expect(field).toBeValid();
});

test('a code refused with the new password marks the code, not the password', async () => {
  const app = open();
  await askForCode(app);
  const code = api.world.mailer.codeFor(EMAIL);
  await enterCode(app, code);
  await heading('New password');
  const message = 'This code was used already.';
  api.use(
    http.post(
      '*/api/user/reset-password',
      () => HttpResponse.json({ success: false, message, code: 'spent-otp' }, { status: 400 }),
      { once: true },
    ),
  );
  await app.user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await app.user.click(button('Save Password'));
  await waitFor(() => expect(toasts()).toEqual([`error: ${message}`]));
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus());
  await enterCode(app, code);
  await heading('New password');
  expect(screen.getByLabelText('New password')).not.toHaveAttribute('aria-invalid', 'true');
});

test('says that the new password may be set when the response is lost, also when the code is used up', async () => {
  const app = open();
  await askForCode(app);
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  await heading('New password');
  api.use(
    http.post(
      '*/api/user/reset-password',
      async ({ request }) => {
        const requestSchema = userCalls.resetPassword.request;
        await api.world
          .visitor()
          .callApi(userCalls.resetPassword, parse(requestSchema, await request.json()));
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await app.user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await app.user.click(button('Save Password'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Nobody can say whether your password was changed/);
  expect(within(alert).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');

  await app.user.click(button('Save Password'));
  await heading('Reset password OTP');
  expect(toasts().at(-1)).toBe('error: Invalid OTP. Please try again.');
  const alertAfterRetry = within(screen.getByRole('alert'));
  expect(alertAfterRetry.getByText(/the new password already holds/)).toBeVisible();
  expect(alertAfterRetry.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  const signIn = { email: EMAIL, password: NEW_PASSWORD };
  expect((await api.world.visitor().callApi(userCalls.login, signIn)).status).toBe(200);
});

test('says that the password was not changed when the server refuses', async () => {
  const app = open();
  await askForCode(app);
  await enterCode(app, api.world.mailer.codeFor(EMAIL));
  await heading('New password');
  api.use(
    http.post(
      '*/api/user/reset-password',
      () => HttpResponse.json({ success: false, message: 'Not today.' }),
      { once: true },
    ),
  );
  await app.user.type(screen.getByLabelText('New password'), NEW_PASSWORD);
  await app.user.click(button('Save Password'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your password was not changed.');
});

test('after a reload the shopper enters the code again, but not the e-mail', async () => {
  const before = open();
  await askForCode(before);
  const code = api.world.mailer.codeFor(EMAIL);
  await enterCode(before, code);
  await heading('New password');
  before.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(code);

  open();
  expect(await heading('Reset password OTP')).toBeVisible();
  expect(screen.getByText(EMAIL)).toBeVisible();
});

test('redirects a customer to home', async () => {
  await api.signUp();
  const app = open();
  await waitFor(() => expect(app.location().pathname).toBe('/'));
});
