import { userCalls } from '@kedai/contract/calls/user';
import { act, screen, waitFor } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { renderApp } from '../testing/renderApp';
import { serveSession } from '../testing/sessionServer';
import { Navigation } from './Navigation';

const session = serveSession();

let go: NavigateFunction;
function Page() {
  go = useNavigate();
  return <Navigation hasSearch={false} />;
}
const openMenu = (route = '/') => renderApp(<Page />, { route });

test('for a guest the profile icon is a link to sign-in', async () => {
  const { user, location } = openMenu();
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(location().pathname).toBe('/login');
});

test('on a small screen only a click toggles the menu', async () => {
  const width = window.innerWidth;
  window.innerWidth = 390;
  session.signedIn = true;
  const { user } = openMenu();
  const opener = await screen.findByRole('button', { name: 'My account' });
  await user.hover(opener);
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  await user.click(opener);
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  window.innerWidth = width;
});

test('for a customer the profile icon opens a menu, by click and by hover, and Logout navigates to /login', async () => {
  session.signedIn = true;
  const { user, location } = openMenu();
  const opener = await screen.findByRole('button', { name: 'My account' });
  await user.hover(opener);
  await user.click(opener);
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/my-profile');
  await user.keyboard('{Escape}');
  await user.unhover(opener);
  expect(screen.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
  opener.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('navigation closes the customer’s menu, and it stays closed on return', async () => {
  session.signedIn = true;
  const { user } = openMenu('/collection');
  (await screen.findByRole('button', { name: 'My account' })).focus();
  await user.keyboard('{Enter}');
  act(() => go('/orders'));
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  act(() => go('/collection'));
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test('a double click signs out once, and does not navigate after the shopper has left the page', async () => {
  session.signedIn = true;
  const logout = session.waits(userCalls.logout);
  const { user, location, store } = openMenu('/collection');
  (await screen.findByRole('button', { name: 'My account' })).focus();
  await user.keyboard('{Enter}');
  await user.dblClick(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(session.sent(userCalls.logout)).toHaveLength(1));
  act(() => go('/about'));
  logout.release();
  await waitFor(() => expect(store.getState().session.status).toBe('signedOut'));
  await screen.findByRole('link', { name: 'Sign in' });
  expect(location().pathname).toBe('/about');
  expect(session.sent(userCalls.logout)).toHaveLength(1);
});
