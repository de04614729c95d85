import { screen, waitFor, within } from '@testing-library/react';
import { useCart } from '../../store/cart';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { CartPage } from './CartPage';

serveApi();

type LineObjects = Map<string, Set<unknown>>;

/** Records every object identity that each line has had. */
function LineRecorder({ lineObjects }: { readonly lineObjects: LineObjects }) {
  const { lines } = useCart();
  for (const line of lines) {
    const objects = lineObjects.get(line.itemId) ?? new Set();
    lineObjects.set(line.itemId, objects.add(line));
  }
  return null;
}

test('a line keeps its object identity when another line changes, so its row does not render again', async () => {
  const lineObjects: LineObjects = new Map();
  const { user } = renderApp(
    <>
      <CartPage loginPath="/login" />
      <LineRecorder lineObjects={lineObjects} />
    </>,
    { storage: memoryStorage({ guestCartData: '{"shirt":{"M":2},"tote":{"":1}}' }) },
  );
  const tote = within(await screen.findByRole('row', { name: /Canvas Tote/ }));
  await user.click(tote.getByRole('button', { name: 'One more' }));
  await waitFor(() => expect(tote.getByRole('spinbutton')).toHaveValue(2));
  expect(lineObjects.get('shirt')?.size).toBe(1);
  expect(lineObjects.get('tote')?.size).toBe(2);
});
