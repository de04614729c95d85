import { Modal } from '@kedai/ui/overlay/Modal';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '../testing/renderApp';
import { SearchOpener } from './SearchOpener';

function MockSearch({ onClose }: { readonly onClose: () => void }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('A text node is gone.');
  return (
    <Modal onClose={onClose}>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </Modal>
  );
}

/** Whether the chunk no longer exists, as after an update of the shop. */
let mockIsMissing = false;
jest.mock('../features/search', () => {
  if (mockIsMissing) throw Object.assign(new Error('Gone.'), { name: 'ChunkLoadError' });
  return { SearchOverlay: MockSearch };
});

const button = (name: string) => screen.getByRole('button', { name });
const errorDialog = () => screen.findByRole('alertdialog', { name: 'Something went wrong' });
const open = async () => {
  const { user } = renderApp(<SearchOpener />, { skipStart: true });
  await user.click(button('Search'));
  return user;
};

test('a search that failed to load offers a retry, a reload of the page with a connection, and Close', async () => {
  mockIsMissing = true;
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await open();
  expect(await errorDialog()).toHaveTextContent('Check your connection');
  expect(screen.queryByRole('button', { name: 'Load the page again' })).not.toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(button('Load the page again')).toBeVisible();
  await user.click(button('Close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button('Search')).toHaveFocus());
  await user.click(button('Search'));
  await errorDialog();
  mockIsMissing = false;
  await user.click(button('Try again'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a search that crashed can be closed, and opened again', async () => {
  // React reports every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Break' }));
  await errorDialog();
  await user.click(button('Close'));
  await waitFor(() => expect(button('Search')).toHaveFocus());
  await user.click(button('Search'));
  expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
});
