import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { serveApi } from '../testing/apiServer';
import { pickupStorage } from '../testing/pickupSelection';
import { renderApp } from '../testing/renderApp';
import { useModal } from '../ui/useModal';
import { Shell } from './Shell';

function MockOverlay({ onClose }: { readonly onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useModal(panel, { onClose });
  if (isBroken) throw new Error('A text node is gone.');
  return (
    <div ref={panel} role="dialog" tabIndex={-1}>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </div>
  );
}
jest.mock('../features/search', () => ({ SearchOverlay: MockOverlay }));
jest.mock('./MobileMenu', () => ({ MobileMenu: MockOverlay }));

serveApi();

test.each(['Search', 'Open menu'])(
  'a crash of the window behind “%s” can be closed, and the page stays',
  async (opener) => {
    // React reports every error that a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderApp(<Shell>A page</Shell>, { storage: pickupStorage() });
    await user.click(screen.getByRole('button', { name: opener }));
    await user.click(await screen.findByRole('button', { name: 'Break' }));
    await screen.findByRole('alertdialog', { name: 'Something went wrong' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('A page')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: opener })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: opener }));
    expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
  },
);
