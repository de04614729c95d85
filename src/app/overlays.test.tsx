import { act, screen, within } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { go, openShell } from '../testing/openShell';

serveApi();

test.each([
  ['Open menu', 'Menu'],
  ['Search', 'Search'],
  ['Change', 'Service selection'],
])(
  'navigation closes the window that "%s" opened, and it stays closed on return',
  async (opener, opened) => {
    const { user, location } = openShell('/collection');
    await user.click(screen.getByRole('button', { name: opener }));
    await screen.findByRole('dialog', { name: opened });
    act(() => go('/about'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => go('/collection'));
    expect(location().pathname).toBe('/collection');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('the search button opens the search; following a product closes it and starts at the top of the page', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, location } = openShell('/about');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const search = await screen.findByRole('dialog', { name: 'Search' });
  await user.click(within(search).getByRole('searchbox', { name: 'Search' }));
  await user.paste('shirt');
  scrolled.mockClear();
  await user.click(await within(search).findByRole('link', { name: /Linen Shirt/ }));
  expect(location().pathname).toBe('/product/shirt');
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test('of two windows that are opened in quick succession the later one closes the other, and closing it restores the page', async () => {
  const { user } = openShell('/about');
  act(() => {
    for (const name of ['Search', 'Change']) screen.getByRole('button', { name }).click();
  });
  await screen.findByRole('dialog', { name: 'Service selection' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.style.overflow).toBe('');
});
