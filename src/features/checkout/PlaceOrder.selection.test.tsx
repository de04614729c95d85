import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { productApi } from '../../api/productApi';
import { SELECTION_COOKIE } from '../../contract/cookies';
import type { Selection } from '../../contract/selection';
import { setCartQuantity } from '../../store/cart';
import { selectIsChangingService } from '../../store/selection';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import {
  agree,
  CHOSEN,
  fill,
  openForm,
  signInWithCart,
  storeSelection,
  submit,
  total,
} from '../../testing/orderForm';
import { setPrice, storedOrders } from '../../testing/orders';
import type { RenderedApp } from '../../testing/renderApp';
import { PlaceOrder } from './PlaceOrder';

const api = serveApi();

const toasts = collectToasts();

const LATER = { ...CHOSEN, deliveryTime: '20:00 - 21:00' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens a completed order form of a customer with a cart and a slot. */
async function openFilledForm(): Promise<RenderedApp> {
  await signInWithCart(api);
  const app = await openForm(<PlaceOrder />);
  await fill(app);
  await agree(app);
  return app;
}

const waitForOrderPage = (app: RenderedApp) =>
  waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\/.+/));
const waitForToast = (reason: RegExp) =>
  waitFor(() => expect(toasts()).toContainEqual(expect.stringMatching(reason)));
const expectFormKept = () => expect(screen.getByLabelText('Street')).toHaveValue('3, Jalan Melur');

describe('the slot that the page shows is the one that is ordered', () => {
  test('also when its cookie has expired', async () => {
    const app = await openFilledForm();
    document.cookie = `${SELECTION_COOKIE}=; path=/; max-age=0`;
    await submit(app);
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toMatchObject([{ selection: CHOSEN }]);
  });

  test('a slot chosen in another tab is shown before it is ordered', async () => {
    const app = await openFilledForm();
    storeSelection(LATER);
    await submit(app);
    await waitForToast(/was changed in another tab/);
    expect(screen.getByText(/20:00 - 21:00/)).toBeVisible();
    expect(await storedOrders(api)).toEqual([]);
    expect(selectIsChangingService(app.store.getState())).toBe(false);
    await submit(app);
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toMatchObject([{ selection: LATER }]);
  });

  test('a slot that has passed is refused, must be chosen again, and the form keeps its values', async () => {
    const app = await openFilledForm();
    api.world.clock.advance(2 * DAY_MS);
    await submit(app);
    await waitForToast(/10:00 - 11:00, has passed/);
    expect(selectIsChangingService(app.store.getState())).toBe(true);
    expectFormKept();
    expect(await storedOrders(api)).toEqual([]);
  });

  test('nothing is sent without a slot', async () => {
    const app = await openFilledForm();
    const sent = jest.fn();
    api.use(http.post('*/api/order/place', sent));
    document.cookie = `${SELECTION_COOKIE}=; path=/; max-age=0`;
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
    });
    await submit(app);
    await waitForToast(/Please choose a service, a date and a time/);
    expectFormKept();
    expect(sent).not.toHaveBeenCalled();
  });

  test('an unacknowledged first order is reported when another slot was chosen since', async () => {
    const app = await openFilledForm();
    api.use(
      http.post(
        '*/api/order/place',
        async ({ request }) => {
          await api.answer(request.clone());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await submit(app);
    await screen.findByRole('button', { name: 'Find out' });
    storeSelection(LATER);
    await submit(app);
    await waitForToast(/was changed in another tab/);
    await submit(app);
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toMatchObject([{ selection: CHOSEN }]);
    await waitForToast(/Your first try had reached us/);
  });
});

describe('the delivery address that another tab chose', () => {
  const delivery = (deliveryAddress: string): Selection => ({
    serviceType: 'delivery',
    deliveryAddress,
    calendarDate: CHOSEN.calendarDate,
    deliveryTime: CHOSEN.deliveryTime,
  });
  const OLD = delivery('12 Jalan Lama, 30000 Ipoh, Perak');
  const NEW = delivery('99 Jalan Baru, 10000 George Town, Penang');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const values = () => [value('Street'), value('City'), value('Zipcode')];

  async function openAndChangeInOtherTab(type: (app: RenderedApp) => Promise<void>) {
    api.sendDateHeader();
    await signInWithCart(api, OLD);
    const app = await openForm(<PlaceOrder />);
    expect(values()).toEqual(['12 Jalan Lama', 'Ipoh', '30000']);
    await type(app);
    storeSelection(NEW);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
    });
    return app;
  }

  test('is applied to the open form', async () => {
    await openAndChangeInOtherTab(async () => {});
    await waitFor(() => expect(values()).toEqual(['99 Jalan Baru', 'George Town', '10000']));
    expect(screen.queryByText(/delivery place that you chose has changed/)).toBeNull();
  });

  test('keeps typed fields, and the form says that the address has changed', async () => {
    const app = await openAndChangeInOtherTab(async ({ user }) => {
      await user.type(screen.getByLabelText('Street'), 'A');
    });
    await screen.findByText(/delivery place that you chose has changed/);
    expect(values()).toEqual(['12 Jalan LamaA', 'George Town', '10000']);
    await app.user.type(screen.getByLabelText('Street'), '!');
    expect(screen.queryByText(/delivery place that you chose has changed/)).toBeNull();
  });
});

test('a price that changes while the last quantity is saved is shown before ordering', async () => {
  const app = await openFilledForm();
  api.use(
    http.post('*/api/cart/update', async () => {
      await setPrice(api, 'tote', 3000);
      const refetch = { forceRefetch: true, subscribe: false };
      await app.store.dispatch(productApi.endpoints.list.initiate(undefined, refetch));
      return undefined;
    }),
  );
  act(() => app.store.dispatch(setCartQuantity({ itemId: 'shirt', feature: 'M' }, 3)));
  await submit(app);
  await waitForToast(/Your cart has just changed/);
  expect(total().getByText('RM299.70')).toBeVisible();
  expect(await storedOrders(api)).toEqual([]);
});
