import { customCalls } from '@kedai/contract/calls/custom';
import { productCalls } from '@kedai/contract/calls/product';
import { userCalls } from '@kedai/contract/calls/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pickupBranch } from '../shop/pickupBranch';
import { memoryStorage } from '../state/device/storage';
import { openShell } from '../testing/openShell';
import { pickupStorage } from '../testing/pickupSelection';
import { serveSession } from '../testing/sessionServer';

const session = serveSession();
beforeEach(() => {
  session.succeeds(customCalls.getSliderImages, { sliderImages: [] });
  session.succeeds(productCalls.list, {
    products: [
      { id: 'shirt', name: 'Linen Shirt', price: 25, features: ['M'] },
      { id: 'tote', name: 'Tote', price: 10 },
    ],
  });
});

const navigation = () => screen.getByRole('navigation', { name: 'Main' });

test("the header has a logo that leads home, the links of the shop's profile, and the number of pieces in the cart", async () => {
  const { user, location } = openShell(
    '/cart',
    pickupStorage({ guestCartData: JSON.stringify({ shirt: { M: 2 }, tote: { '': 1 } }) }),
  );
  const links = within(navigation()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HOME', '/'],
    ['PRODUCTS', '/collection'],
    ['NEWS & EVENT', '/news'],
    ['ABOUT', '/about'],
    ['TEST', '/outlets'],
  ]);
  const cart = await screen.findByRole('link', { name: 'Cart, 3 items' });
  expect(cart).toHaveAttribute('href', '/cart');
  await user.click(screen.getByRole('link', { name: 'ABOUT' }));
  expect(location().pathname).toBe('/about');
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Kain & Roti, home' }),
  );
  expect(location().pathname).toBe('/');
});

test.each([
  ['/', true],
  ['/cart', true],
  ['/place-order', false],
  ['/checkout/o1', false],
])('on %s the search, the service bar and the footer are visible: %s', async (route, show) => {
  openShell(route);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Your service' }) !== null).toBe(show),
  );
  expect(screen.queryByRole('button', { name: 'Search' }) !== null).toBe(show);
  expect(screen.queryByRole('contentinfo') !== null).toBe(show);
  expect(navigation()).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Notices' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Cart/ })).toBeInTheDocument();
});

test('the service bar shows the selection, which stays valid while it is changed; Escape keeps it', async () => {
  const { user, store } = openShell();
  const bar = await screen.findByRole('region', { name: 'Your service' });
  await waitFor(() => expect(bar).toHaveTextContent('10:00 - 11:00'));
  expect(bar).toHaveTextContent('Pick Up');
  expect(within(bar).getByText(pickupBranch.name).closest('bdi')).not.toBeNull();
  await user.click(within(bar).getByRole('button', { name: /^Change/ }));
  await screen.findByRole('dialog');
  expect(store.getState().selection.value?.deliveryTime).toBe('10:00 - 11:00');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bar).toHaveTextContent('10:00 - 11:00');
});

describe('when a slot passes while the page is open', () => {
  const HOUR_MS = 3_600_000;
  /** Nine in the morning in Kuala Lumpur. */
  const MORNING = Date.UTC(2026, 10, 21, 1);
  const today = () =>
    memoryStorage({
      userSelection: JSON.stringify([
        { serviceType: 'pickup', calendarDate: '2026-11-21', deliveryTime: '11:00 - 12:00' },
      ]),
    });
  const prompt = () => screen.queryByRole('dialog', { name: 'Service selection' });

  /** Both clocks of the device, and that of the server. */
  function setClocks(now: number) {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    jest.spyOn(performance, 'now').mockReturnValue(now - MORNING);
  }

  async function openInTheMorning(route: string) {
    setClocks(MORNING);
    session.responds(userCalls.verifyToken, () =>
      HttpResponse.json(
        { success: false },
        { headers: { date: new Date(Date.now()).toUTCString() } },
      ),
    );
    const app = openShell(route, today());
    const savedSlot = () => app.store.getState().selection.value?.deliveryTime;
    await waitFor(() => expect(savedSlot()).toBe('11:00 - 12:00'));
    expect(prompt()).not.toBeInTheDocument();
    setClocks(MORNING + 3 * HOUR_MS);
    return app;
  }
  const returnToPage = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

  test('the selection opens when the shopper returns to the page', async () => {
    await openInTheMorning('/about');
    await returnToPage();
    expect(await screen.findByRole('dialog', { name: 'Service selection' })).toHaveTextContent(
      '11:00 - 12:00',
    );
  });

  test('the selection opens on another page', async () => {
    const { user } = await openInTheMorning('/cart');
    await user.click(screen.getByRole('link', { name: 'ABOUT' }));
    expect(await screen.findByRole('dialog', { name: 'Service selection' })).toBeVisible();
  });

  test('the selection does not open on the page of a payment', async () => {
    await openInTheMorning('/checkout/o1');
    await returnToPage();
    expect(prompt()).not.toBeInTheDocument();
  });
});

test.each(['/', '/place-order', '/checkout/o1'])(
  'on %s the service selection opens when nothing is chosen',
  async (route) => {
    openShell(route, memoryStorage());
    expect(await screen.findByRole('dialog', { name: 'Service selection' })).toBeVisible();
  },
);
