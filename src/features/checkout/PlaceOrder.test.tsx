import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { productApi } from '../../api/productApi';
import { serveApi } from '../../testing/apiServer';
import { collectToasts } from '../../testing/collectToasts';
import {
  ADDRESS,
  agree,
  fill,
  openForm,
  signInWithCart,
  storeSelection,
  submit,
  total,
} from '../../testing/orderForm';
import { addCartItem, setFeatures, setPrice, storedOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { PlaceOrder } from './PlaceOrder';

const api = serveApi();

/** Makes the shop sell the shirt only in another size. */
const withdrawSize = () => setFeatures(api, 'shirt', ['S']);

const toasts = collectToasts();

describe('the order form', () => {
  test('shows the products and the totals before and after the state is chosen', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    const shirt = screen.getByText('Linen Shirt').closest('li');
    expect(shirt?.querySelector('img')?.getAttribute('src')).toContain('/pictures/shirt-1');
    expect(screen.getByText('M')).toBeInTheDocument();
    expect(screen.getByText(/^Qty 2/).closest('li')).toHaveTextContent('Qty 2 × RM89.90');
    expect(screen.getByText('RM179.80')).toBeInTheDocument();
    expect(total().getByText('Enter Shipping Address')).toBeInTheDocument();
    expect(total().getAllByText('RM204.80')).toHaveLength(2);

    await app.user.selectOptions(screen.getByLabelText('State'), 'Selangor');
    expect(total().getByRole('status', { name: 'Calculating the shipping fee' })).toBeVisible();
    expect(await total().findByText('RM10.00')).toBeInTheDocument();
    expect(total().getByText('RM214.80')).toBeInTheDocument();

    await app.user.selectOptions(screen.getByLabelText('State'), '');
    expect(total().getByText('Enter Shipping Address')).toBeInTheDocument();
  });

  test('shows a toast when the cart does not load, and can be retried', async () => {
    await signInWithCart(api);
    let isCounting = true;
    api.use(
      http.post('*/api/cart/get', () =>
        isCounting
          ? HttpResponse.json({ success: false, message: 'We are counting.' }, { status: 503 })
          : undefined,
      ),
    );
    const { user } = renderApp(<PlaceOrder />, { route: '/place-order' });
    expect(
      await screen.findByRole('heading', { name: 'Your cart could not be loaded' }),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing in it is lost. Please try again.');
    expect(toasts()).toEqual(['error: We are counting.']);
    isCounting = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'PLACE ORDER' })).toBeVisible();
    expect(toasts()).toHaveLength(1);
  });

  test('comes after home and cart in the breadcrumb', async () => {
    await signInWithCart(api);
    await openForm(<PlaceOrder />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Cart',
      'Checkout',
    ]);
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  });

  test('on a small screen the summary is collapsed at first and toggled by its header', async () => {
    await signInWithCart(api);
    const { user } = await openForm(<PlaceOrder />);
    const toggle = screen.getByRole('button', { name: /^Show order summary/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveTextContent('RM204.80');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveTextContent('Hide order summary');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('has no billing fields until they are requested, then the same ones as for delivery', async () => {
    await signInWithCart(api);
    const { user } = await openForm(<PlaceOrder />);
    const labelsIn = (group: string) =>
      [...screen.getByRole('group', { name: group }).querySelectorAll('label')].map(
        ({ textContent }) => textContent,
      );
    const delivery = labelsIn('Delivery information');
    expect(delivery).toEqual([
      'First name',
      'Last name',
      'Email',
      'Street',
      'City',
      'Zipcode',
      'State',
      'Country',
      'Phone',
    ]);
    expect(screen.queryByRole('group', { name: 'Billing information' })).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Use a separate billing address'));
    expect(labelsIn('Billing information')).toEqual(delivery);
  });

  test('offers e-wallet and delivery; card and pick up are unavailable', async () => {
    await signInWithCart(api);
    await openForm(<PlaceOrder />);
    const eWallet = screen.getByRole('radio', { name: /Touch n Go eWallet/ });
    expect(eWallet).toBeChecked();
    expect(eWallet).toHaveAttribute('value', 'tng');
    expect(screen.getByRole('radio', { name: /STRIPE/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Delivery/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Pick Up/ })).toBeDisabled();
    expect(screen.getAllByText('Currently Unavailable')).toHaveLength(2);
  });

  test('shows an error at each missing field and sends nothing', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    await submit(app);
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContain('Please agree to the terms and conditions.');
    expect(alerts).toContain('Please select the state again');
    expect(alerts).toContain('Enter the first name.');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(await storedOrders(api)).toEqual([]);
  });

  test('shows why the shipping fee could not be looked up, and can be retried', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    // The test shop does not deliver to Perlis.
    await app.user.selectOptions(screen.getByLabelText('State'), 'Perlis');
    expect(await total().findByRole('alert')).toHaveTextContent(/Perlis|deliver/i);
    await agree(app);
    await submit(app);
    expect(screen.getByText('Please select the state again')).toBeInTheDocument();
    await app.user.click(total().getByRole('button', { name: 'Try again' }));
    expect(await total().findByRole('alert')).toBeInTheDocument();
  });

  test('places the order once, empties the cart and goes to its page', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await agree(app);
    await app.user.dblClick(screen.getByRole('button', { name: 'PLACE ORDER' }));
    await waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\/.+/));
    const placed = await storedOrders(api);
    expect(placed).toHaveLength(1);
    expect(app.location().pathname).toBe(`/checkout/${placed[0]?.id}`);
    expect(placed[0]).toMatchObject({ address: { zipcode: '05400', phone: '012-345 6789' } });
    expect(sessionStorage.getItem('kedai:checkout')).toBeNull();
  });

  test('persists nothing after its customer is gone, also when it changes again', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    await app.user.type(screen.getByLabelText('Street'), '3, Jalan Melur');
    expect(sessionStorage.getItem('kedai:checkout')).toContain('Jalan Melur');
    app.store.dispatch((_dispatch, _state, { storage }) => storage.clearTab());
    await app.user.type(screen.getByLabelText('Street'), ', Level 2');
    expect(sessionStorage.getItem('kedai:checkout')).toBeNull();
  });

  test('sends a separate billing address', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await app.user.click(screen.getByLabelText('Use a separate billing address'));
    const billing = within(screen.getByRole('group', { name: 'Billing information' }));
    for (const [label, value] of Object.entries(ADDRESS)) {
      await app.user.click(billing.getByLabelText(label));
      await app.user.paste(label === 'Phone' ? '0388887777' : value);
    }
    await app.user.selectOptions(billing.getByLabelText('State'), 'Sabah');
    expect(billing.getByLabelText('First name')).toHaveValue('Aina');
    await agree(app);
    await submit(app);
    await waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\/.+/));
    const [placed] = await storedOrders(api);
    expect(placed?.billingAddress).toMatchObject({ state: 'Sabah', phone: '0388887777' });
  });

  test('shows new prices before the order can be sent again', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await agree(app);
    await setPrice(api, 'tote', 3000);
    await submit(app);
    expect(await total().findByText('RM209.80')).toBeInTheDocument();
    expect(await total().findByText('RM219.80')).toBeInTheDocument();
    expect(toasts()).toHaveLength(1);
    expect(screen.getByText(/^Your order could not be completed/)).toBeInTheDocument();
    expect(screen.getByLabelText('Street')).toHaveValue('3, Jalan Melur');
    expect(await storedOrders(api)).toEqual([]);

    await submit(app);
    await waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\/.+/));
  });

  test('shows the server’s message when it refuses, and keeps what was typed', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await agree(app);
    api.use(
      http.post('*/api/order/place', () =>
        HttpResponse.json({ success: false, message: 'We are closed today.' }),
      ),
    );
    await submit(app);
    await waitFor(() => expect(toasts()).toEqual(['error: We are closed today.']));
    // The toast shows the reason; the form shows only the consequence, so that no text is read twice.
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your order could not be completed.');
    expect(screen.getByLabelText('Street')).toHaveValue('3, Jalan Melur');
  });

  test('says so when the cart is empty', async () => {
    await api.signUp();
    renderApp(<PlaceOrder />, { route: '/place-order' });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PLACE ORDER' })).not.toBeInTheDocument();
  });

  test('shows a contact link for an address in a federal territory', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    await app.user.type(screen.getByLabelText('City'), 'Kuala Lumpur');
    expect(screen.getByRole('link', { name: 'Ask us on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/60'),
    );
  });

  test('shows no scroll hint for three items', async () => {
    await signInWithCart(api);
    await addCartItem('scarf', 'Free size', 1);
    await openForm(<PlaceOrder />);
    expect(screen.queryByText('Scroll for more items')).not.toBeInTheDocument();
  });

  test('shows the scroll hint for four items', async () => {
    await signInWithCart(api);
    await addCartItem('scarf', 'Free size', 1);
    await addCartItem('shirt', 'L', 1);
    await openForm(<PlaceOrder />);
    expect(screen.getByText('Scroll for more items')).toBeInTheDocument();
  });
});

