import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { memoryStorage } from '../store/storage';
import { serveApi } from '../testing/apiServer';
import { chosenPickup } from '../testing/chosenPickup';
import { renderApp } from '../testing/renderApp';
import { Shell } from './Shell';

const api = serveApi();

function open(route = '/', storage = chosenPickup()) {
  return renderApp(
    <Shell>
      <Routes>
        <Route path="*" element={<h1>A page</h1>} />
      </Routes>
    </Shell>,
    { route, storage },
  );
}

/** Goes elsewhere by other ways than a link, as the browser's own buttons do. */
let go: NavigateFunction;
function Leave() {
  go = useNavigate();
  return <h1>A page</h1>;
}

const navigation = () => screen.getByRole('navigation', { name: 'Main' });

test('the navigation leads where the shop says', async () => {
  const { user, location } = open();
  const links = within(navigation()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HOME', '/'],
    ['PRODUCTS', '/collection'],
    ['NEWS & EVENT', '/news'],
    ['ABOUT', '/about'],
    ['TEST', '/outlets'],
  ]);
  await user.click(screen.getByRole('link', { name: 'TEST' }));
  expect(location().pathname).toBe('/outlets');
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['/', true],
  ['/cart', true],
  ['/place-order', false],
  ['/checkout/o1', false],
])('on %s the search, the service bar and the footer show: %s', async (route, show) => {
  open(route);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Your service' }) !== null).toBe(show),
  );
  expect(screen.queryByRole('button', { name: 'Search' }) !== null).toBe(show);
  expect(screen.queryByRole('contentinfo') !== null).toBe(show);
  expect(navigation()).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Notices' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Cart/ })).toBeInTheDocument();
});

