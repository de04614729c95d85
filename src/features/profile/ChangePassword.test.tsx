import { accountCalls } from '@kedai/contract/calls/account';
import { userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import ProfilePage from './ProfilePage';

const api = serveApi();

const toasts = collectToasts();

const { email: EMAIL } = VISITOR;
const PASSWORD = 'good password';
const NEW_PASSWORD = 'another good password';

const canSignIn = async (password: string) => {
  const { body } = await api.world.visitor().callApi(userCalls.login, { email: EMAIL, password });
  return body.success === true;
};

async function open() {
  const page = renderApp(<ProfilePage />, { route: '/my-profile?tab=security' });
  await page.user.click(await screen.findByRole('button', { name: 'Change Password' }));
  await screen.findByRole('form', { name: 'Change password' });
  const change = async (current: string, next: string) => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
    ] as const) {
      fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
    }
    await page.user.click(screen.getByRole('button', { name: 'Save Password' }));
  };
  return { ...page, change };
}

beforeEach(() => api.signUp(EMAIL));

test('changes the password with the current one; the customer stays signed in here alone', async () => {
  const phone = api.world.visitor();
  await phone.callApi(userCalls.login, { email: EMAIL, password: PASSWORD });
  const { change, store } = await open();
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  await change(PASSWORD, NEW_PASSWORD);
  expect(await screen.findByRole('button', { name: 'Change Password' })).toHaveFocus();
  expect(toasts()).toEqual([
    'success: Your password has been changed. Your other devices are signed out.',
  ]);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect((await phone.callApi(userCalls.verifyToken)).body.success).toBe(false);
  expect(store.getState().session.status).toBe('customer');
  expect([await canSignIn(PASSWORD), await canSignIn(NEW_PASSWORD)]).toEqual([false, true]);
});

test('tells password managers the account, the current and the new password', async () => {
  await open();
  const fields = [...document.querySelectorAll('form input')].map((field) => [
    field.getAttribute('autocomplete'),
    (field as HTMLInputElement).value,
  ]);
  expect(fields).toEqual([
    ['username', EMAIL],
    ['current-password', ''],
    ['new-password', ''],
  ]);
});

test('shows each refusal at its field, with the focus, until it is corrected', async () => {
  const { change, user } = await open();
  await change('', '');
  const [current, next] = [
    screen.getByLabelText('Current password'),
    screen.getByLabelText('New password'),
  ];
  expect(current).toHaveFocus();
  expect(current).toHaveAccessibleDescription('Enter your password.');
  await change('a wrong one', NEW_PASSWORD);
  await waitFor(() =>
    expect(current).toHaveAccessibleDescription('This is not your current password.'),
  );
  expect(current).toHaveFocus();
  await change(PASSWORD, 'Kedai2026!');
  await waitFor(() => expect(next).toHaveAccessibleDescription(/This password is easy to guess/));
  expect(next).toHaveFocus();
  expect(current).toBeValid();
  await user.type(next, 'x');
  expect(next).toHaveAccessibleDescription('At least 8 characters.');
  expect(await canSignIn(PASSWORD)).toBe(true);
});

test('says that a request without a response may have changed the password', async () => {
  api.fails(accountCalls.changePassword, 'offline', { once: true });
  await api.world.visitor().callApi(userCalls.login, { email: EMAIL, password: PASSWORD });
  const { change, user } = await open();
  await change(PASSWORD, NEW_PASSWORD);
  expect(await screen.findByRole('alert')).toHaveTextContent(/may already have been changed/);
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(toasts()).toHaveLength(1);
  expect(await canSignIn(NEW_PASSWORD)).toBe(true);
});

test('is cancelled without a change, and offers the reset to those who forgot the password', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  expect(screen.getByRole('button', { name: 'Log out and continue' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Change Password' })).toHaveFocus();
  expect(await canSignIn(PASSWORD)).toBe(true);
});
