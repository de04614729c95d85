import { screen, waitFor, within } from '@testing-library/react';
import type { SessionStatus } from '../state/session/customerSession';
import { renderApp } from '../testing/renderApp';
import { MenuOpener } from './MobileMenu';

const open = async (status: SessionStatus) => {
  const { user, location } = renderApp(<MenuOpener />, {
    skipStart: true,
    preloadedState: { session: { status } },
  });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  return { user, location, menu: within(menu) };
};

test('the menu of small screens has links to four pages and a Back button', async () => {
  const { user, menu } = await open('guest');
  const linksOf = (name: string) =>
    within(menu.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(linksOf('Menu')).toEqual(['HOME', 'COLLECTION', 'ABOUT', 'CONTACT']);
  expect(linksOf('More')).toEqual(['News & Event', 'Outlets', 'Sign In', 'WhatsApp']);
  await user.click(menu.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
});

test('for a customer the menu of small screens links to profile and orders', async () => {
  const { user, menu, location } = await open('customer');
  expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/my-profile');
  await user.click(menu.getByRole('link', { name: 'Orders' }));
  expect(location().pathname).toBe('/orders');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});
