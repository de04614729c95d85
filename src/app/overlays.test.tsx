import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test('when two windows are opened before either has loaded, one stays open and can be used', async () => {
  const { user } = openShell();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findAllByRole('dialog');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main').closest('[inert]')).toBeNull());
  expect(document.querySelector('[inert]')).toBeNull();
});

test('Escape cancels opening a window that is still loading', async () => {
  const { user } = openShell();
  const opener = screen.getByRole('button', { name: 'Search' });
  fireEvent.click(opener);
  fireEvent.keyDown(opener, { key: 'Escape' });
  await act(async () => void (await import('../features/search')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('the search button opens the search; following a product closes it and starts at the top of the page', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, location } = openShell('/about');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const search = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(search).getByRole('searchbox', { name: 'Search' }), 'shirt');
  scrolled.mockClear();
  await user.click(await within(search).findByRole('link', { name: /Linen Shirt/ }));
  expect(location().pathname).toBe('/product/shirt');
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});
