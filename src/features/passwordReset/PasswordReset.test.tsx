import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memoryStorage } from '../../state/device/storage';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { PasswordReset } from './PasswordReset';

const { email: EMAIL } = VISITOR;
const NEW_PASSWORD = 'another password';

const api = serveApi();

const toasts = collectToasts();
beforeEach(() => api.givenAccount());

const open = () => renderApp(<PasswordReset />, { route: '/reset-password' });

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function askForCode() {
  await screen.findByLabelText('Email');
  fill('Email', EMAIL);
  fireEvent.click(button('Send Code'));
  await heading('Reset password OTP');
}

function enterCode(code: string) {
  const clipboardData = { getData: () => code };
  fireEvent.paste(screen.getByLabelText('Digit 1 of 6'), { clipboardData });
  fireEvent.click(button('Verify'));
}

/** Opens the page after a code was sent, and gives the code of the mail. */
async function openAtCode() {
  await api.world.visitor().callApi(mailedCodeCalls.sendResetOtp, { email: EMAIL });
  const { tab, ...storage } = memoryStorage();
  const draft = { email: EMAIL, resendAt: 0 };
  tab.setItem('kedai:passwordReset', JSON.stringify({ savedAt: Date.now(), draft }));
  renderApp(<PasswordReset />, { route: '/reset-password', storage: { ...storage, tab } });
  await heading('Reset password OTP');
  return api.world.mailer.codeFor(EMAIL);
}

async function openAtPassword() {
  const code = await openAtCode();
  enterCode(code);
  await heading('New password');
  return code;
}

function savePassword(password = NEW_PASSWORD) {
  fill('New password', password);
  fireEvent.click(button('Save Password'));
}

test('sets a new password with the mailed code, and the shopper can sign in', async () => {
  const app = open();
  expect(await heading('Reset password')).toBeVisible();
  await askForCode();
  expect(screen.getByText('Enter the 6-digit code sent to your email id.')).toBeVisible();
  enterCode(api.world.mailer.codeFor(EMAIL));
  await waitFor(async () => expect(await heading('New password')).toHaveFocus());
  savePassword();
  await waitFor(() => expect(app.location().pathname).toBe('/login'));
  const answer = await api.world
    .visitor()
    .callApi(userCalls.login, { email: EMAIL, password: NEW_PASSWORD });
  expect(answer.status).toBe(200);
  expect(sessionStorage).toHaveLength(0);
});

test("a wrong code shows the server's message, and another try is possible", async () => {
  const right = await openAtCode();
  enterCode(right === '000000' ? '111111' : '000000');
  await waitFor(() => expect(toasts()).toEqual(['error: Invalid OTP. Please try again.']));
  expect(screen.getByText('Check the digits, or request another code.')).toBeVisible();
  enterCode(right);
  expect(await heading('New password')).toBeVisible();
  expect(toasts.visible()).toEqual([]);
});

test('shows an error when the code cannot be sent, and keeps the e-mail', async () => {
  api.refuses(mailedCodeCalls.sendResetOtp, { message: 'Not today.' });
  open();
  await screen.findByLabelText('Email');
  fill('Email', EMAIL);
  fireEvent.click(button('Send Code'));
  await waitFor(() => expect(toasts()).toEqual(['error: Not today.']));
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  // The toast shows the reason; the form shows the consequence until the shopper types again.
  expect(screen.getByRole('alert')).toHaveTextContent('No code was sent.');
  fill('Email', `${EMAIL}.my`);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a password that is too short shows the server’s message and an error at the field, and stays', async () => {
  await openAtPassword();
  savePassword('short');
  await waitFor(() =>
    expect(toasts()).toEqual(['error: Use at least 8 characters for the password.']),
  );
  const field = screen.getByLabelText('New password');
  expect(field).toHaveValue('short');
  expect(field).toHaveAccessibleDescription(/Choose another password\..*At least 8 characters\./);
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  fill('New password', 'longer than it was');
  expect(field).toBeValid();
});

test('a code refused with the new password marks the code, not the password', async () => {
  const code = await openAtPassword();
  const message = 'This code was used already.';
  api.refuses(
    mailedCodeCalls.resetPassword,
    { message, code: 'spent-otp', status: 400 },
    { once: true },
  );
  savePassword();
  await waitFor(() => expect(toasts()).toEqual([`error: ${message}`]));
  await waitFor(() => expect(screen.getByLabelText('Digit 1 of 6')).toHaveFocus());
  enterCode(code);
  await heading('New password');
  expect(screen.getByLabelText('New password')).not.toHaveAttribute('aria-invalid', 'true');
});

test('says that the new password may be set when the response is lost, also when the code is used up', async () => {
  await openAtPassword();
  api.loses(mailedCodeCalls.resetPassword, { once: true });
  savePassword();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Your password may already have been changed/);
  expect(within(alert).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');

  fireEvent.click(button('Save Password'));
  await heading('Reset password OTP');
  expect(toasts().at(-1)).toBe('error: Invalid OTP. Please try again.');
  const alertAfterRetry = within(screen.getByRole('alert'));
  expect(alertAfterRetry.getByText(/new password may already work/)).toBeVisible();
  expect(alertAfterRetry.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  const signIn = { email: EMAIL, password: NEW_PASSWORD };
  expect((await api.world.visitor().callApi(userCalls.login, signIn)).status).toBe(200);
});

test('says that the password was not changed when the server refuses', async () => {
  await openAtPassword();
  api.refuses(mailedCodeCalls.resetPassword, { message: 'Not today.' }, { once: true });
  savePassword();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your password was not changed.');
});

test('after a reload the shopper enters the code again, but not the e-mail', async () => {
  const before = open();
  await askForCode();
  const code = api.world.mailer.codeFor(EMAIL);
  enterCode(code);
  await heading('New password');
  before.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(code);

  open();
  expect(await heading('Reset password OTP')).toBeVisible();
  expect(screen.getByText(EMAIL)).toBeVisible();
});

describe('passkeys of the account', () => {
  const PASSKEYS: { name?: string; createdAt: number }[] = [
    { name: 'Chrome on Android', createdAt: Date.UTC(2025, 2, 1) },
    { createdAt: 1 },
  ];

  /** The requests for the new password, in a shop whose account has these passkeys. */
  async function openAtPassword(passkeys: typeof PASSKEYS) {
    api.succeeds(mailedCodeCalls.verifyResetOtp, { passkeys });
    api.succeeds(mailedCodeCalls.resetPassword, {});
    enterCode(await openAtCode());
    await heading('New password');
    return () => api.bodies(mailedCodeCalls.resetPassword);
  }

  test('are named, and removed on request', async () => {
    const sent = await openAtPassword(PASSKEYS);
    const section = within(await screen.findByRole('region', { name: 'Passkeys' }));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Chrome on Android, added Sat, 1 Mar 2025',
      'Unknown device, added Thu, 1 Jan 1970',
    ]);
    fireEvent.click(section.getByRole('checkbox', { name: /^Remove these passkeys too/ }));
    savePassword();
    await waitFor(() => expect(sent()).toMatchObject([{ removePasskeys: true }]));
  });

  test('stay when the shopper says nothing', async () => {
    const sent = await openAtPassword(PASSKEYS);
    savePassword();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('removePasskeys');
  });

  test('are not mentioned to a shopper without any', async () => {
    await openAtPassword([]);
    expect(screen.queryByText(/passkey/i)).toBeNull();
  });
});
