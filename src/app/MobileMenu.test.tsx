import { screen, waitFor, within } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { openShell } from '../testing/openShell';

const api = serveApi();

test('the menu of small screens has links to four pages and a Back button', async () => {
  const { user } = openShell();
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await user.click(opener);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const linksOf = (name: string) =>
    within(within(menu).getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(linksOf('Menu')).toEqual(['HOME', 'COLLECTION', 'ABOUT', 'CONTACT']);
  expect(linksOf('More')).toEqual(['News & Event', 'Outlets', 'Sign In', 'WhatsApp']);
  await user.click(within(menu).getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('for a customer the menu of small screens links to profile and orders', async () => {
  await api.signUp();
  const { user, location } = openShell();
  await screen.findByRole('button', { name: 'My account' });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/my-profile');
  await user.click(menu.getByRole('link', { name: 'Orders' }));
  expect(location().pathname).toBe('/orders');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});