describe('a size that the shop withdraws', () => {
  test('before the form is opened is named and excluded, and the rest is ordered', async () => {
    await signInWithCart(api);
    await withdrawSize();
    const app = await openForm(<PlaceOrder />);
    expect(screen.getByText(/not part of this order: Linen Shirt, M\.$/)).toBeInTheDocument();
    expect(total().getAllByText('RM25.00')).toHaveLength(2);
    await fill(app);
    await agree(app);
    await submit(app);
    await waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\//));
    expect(await storedOrders(api)).toMatchObject([{ productSen: 2500 }]);
  });

  test('can be removed, and a cart with nothing else keeps the form until then', async () => {
    api.sendDateHeader();
    storeSelection();
    await api.signUp();
    await addCartItem('shirt', 'M', 2);
    const app = await openForm(<PlaceOrder />);
    await app.user.type(screen.getByLabelText('City'), 'Ipoh');
    await withdrawSize();
    const refetch = { forceRefetch: true, subscribe: false };
    await act(() => app.store.dispatch(productApi.endpoints.list.initiate(undefined, refetch)));
    expect(await screen.findByText(/not part of this order: Linen Shirt, M\.$/)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Ipoh');
    await app.user.click(screen.getByRole('button', { name: 'Remove Linen Shirt, M' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  test('while the form is filled in is reported, and a second press orders the rest', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    await fill(app);
    await agree(app);
    await withdrawSize();
    await submit(app);
    expect(await screen.findByText(/not part of this order: Linen Shirt, M\.$/)).toBeVisible();
    expect(toasts()).toContainEqual(expect.stringMatching(/no longer available as M/));
    await total().findByText('RM10.00');
    await submit(app);
    await waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\//));
    expect(await storedOrders(api)).toMatchObject([{ productSen: 2500 }]);
  });
});
