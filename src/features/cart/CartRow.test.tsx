import { screen, waitFor, within } from '@testing-library/react';
import { useCart } from '../../store/cart';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { CartPage } from './CartPage';

serveApi();

type Seen = Map<string, Set<unknown>>;

/** Notes each object that a line has been. */
function Watcher({ seen }: { readonly seen: Seen }) {
  const { lines } = useCart();
  for (const line of lines) {
    const objects = seen.get(line.itemId) ?? new Set();
    seen.set(line.itemId, objects.add(line));
  }
  return null;
}

test('a line stays the same object when another changes, so that its row is not drawn again', async () => {
  const seen: Seen = new Map();
  const { user } = renderApp(
    <>
      <CartPage loginPath="/login" />
      <Watcher seen={seen} />
    </>,
    { storage: memoryStorage({ guestCartData: '{"shirt":{"M":2},"tote":{"":1}}' }) },
  );
  const tote = within(await screen.findByRole('row', { name: /Canvas Tote/ }));
  await user.click(tote.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(tote.getByRole('spinbutton')).toHaveValue(2));
  expect(seen.get('shirt')?.size).toBe(1);
  expect(seen.get('tote')?.size).toBe(2);
});
