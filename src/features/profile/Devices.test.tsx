import { deviceCalls } from '@kedai/contract/calls/devices';
import { userCalls } from '@kedai/contract/calls/user';
import { VISITOR } from '@kedai/contract/testing/visitor';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import ProfilePage from './ProfilePage';

const api = serveApi();

const toasts = collectToasts();

const { email: EMAIL } = VISITOR;
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

/** Signs the same customer in on another device. */
async function signInOnOtherDevice(userAgent: string) {
  const visitor = api.world.visitor();
  await visitor.callApi(
    userCalls.login,
    { email: EMAIL, password: 'good password' },
    { headers: { 'user-agent': userAgent } },
  );
  return {
    isSignedIn: async () => (await visitor.callApi(userCalls.verifyToken)).body.success === true,
  };
}

const openSecurity = () => renderApp(<ProfilePage />, { route: '/my-profile?tab=security' });
const section = () => screen.findByRole('region', { name: 'Signed-in devices' });
const rows = async () => within(await section()).findAllByRole('listitem');

beforeEach(() => api.signUp(EMAIL));

test('lists the signed-in devices, this device first; signing one out moves the focus to the heading', async () => {
  api.world.clock.advance(60_000);
  const phone = await signInOnOtherDevice(PHONE);
  const { user } = openSecurity();
  const [current, other] = await rows();
  expect(current).toHaveTextContent('This device');
  expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(other).toHaveTextContent(/^Chrome on AndroidSigned in .+, \d\d:\d\d\. Last used .+/);
  await user.click(screen.getByRole('button', { name: 'Sign out Chrome on Android' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(toasts()).toEqual(['success: Chrome on Android is signed out.']);
  expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus();
  expect(await phone.isSignedIn()).toBe(false);
});

test('keeps a device and the focus when signing out fails, and signs all other devices out', async () => {
  const phone = await signInOnOtherDevice(PHONE);
  await signInOnOtherDevice(LAPTOP);
  api.fails(deviceCalls.signOutDevice, 'offline', { once: true });
  const { user, store } = openSecurity();
  const button = await screen.findByRole('button', { name: 'Sign out Chrome on Android' });
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/could not be reached/)]));
  expect(button).toHaveFocus();
  expect(await phone.isSignedIn()).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus();
  expect(await phone.isSignedIn()).toBe(false);
  expect(store.getState().session.status).toBe('customer');
});

test('shows an error when the list does not load, and can be retried', async () => {
  api.fails(deviceCalls.devices, 'offline', { once: true });
  const { user } = openSecurity();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your signed-in devices could not be loaded.',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(1);
});

test('shows nothing if the server does not have the endpoint', async () => {
  api.refuses(deviceCalls.devices, 'not-found');
  openSecurity();
  await screen.findByRole('status', { name: 'Your signed-in devices are being loaded' });
  await waitFor(() => expect(screen.queryByText('Signed-in devices')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeVisible();
});

test('sends no request to a server that does not name the customer, because it only has the specified endpoints', async () => {
  api.succeeds(userCalls.verifyToken, {});
  openSecurity();
  expect(await screen.findByRole('button', { name: 'Change Password' })).toBeVisible();
  expect(screen.queryByText('Signed-in devices')).not.toBeInTheDocument();
  expect(api.sent(deviceCalls.devices)).toEqual([]);
});
