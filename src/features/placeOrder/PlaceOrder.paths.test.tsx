import { formatMoney, sen } from '@kedai/contract/rules/money';
import { shopTime } from '@kedai/contract/rules/shopTime';
import type { Journey } from '@kedai/flow-viewer/model';
import { act } from '@testing-library/react';
import { shop } from '../../shop';
import { setCartQuantity } from '../../state/cart/cartWrites';
import { serveApi } from '../../testing/apiServer';
import { type OpenedPage, openPausedPage, until } from '../../testing/flows/pausedPage';
import {
  hasPendingCartWrite,
  placeOrderScreen,
  savedDraft,
} from '../../testing/flows/placeOrderScreen';
import type { PausedPage } from '../../testing/flows/screen';
import { testScreens } from '../../testing/flows/screenTests';
import { CHOSEN, signInWithCart, total } from '../../testing/orderForm';
import { addCartItem } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { checkoutDraft } from './draft';
import { PlaceOrder } from './PlaceOrder';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHIRT_SEN = 8_990;
const TOTE_SEN = 2_500;

const api = serveApi();

afterEach(() => {
  window.location.hash = '';
});

async function openForm(
  journey: Journey,
  { driver }: Pick<PausedPage, 'driver'>,
): Promise<OpenedPage> {
  const saved = savedDraft(journey, Date.now());
  if (saved !== null) sessionStorage.setItem(checkoutDraft.key, saved);
  const app = renderApp(<PlaceOrder />, { route: '/place-order' });
  await driver.expectVisible('heading', 'Checkout');
  await driver.expectText('CART TOTALS');
  if (hasPendingCartWrite(journey)) {
    // Changed and changed back: the write is sent, and the cart stays the same.
    await act(async () => {
      for (const quantity of [2, 1]) {
        app.store.dispatch(setCartQuantity({ itemId: 'tote', feature: '' }, quantity));
      }
    });
  }
  let totes = 1;
  return {
    location: () =>
      window.location.hash === '' ? app.location() : { pathname: `/${window.location.hash}` },
    changeCart: async () => {
      totes += 1;
      await addCartItem('tote', '', 1);
      await act(async () => {
        window.dispatchEvent(new Event('online'));
      });
      const { getByText } = total();
      const subtotal = formatMoney(sen(2 * SHIRT_SEN + totes * TOTE_SEN), shop.currency);
      await until(() =>
        expect(getByText('Subtotal').nextElementSibling).toHaveTextContent(subtotal),
      );
    },
  };
}

testScreens(placeOrderScreen, () =>
  openPausedPage(api, placeOrderScreen, async (journey, page) => {
    const { today } = shopTime(Date.now() + DAY_MS);
    await signInWithCart(api, { ...CHOSEN, calendarDate: today });
    return openForm(journey, page);
  }),
);
