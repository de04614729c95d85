import { webcrypto } from 'node:crypto';
import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { screen } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { testAuthenticator } from '../../testing/authenticator';
import { inviteStaff, openCounter } from '../../testing/counter';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  startAuthentication: jest.fn(),
}));

const api = serveApi();

const HERE = { origin: 'http://localhost', domain: 'localhost' };
const SITI = { name: 'Siti', email: 'siti@kedai.example', role: 'staff' } as const;

const makePasskey = jest.mocked(startRegistration);
const usePasskey = jest.mocked(startAuthentication);

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: class {} });
  // The server runs in this process, and jsdom has no `crypto.subtle`.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  const authenticator = testAuthenticator();
  makePasskey.mockImplementation(
    async ({ optionsJSON }) => authenticator.create(optionsJSON, HERE) as never,
  );
  usePasskey.mockImplementation(
    async ({ optionsJSON }) => authenticator.get(optionsJSON as never, HERE) as never,
  );
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

const button = (name: string) => screen.findByRole('button', { name });
const failing = (name: string) => Promise.reject(Object.assign(new Error('No.'), { name }));

test('an invitation makes a passkey, which opens the counter from then on', async () => {
  const user = openCounter(await inviteStaff(api, SITI));
  expect(await screen.findByRole('heading', { name: 'Welcome, Siti' })).toBeVisible();
  await user.click(await button('Make a passkey'));
  expect(await screen.findByText('Siti')).toBeVisible();

  await user.click(await button('Sign out'));
  await user.click(await button('Sign in with your passkey'));
  expect(await screen.findByText('Siti')).toBeVisible();
});

test.each([
  ['NotAllowedError', 'No passkey was made. Try again when you are ready.'],
  ['InvalidStateError', 'This device has your passkey already. Go to the sign-in.'],
  ['UnknownError', 'This device could not make a passkey. Try again, or use another device.'],
])('a device that makes no passkey (%s) says why, and may try again', async (error, sentence) => {
  const user = openCounter(await inviteStaff(api, SITI));
  makePasskey.mockImplementationOnce(() => failing(error));
  await user.click(await button('Make a passkey'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(await button('Make a passkey'));
  expect(await screen.findByText('Siti')).toBeVisible();
});

test.each([
  ['/invitation', 'The link is not complete. Open it again from the mail.'],
  ['/invitation#nobody', 'This invitation was used or has expired.'],
])('%s cannot be used', async (address, sentence) => {
  openCounter(address);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'Go to the sign-in' })).toBeVisible();
});

test('a sign-in without a passkey, or one that no longer opens the counter, says so', async () => {
  const user = openCounter();
  usePasskey.mockImplementationOnce(() => failing('NotAllowedError'));
  await user.click(await button('Sign in with your passkey'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used. Try again.');
  await user.click(await button('Sign in with your passkey'));
  expect(await screen.findByText(/does not \(or no longer\) open the counter/)).toBeVisible();
});

test('a browser without passkeys, and an address with an earlier key, say what to do', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  openCounter('/?key=earlier');
  expect(await screen.findByText(/^This browser has no passkeys here/)).toBeVisible();
  expect(screen.getByText(/^This address is from an earlier start of the shop/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a counter that cannot be reached opens when it can', async () => {
  await api.signInStaff();
  const { mend } = api.fails(counterSessionCalls.counterSession);
  const user = openCounter();
  expect(
    await screen.findByRole('heading', { name: 'The counter could not be opened' }),
  ).toBeVisible();
  mend();
  await user.click(await button('Try again'));
  expect(await screen.findByText('Siti')).toBeVisible();
});