test('the service bar tells what is chosen, and Change opens the selection', async () => {
  const { user } = open();
  const bar = await screen.findByRole('region', { name: 'Your service' });
  await waitFor(() => expect(bar).toHaveTextContent('10:00 - 11:00'));
  expect(bar).toHaveTextContent('Pick Up');
  await user.click(within(bar).getByRole('button', { name: /^Change/ }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('the selection stands while it is being changed, and can be kept', async () => {
  const { user, store } = open();
  const bar = await screen.findByRole('region', { name: 'Your service' });
  await waitFor(() => expect(bar).toHaveTextContent('10:00 - 11:00'));
  await user.click(within(bar).getByRole('button', { name: /^Change/ }));
  await screen.findByRole('dialog');
  expect(store.getState().selection.value?.deliveryTime).toBe('10:00 - 11:00');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bar).toHaveTextContent('10:00 - 11:00');
});

test('without a selection the service selection opens by itself', async () => {
  open('/', memoryStorage());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Select Service Type');
});

describe('a slot that passes while the page is open', () => {
  const HOUR_MS = 3_600_000;
  /** Nine in the morning in Kuala Lumpur. */
  const MORNING = Date.UTC(2026, 10, 21, 1);
  const today = () =>
    memoryStorage({
      userSelection: JSON.stringify([
        { serviceType: 'pickup', calendarDate: '2026-11-21', deliveryTime: '11:00 - 12:00' },
      ]),
    });
  const question = () => screen.queryByRole('dialog', { name: 'Service selection' });

  async function openInTheMorning(route: string) {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(MORNING);
    const app = open(route, today());
    const remembered = () => app.store.getState().selection.value?.deliveryTime;
    await waitFor(() => expect(remembered()).toBe('11:00 - 12:00'));
    expect(question()).not.toBeInTheDocument();
    clock.mockReturnValue(MORNING + 3 * HOUR_MS);
    return app;
  }
  const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

  test('is asked for when the shopper comes back to it', async () => {
    await openInTheMorning('/about');
    await comeBack();
    expect(await screen.findByRole('dialog', { name: 'Service selection' })).toHaveTextContent(
      '11:00 - 12:00',
    );
  });

  test('is asked for on another page', async () => {
    const { user } = await openInTheMorning('/about');
    await user.click(screen.getByRole('link', { name: 'TEST' }));
    expect(await screen.findByRole('dialog', { name: 'Service selection' })).toBeVisible();
  });

  test('is left alone where an order is being paid', async () => {
    await openInTheMorning('/checkout/o1');
    await comeBack();
    expect(question()).not.toBeInTheDocument();
  });
});

test('for a guest the profile icon is the way to sign in', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(location().pathname).toBe('/login');
});

test('on a small screen the menu is toggled by click alone', async () => {
  const width = window.innerWidth;
  window.innerWidth = 390;
  await api.signUp();
  const { user } = open();
  const opener = await screen.findByRole('button', { name: 'My account' });
  await user.hover(opener);
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  await user.click(opener);
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  window.innerWidth = width;
});

test('for a customer it opens a menu, by click and by hover, and Logout leads to /login', async () => {
  await api.signUp();
  const { user, location } = open();
  const opener = await screen.findByRole('button', { name: 'My account' });
  await user.hover(opener);
  await user.click(opener);
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/my-profile');
  await user.keyboard('{Escape}');
  await user.unhover(opener);
  expect(screen.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument();
  opener.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('the menu of small screens holds its four pages and a way back', async () => {
  const { user } = open();
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await user.click(opener);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const linksOf = (name: string) =>
    within(within(menu).getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(linksOf('Menu')).toEqual(['HOME', 'COLLECTION', 'ABOUT', 'CONTACT']);
  expect(linksOf('More')).toEqual(['News & Event', 'Outlets', 'Sign In', 'WhatsApp']);
  await user.click(within(menu).getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('for a customer the menu of small screens leads to profile and orders', async () => {
  await api.signUp();
  const { user, location } = open();
  await screen.findByRole('button', { name: 'My account' });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/my-profile');
  await user.click(menu.getByRole('link', { name: 'Orders' }));
  expect(location().pathname).toBe('/orders');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});

test('the logo leads home', async () => {
  const { user, location } = open('/about');
  await user.click(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Kain & Roti, home' }),
  );
  expect(location().pathname).toBe('/');
});

test.each([
  ['Open menu', 'Menu'],
  ['Search', 'Search'],
  ['Change', 'Service selection'],
])(
  'what "%s" opened is closed by the way back, and stays closed when one returns',
  async (opener, opened) => {
    const { user, location } = renderApp(
      <Shell>
        <Leave />
      </Shell>,
      { route: '/collection', storage: chosenPickup() },
    );
    await user.click(screen.getByRole('button', { name: opener }));
    await screen.findByRole('dialog', { name: opened });
    act(() => go('/about'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => go('/collection'));
    expect(location().pathname).toBe('/collection');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('a customer’s menu is closed by the way back, and stays closed when one returns', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await api.signUp();
  const { user } = renderApp(
    <Shell>
      <Leave />
    </Shell>,
    { route: '/collection', storage: chosenPickup() },
  );
  const account = await screen.findByRole('button', { name: 'My account' });
  account.focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(account).toHaveAttribute('aria-expanded', 'false');
  act(() => go('/collection'));
  expect(account).toHaveAttribute('aria-expanded', 'false');
});

test('a logout is asked for once, and leads nobody away who has gone elsewhere meanwhile', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await api.signUp();
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.use(
    http.post('*/api/user/logout', async ({ request }) => {
      asked += 1;
      await held;
      return api.answer(request);
    }),
  );
  const { user, location, store } = renderApp(
    <Shell>
      <Leave />
    </Shell>,
    { route: '/collection', storage: chosenPickup() },
  );
  (await screen.findByRole('button', { name: 'My account' })).focus();
  await user.keyboard('{Enter}');
  await user.dblClick(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(asked).toBe(1));
  act(() => go('/about'));
  release();
  await waitFor(() => expect(store.getState().session.status).toBe('guest'));
  await screen.findByRole('link', { name: 'Sign in' });
  expect(location().pathname).toBe('/about');
  expect(asked).toBe(1);
});

test('of two windows that are pressed before either is there one is left, and can be used', async () => {
  const { user } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findAllByRole('dialog');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main').closest('[inert]')).toBeNull());
  expect(document.querySelector('[inert]')).toBeNull();
});

test('what was pressed and left by Escape before it was there stays away', async () => {
  const { user } = open();
  const opener = screen.getByRole('button', { name: 'Search' });
  fireEvent.click(opener);
  fireEvent.keyDown(opener, { key: 'Escape' });
  await act(async () => void (await import('../features/search')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('the search opener opens the search; a product that is followed closes it and begins at its top', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user, location } = open('/about');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const search = await screen.findByRole('dialog', { name: 'Search' });
  await user.type(within(search).getByRole('searchbox', { name: 'Search' }), 'shirt');
  scrolled.mockClear();
  await user.click(await within(search).findByRole('link', { name: /Linen Shirt/ }));
  expect(location().pathname).toBe('/product/shirt');
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test.each(['/place-order', '/checkout/o1', '/news'])(
  'on %s too the service selection opens when nothing is chosen',
  async (route) => {
    open(route, memoryStorage());
    expect(await screen.findByRole('dialog', { name: 'Service selection' })).toBeVisible();
  },
);

test('the cart icon counts what is in the cart', async () => {
  open('/', memoryStorage({ guestCartData: JSON.stringify({ shirt: { M: 2 }, tote: { '': 1 } }) }));
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute(
    'href',
    '/cart',
  );
});
