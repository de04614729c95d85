import { webcrypto } from 'node:crypto';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { startRegistration } from '@simplewebauthn/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { testAuthenticator } from '../../testing/authenticator';
import { renderApp } from '../../testing/renderApp';
import ProfilePage from './ProfilePage';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));

const api = serveApi();

const toasts = collectToasts();

const HERE = { origin: 'http://localhost', domain: 'localhost' };

const createPasskey = jest.mocked(startRegistration);

beforeEach(async () => {
  Object.assign(window, { PublicKeyCredential: class {} });
  // The server runs in this process, and jsdom has no `crypto.subtle`.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  await api.signUp();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  createPasskey.mockReset();
});

const section = () => screen.findByRole('region', { name: 'Passkeys' });
const open = () => renderApp(<ProfilePage />, { route: '/my-profile?tab=security' });
const addButton = async () =>
  within(await section()).findByRole('button', { name: 'Add a passkey' });

function confirmWith(password: string) {
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

async function addPasskey(user: ReturnType<typeof open>['user']) {
  const authenticator = testAuthenticator();
  createPasskey.mockImplementation(
    async ({ optionsJSON }) => authenticator.create(optionsJSON, HERE) as never,
  );
  await user.click(await addButton());
  confirmWith('good password');
  return within(await section()).findByRole('listitem');
}

test('adds a passkey after the password, and removes it after the password', async () => {
  const { user } = open();
  expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
  const row = await addPasskey(user);
  expect(row).toHaveTextContent(/Added .+, \d\d:\d\d\./);
  expect(toasts()).toEqual(['success: You can sign in with this passkey from now on.']);
  await waitFor(async () => expect(await addButton()).toHaveFocus());
  await user.click(within(row).getByRole('button', { name: /^Remove the passkey/ }));
  expect(screen.getByLabelText('Password')).toHaveFocus();
  confirmWith('good password');
  await waitFor(async () => expect(await section()).toHaveTextContent('You have no passkeys yet.'));
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('shows a wrong password at its field', async () => {
  const { user } = open();
  await user.click(await addButton());
  confirmWith('a wrong one');
  const field = screen.getByLabelText('Password');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('This is not your current password.'),
  );
  expect(field).toHaveFocus();
  expect(createPasskey).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'No passkey was added. Try again when you are ready.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['UnknownError', 'This device could not make a passkey. Try again, or use another device.'],
])('says what to do after %s', async (name, message) => {
  createPasskey.mockRejectedValue(Object.assign(new Error('refused'), { name }));
  const { user } = open();
  await user.click(await addButton());
  confirmWith('good password');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await addButton()).toHaveFocus();
});

test('a browser without passkeys lists those of other devices and adds none', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  open();
  expect(await screen.findByText('This browser has no passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});
