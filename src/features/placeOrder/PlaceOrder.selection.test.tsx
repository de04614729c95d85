import { cartCalls } from '@kedai/contract/calls/cart';
import { orderCalls } from '@kedai/contract/calls/order';
import { slotCalls } from '@kedai/contract/calls/slots';
import { SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import type { Selection } from '@kedai/contract/rules/selection';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { productApi } from '../../api/productApi';
import { setCartQuantity } from '../../state/cart/cartWrites';
import { selectIsChangingService, selectServiceChangeReason } from '../../state/device/selection';
import { serveApi } from '../../testing/apiServer';
import {
  CHOSEN,
  fillAddress,
  openFilledForm,
  openForm,
  setField,
  signInWithCart,
  storeSelection,
  submit,
  total,
  waitForOrderPage,
} from '../../testing/orderForm';
import { setPrice, storedOrders } from '../../testing/orders';
import { PlaceOrder } from './PlaceOrder';

jest.mock('@kedai/contract/rules/limits', () => ({
  ...jest.requireActual('@kedai/contract/rules/limits'),
  SHIPPING_LOOKUP_DELAY_MS: 0,
}));

const api = serveApi();

const toasts = collectToasts();

const LATER = { ...CHOSEN, deliveryTime: '20:00 - 21:00' };
const DAY_MS = 24 * 60 * 60 * 1000;

const waitForToast = (reason: RegExp) =>
  waitFor(() => expect(toasts()).toContainEqual(expect.stringMatching(reason)));
const expectFormKept = () => expect(screen.getByLabelText('Street')).toHaveValue('3, Jalan Melur');

test.each([
  [[], false],
  [['billingAddress'], true],
])(
  'the body of an order has the fields of section 7 and %j, with its slot in a header',
  async (more, isBilled) => {
    await openFilledForm(<PlaceOrder />, api);
    if (isBilled) {
      fireEvent.click(screen.getByLabelText('Use a separate billing address'));
      fillAddress('Billing information');
    }
    api.fails(orderCalls.place);
    submit();
    await screen.findByText('Check my order');
    const [order] = api.sent(orderCalls.place);
    expect(Object.keys(order?.body ?? {}).toSorted()).toEqual(
      ['address', 'items', 'price', ...more].toSorted(),
    );
    const header = order?.request.headers.get(SELECTION_HEADER) ?? '';
    expect(JSON.parse(decodeURIComponent(header))).toEqual(CHOSEN);
  },
);

describe('the slot that the page shows is the one that is ordered', () => {
  test('also when its cookie has expired', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    document.cookie = `${SELECTION_COOKIE}=; path=/; max-age=0`;
    submit();
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toMatchObject([{ selection: CHOSEN }]);
  });

  test('a slot chosen in another tab is shown before it is ordered', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    storeSelection(LATER);
    submit();
    await waitForToast(/was changed in another tab/);
    expect(screen.getByText(/20:00 - 21:00/)).toBeVisible();
    expect(await storedOrders(api)).toEqual([]);
    expect(selectIsChangingService(app.store.getState())).toBe(false);
    submit();
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toMatchObject([{ selection: LATER }]);
  });

  test('a slot that has passed is refused, must be chosen again, and the form keeps its values', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    api.world.clock.advance(2 * DAY_MS);
    submit();
    await waitForToast(/10:00 - 11:00, has passed/);
    expect(selectIsChangingService(app.store.getState())).toBe(true);
    expectFormKept();
    expect(await storedOrders(api)).toEqual([]);
  });

  test.each([
    ['slot-full', 'The chosen time is full. The next free times: 2026-03-03 11:00 - 12:00.'],
    ['slot-closed', 'The shop is closed at the chosen time: Hari Raya.'],
  ] as const)(
    'a slot that is refused as %s must be chosen again, and the form keeps its values',
    async (code, message) => {
      const app = await openFilledForm(<PlaceOrder />, api);
      api.refuses(orderCalls.place, { status: 409, code, message });
      submit();
      await waitFor(() => expect(toasts()).toContain(`error: ${message}`));
      expect(selectIsChangingService(app.store.getState())).toBe(true);
      expect(selectServiceChangeReason(app.store.getState())).toBe(message);
      expectFormKept();
    },
  );

  test.each([
    [{ state: 'full' }, 'The time that you chose is full now. Please change it before you order.'],
    [
      { state: 'closed', reason: 'Hari Raya' },
      'The time that you chose is closed now: Hari Raya. Please change it before you order.',
    ],
    [{ state: 'open', left: 1 }, null],
  ] as const)(
    'a slot that has become %j is shown before the form is filled in',
    async (slot, sentence) => {
      const date = CHOSEN.calendarDate;
      api.succeeds(slotCalls.getSlots, {
        days: [{ date, pickup: [{ hour: 10, ...slot }], delivery: [] }],
      });
      await signInWithCart(api);
      await openForm(<PlaceOrder />);
      if (sentence) expect(await screen.findByText(sentence)).toBeVisible();
      await waitFor(() => expect(api.sent(slotCalls.getSlots)).toHaveLength(1));
      expect(screen.queryAllByText(/The time that you chose is/)).toHaveLength(sentence ? 1 : 0);
    },
  );

  test('nothing is sent without a slot', async () => {
    await openFilledForm(<PlaceOrder />, api);
    document.cookie = `${SELECTION_COOKIE}=; path=/; max-age=0`;
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
    });
    submit();
    await waitForToast(/Please choose a service, a date and a time/);
    expectFormKept();
    expect(api.sent(orderCalls.place)).toEqual([]);
  });

  test('a first order of unknown outcome is reported when another slot was chosen since', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    api.loses(orderCalls.place, { once: true });
    submit();
    await screen.findByText('Check my order');
    storeSelection(LATER);
    submit();
    await waitForToast(/was changed in another tab/);
    submit();
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toMatchObject([{ selection: CHOSEN }]);
    await waitForToast(/Your first order had reached us/);
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
  const expectFields = (...values: readonly string[]) =>
    expect(
      ['Street', 'City', 'Zipcode', 'State'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).value,
      ),
    ).toEqual(values);
  const changeInOtherTab = (selection: Selection) => {
    storeSelection(selection);
    return act(async () => {
      window.dispatchEvent(new Event('focus'));
    });
  };
  const notice = /delivery place has changed/;

  beforeEach(async () => {
    api.sendDateHeader();
    await signInWithCart(api, OLD);
    await openForm(<PlaceOrder />);
    // The state, which determines the shipping fee, is left to the shopper.
    expectFields('12 Jalan Lama', 'Ipoh', '30000', '');
  });

  test('is applied to the open form', async () => {
    await changeInOtherTab(NEW);
    await waitFor(() => expectFields('99 Jalan Baru', 'George Town', '10000', ''));
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('keeps typed fields, and the form says that the address has changed', async () => {
    setField('Street', '12 Jalan LamaA');
    await changeInOtherTab(NEW);
    await screen.findByText(notice);
    expectFields('12 Jalan LamaA', 'George Town', '10000', '');
    setField('Street', '12 Jalan LamaA!');
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('is applied after a reload too', async () => {
    setField('Zipcode', '31400');
    cleanup();
    storeSelection(NEW);
    await openForm(<PlaceOrder />);
    expectFields('99 Jalan Baru', 'George Town', '31400', '');
    expect(screen.getByText(notice)).toBeVisible();
  });
});

describe('a browser that fills in the form beside the delivery place', () => {
  const partly = /Your browser filled in a part of this address/;
  const elsewhere =
    /place that you chose for the delivery is in Sabah, but this address is in Selangor/;
  let clock: jest.SpyInstance<number>;

  beforeEach(async () => {
    api.sendDateHeader();
    const deliveryAddress = '12 Jalan Lama, Tawau, Sabah';
    await signInWithCart(api, { ...CHOSEN, serviceType: 'delivery', deliveryAddress });
    await openForm(<PlaceOrder />);
    expect(screen.getByLabelText('Street')).toHaveValue('12 Jalan Lama');
    clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  });
  /** A person takes longer than the browser for each field. */
  const pause = () => clock.mockReturnValue(performance.now() + 1000);
  const chooseState = async (state: string, fee: string) => {
    setField('State', state);
    await total().findByText(fee);
  };

  test('is told of, because the other lines may be of another address, until a line is corrected', async () => {
    setField('Zipcode', '47300');
    await chooseState('Selangor', 'RM10.00');
    expect(screen.getByText(partly)).toBeVisible();
    pause();
    setField('City', 'Petaling Jaya');
    expect(screen.queryByText(partly)).toBeNull();
  });

  test('is not told of when it fills in the whole address', async () => {
    setField('Street', '3, Jalan Melur');
    setField('City', 'Shah Alam');
    setField('Zipcode', '40000');
    await chooseState('Selangor', 'RM10.00');
    expect(screen.queryByText(partly)).toBeNull();
  });

  test('is not told of when it fills in no line of the address', () => {
    setField('First name', 'Aina');
    setField('Phone', '0123456789');
    expect(screen.queryByText(partly)).toBeNull();
  });

  test('is no person, who fills in one line after the other', async () => {
    setField('Zipcode', '91000');
    pause();
    await chooseState('Sabah', 'RM20.50');
    expect(screen.queryByText(partly)).toBeNull();
  });

  test('a state other than that of the place is told of as long as it is chosen', async () => {
    await chooseState('Selangor', 'RM10.00');
    expect(screen.getByText(elsewhere)).toBeVisible();
    pause();
    setField('First name', 'Aina');
    expect(screen.getByText(elsewhere)).toBeVisible();
    pause();
    await chooseState('Sabah', 'RM20.50');
    expect(screen.queryByText(elsewhere)).toBeNull();
  });
});

test('a price that changes while the last quantity is saved is shown before ordering', async () => {
  const app = await openFilledForm(<PlaceOrder />, api);
  api.responds(cartCalls.update, async () => {
    await setPrice(api, 'tote', 3000);
    const refetch = { forceRefetch: true, subscribe: false };
    await app.store.dispatch(productApi.endpoints.productList.initiate(undefined, refetch));
    return undefined;
  });
  act(() => app.store.dispatch(setCartQuantity({ itemId: 'shirt', feature: 'M' }, 3)));
  await total().findByText('RM10.00');
  submit();
  await waitForToast(/Your cart has just changed/);
  expect(total().getByText('RM299.70')).toBeVisible();
  expect(await storedOrders(api)).toEqual([]);
});
