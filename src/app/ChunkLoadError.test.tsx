import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { serveApi } from '../testing/apiServer';
import { pickupStorage } from '../testing/pickupSelection';
import { renderApp } from '../testing/renderApp';
import { Shell } from './Shell';

/** Whether the files of the program are gone, as after an update of the shop. */
let mockAreGone = true;
const mockArrive = (part: string) => {
  if (mockAreGone) throw Object.assign(new Error('Loading failed.'), { name: 'ChunkLoadError' });
  return jest.requireActual<object>(part);
};
jest.mock('../features/search', () => mockArrive('../features/search'));
jest.mock('./MobileMenu', () => mockArrive('./MobileMenu'));
jest.mock('./CustomerMenu', () => mockArrive('./CustomerMenu'));

const api = serveApi();
beforeEach(() => {
  mockAreGone = true;
});

const open = () => renderApp(<Shell>A page</Shell>, { storage: pickupStorage() });
const missing = () => screen.findByRole('alertdialog', { name: 'Something went wrong' });
const press = (name: string) => screen.getByRole('button', { name });

test('what did not arrive can be left, back to where it was asked for', async () => {
  const { user } = open();
  await user.click(press('Search'));
  await missing();
  await user.click(press('Close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(press('Search')).toHaveFocus());
});

test('of two that did not arrive one is told, and can be left', async () => {
  const { user } = open();
  fireEvent.click(press('Search'));
  fireEvent.click(press('Open menu'));
  await screen.findAllByRole('alertdialog');
  await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
  await user.click(press('Close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
});

test('a customer’s menu that did not arrive is asked for again on the next page', async () => {
  await api.signUp();
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'My Profile' }));
  expect(location().pathname).toBe('/my-profile');
  mockAreGone = false;
  await user.click(screen.getByRole('link', { name: 'HOME' }));
  expect(await screen.findByRole('button', { name: 'My account' })).toBeInTheDocument();
});

test('without a connection the page is not loaded again: there would be none', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open();
  await user.click(press('Search'));
  await missing();
  expect(screen.queryByRole('button', { name: 'Load the page again' })).not.toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(press('Load the page again')).toBeVisible();
});

// Last, since what has arrived stays.
test.each([
  { opener: 'Search', part: 'Search' },
  { opener: 'Open menu', part: 'Menu' },
])(
  '$part that did not arrive can be tried again, or the page be loaded again',
  async ({ opener, part }) => {
    const { user } = open();
    await user.click(press(opener));
    expect(await missing()).toHaveTextContent('check your connection');
    expect(press('Load the page again')).toBeVisible();
    await user.click(press('Try again'));
    expect(await missing()).toBeVisible();
    mockAreGone = false;
    await user.click(press('Try again'));
    expect(await screen.findByRole('dialog', { name: part })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);
