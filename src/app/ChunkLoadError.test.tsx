import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { pickupStorage } from '../testing/pickupSelection';
import { renderApp } from '../testing/renderApp';
import { Shell } from './Shell';

/** Whether the chunks no longer exist, as after an update of the shop. */
let mockChunksMissing = true;
const mockLoadChunk = (part: string) => {
  if (mockChunksMissing)
    throw Object.assign(new Error('Loading failed.'), { name: 'ChunkLoadError' });
  return jest.requireActual<object>(part);
};
jest.mock('../features/search', () => mockLoadChunk('../features/search'));
jest.mock('./MobileMenu', () => mockLoadChunk('./MobileMenu'));
jest.mock('./CustomerMenu', () => mockLoadChunk('./CustomerMenu'));

const api = serveApi();
beforeEach(() => {
  mockChunksMissing = true;
});

const open = () => renderApp(<Shell>A page</Shell>, { storage: pickupStorage() });
const errorDialog = () => screen.findByRole('alertdialog', { name: 'Something went wrong' });
const button = (name: string) => screen.getByRole('button', { name });

test('closing the error of a window returns the focus to its opener', async () => {
  const { user } = open();
  await user.click(button('Search'));
  await errorDialog();
  await user.click(button('Close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button('Search')).toHaveFocus());
});

test('when two windows fail to load, one error is shown and can be closed', async () => {
  const { user } = open();
  fireEvent.click(button('Search'));
  fireEvent.click(button('Open menu'));
  await screen.findAllByRole('alertdialog');
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  await user.click(button('Close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
});

test('a customer’s menu that failed to load is loaded again on the next page', async () => {
  await api.signUp();
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'My Profile' }));
  expect(location().pathname).toBe('/my-profile');
  mockChunksMissing = false;
  await user.click(screen.getByRole('link', { name: 'HOME' }));
  expect(await screen.findByRole('button', { name: 'My account' })).toBeInTheDocument();
});

test('offline, the button that reloads the page is hidden', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open();
  await user.click(button('Search'));
  await errorDialog();
  expect(screen.queryByRole('button', { name: 'Load the page again' })).not.toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(button('Load the page again')).toBeVisible();
});

// Last, because a loaded module stays loaded.
test.each([
  { opener: 'Search', part: 'Search' },
  { opener: 'Open menu', part: 'Menu' },
])(
  '$part that failed to load offers a retry and a reload of the page',
  async ({ opener, part }) => {
    const { user } = open();
    await user.click(button(opener));
    expect(await errorDialog()).toHaveTextContent('check your connection');
    expect(button('Load the page again')).toBeVisible();
    await user.click(button('Try again'));
    expect(await errorDialog()).toBeVisible();
    mockChunksMissing = false;
    await user.click(button('Try again'));
    expect(await screen.findByRole('dialog', { name: part })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);
