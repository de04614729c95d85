import { orderCalls } from '@kedai/contract/calls/order';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { productApi } from '../../api/productApi';
import { clearCustomerData } from '../../state/session/customerSession';
import { serveApi } from '../../testing/apiServer';
import {
  agree,
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
import { addCartItem, setFeatures, setPrice, storedOrders } from '../../testing/orders';
import { PlaceOrder } from './PlaceOrder';

jest.mock('@kedai/contract/rules/limits', () => ({
  ...jest.requireActual('@kedai/contract/rules/limits'),
  SHIPPING_LOOKUP_DELAY_MS: 0,
}));

const api = serveApi();
const toasts = collectToasts();

const BILLING = 'Billing information';
const group = (legend: string) => screen.getByText(legend).closest('fieldset') as HTMLElement;

describe('the order form', () => {
  test('shows each product with picture, quantity, feature and price, and no scroll hint for three', async () => {
    await signInWithCart(api);
    await addCartItem('scarf', 'Free size', 1);
    await openForm(<PlaceOrder />);
    const shirt = screen.getByText('Linen Shirt').closest('li');
    expect(shirt?.querySelector('img')?.getAttribute('src')).toContain('/pictures/shirt-1');
    expect(shirt).toHaveTextContent('M');
    expect(shirt).toHaveTextContent('Qty 2 × RM89.90');
    expect(shirt).toHaveTextContent('RM179.80');
    expect(screen.queryByText('Scroll for more items')).not.toBeInTheDocument();

    const trail = [...document.querySelectorAll('nav li')].map(({ textContent }) => textContent);
    expect(trail).toEqual(['Home', 'Cart', 'Checkout']);
    expect(screen.getByText('Home')).toHaveAttribute('href', '/');
    expect(screen.getByText('Cart')).toHaveAttribute('href', '/cart');

    const toggle = screen.getByText('Show order summary').closest('button') as HTMLElement;
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveTextContent('Hide order summary');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the scroll hint for four items', async () => {
    await signInWithCart(api);
    await addCartItem('scarf', 'Free size', 1);
    await addCartItem('shirt', 'L', 1);
    await openForm(<PlaceOrder />);
    expect(screen.getByText('Scroll for more items')).toBeInTheDocument();
  });

  test('offers e-wallet and delivery, not card and pick up, and the same required fields for both addresses', async () => {
    await signInWithCart(api);
    await openForm(<PlaceOrder />);
    const choices = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
    expect(choices.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
      ['delivery', true, false],
      ['pickup', false, true],
      ['tng', true, false],
      ['stripe', false, true],
    ]);
    expect(group('Delivery or pick up')).toHaveTextContent('Pick UpCurrently Unavailable');
    expect(group('Payment method')).toHaveTextContent(/Touch n Go eWallet.*STRIPECurrently Unav/);

    const fieldsOf = (legend: string) =>
      [...group(legend).querySelectorAll('label')].map(({ textContent, control }) => {
        const { type, inputMode, required } = control as HTMLInputElement;
        return [textContent, type, inputMode, required];
      });
    const fields = fieldsOf('Delivery information');
    expect(fields).toEqual([
      ['First name', 'text', '', true],
      ['Last name', 'text', '', true],
      ['Email', 'email', '', true],
      ['Street', 'text', '', true],
      ['City', 'text', '', true],
      ['Zipcode', 'text', 'numeric', true],
      ['State', 'select-one', undefined, true],
      ['Country', 'text', '', true],
      ['Phone', 'tel', 'tel', true],
    ]);
    const [none, ...states] = within(screen.getByLabelText('State')).getAllByText(/./);
    expect(none).toHaveValue('');
    expect(states.map(({ textContent }) => textContent).join()).toBe(
      'Johor,Kedah,Kelantan,Malacca,Negeri Sembilan,Pahang,Penang,Perak,Perlis,Sabah,Sarawak,Selangor,Terengganu',
    );
    expect(screen.queryByText(BILLING)).not.toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('Use a separate billing address'));
    expect(fieldsOf(BILLING)).toEqual(fields);
    expect(screen.getByLabelText(/terms and conditions/)).toBeRequired();
    expect(screen.getByText('Read the terms')).toHaveAttribute('href', '/about#terms');
  });

  test('shows the shipping fee in the totals once it is known, and why it could not be looked up', async () => {
    await signInWithCart(api);
    await openForm(<PlaceOrder />);
    const expectNoFee = () => {
      expect(total().getByText('Enter Shipping Address')).toBeInTheDocument();
      expect(total().getAllByText('RM204.80')).toHaveLength(2);
    };
    expectNoFee();
    setField('State', 'Selangor');
    expect(total().getByLabelText('Calculating the shipping fee')).toBeVisible();
    expect(await total().findByText('RM10.00')).toBeInTheDocument();
    expect(total().getByText('RM214.80')).toBeInTheDocument();
    expect(total().queryByText('Enter Shipping Address')).not.toBeInTheDocument();
    setField('State', '');
    expectNoFee();

    // The test shop does not deliver to Perlis.
    setField('State', 'Perlis');
    expect(await total().findByText(/^We do not deliver to Perlis/)).toBeVisible();
    expect(total().queryByText('Enter Shipping Address')).not.toBeInTheDocument();
    expect(total().getAllByText('RM204.80')).toHaveLength(2);
    agree();
    submit();
    expect(screen.getByText('Please select the state again')).toBeInTheDocument();
    fireEvent.click(total().getByText('Try again'));
    expect(await total().findByText(/^We do not deliver to Perlis/)).toBeInTheDocument();
  });

  test('shows an error at each missing field and sends nothing', async () => {
    await signInWithCart(api);
    await openForm(<PlaceOrder />);
    setField('Country', '');
    submit();
    for (const field of group('Delivery information').querySelectorAll('[required]'))
      expect(field).toBeInvalid();
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toContain('Please agree to the terms and conditions.');
    expect(alerts).toContain('Please select the state again');
    expect(alerts).toContain('Enter the first name.');
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(await storedOrders(api)).toEqual([]);
  });

  test('reads an autofilled state, explains one without delivery, and reduces a pasted zipcode to its digits', async () => {
    await signInWithCart(api);
    await openForm(<PlaceOrder />);
    const state = screen.getByLabelText('State');
    const autofill = (value: string) =>
      fireEvent.change(
        document.querySelector('input[autocomplete="shipping address-level1"]') as HTMLElement,
        { target: { value } },
      );
    autofill('Pulau Pinang');
    expect(state).toHaveValue('Penang');
    autofill('Western Australia');
    expect(state).toHaveAccessibleDescription(/^We do not know the state “Western Australia”/);
    autofill('Wilayah Persekutuan Kuala Lumpur');
    expect(state).toHaveAccessibleDescription(/^Kuala Lumpur, Labuan and Putrajaya are not/);
    expect(screen.getByText('Ask us on WhatsApp')).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/60'),
    );
    setField('State', 'Selangor');
    expect(state).toBeValid();

    const zipcode = screen.getByLabelText('Zipcode');
    setField('Zipcode', 'Poskod 50480');
    expect(zipcode).toHaveValue('50480');
    expect(zipcode).toBeValid();
    setField('Zipcode', '504800 KL');
    expect(zipcode).toHaveValue('504800 KL');
    expect(zipcode).toHaveAccessibleDescription('Enter a zipcode of 5 digits.');
  });

  test('places the order once, empties the cart and goes to its page', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    await app.user.dblClick(screen.getByText('PLACE ORDER'));
    await waitForOrderPage(app);
    const placed = await storedOrders(api);
    expect(placed).toHaveLength(1);
    expect(app.location().pathname).toBe(`/checkout/${placed[0]?.id}`);
    expect(placed[0]).toMatchObject({ address: { zipcode: '05400', phone: '012-345 6789' } });
    expect(sessionStorage.getItem('kedai:checkout')).toBeNull();
  });

  test('sends a separate billing address', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    fireEvent.click(screen.getByLabelText('Use a separate billing address'));
    fillAddress(BILLING, 'Sabah');
    setField('Phone', '0388887777', BILLING);
    submit();
    await waitForOrderPage(app);
    const [placed] = await storedOrders(api);
    expect(placed).toMatchObject({
      address: { state: 'Selangor', phone: '012-345 6789' },
      billingAddress: { state: 'Sabah', phone: '0388887777' },
    });
  });

  test('counts a note, keeps it over a reload, and sends it with the order', async () => {
    const first = await openFilledForm(<PlaceOrder />, api);
    const note = () => screen.getByLabelText(/^Note/);
    expect(note()).toHaveAccessibleDescription('For example: leave at the guard house');
    expect(note()).toHaveAttribute('maxlength', '200');
    fireEvent.change(note(), { target: { value: 'Leave at the guard house' } });
    expect(note()).toHaveAccessibleDescription('24 of 200 characters');

    first.unmount();
    const app = await openForm(<PlaceOrder />);
    expect(note()).toHaveValue('Leave at the guard house');
    await total().findByText('RM10.00');
    agree();
    submit();
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toMatchObject([{ note: 'Leave at the guard house' }]);
  });

  test('persists nothing after its customer is gone, also when it changes again', async () => {
    await signInWithCart(api);
    const app = await openForm(<PlaceOrder />);
    setField('Street', '3, Jalan Melur');
    expect(sessionStorage.getItem('kedai:checkout')).toContain('Jalan Melur');
    act(() => {
      app.store.dispatch(clearCustomerData(true));
      setField('Street', '3, Jalan Melur, Level 2');
    });
    expect(sessionStorage.getItem('kedai:checkout')).toBeNull();
  });

  test('shows new prices before the order can be sent again', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    await setPrice(api, 'tote', 3000);
    submit();
    expect(await total().findByText('RM209.80')).toBeInTheDocument();
    expect(await total().findByText('RM219.80')).toBeInTheDocument();
    expect(toasts()).toHaveLength(1);
    expect(screen.getByText(/^Your order could not be completed/)).toBeInTheDocument();
    expect(screen.getByLabelText('Street')).toHaveValue('3, Jalan Melur');
    expect(await storedOrders(api)).toEqual([]);

    submit();
    await waitForOrderPage(app);
  });

  test('shows the server’s message when it refuses, and keeps what was typed', async () => {
    await openFilledForm(<PlaceOrder />, api);
    api.refuses(orderCalls.place, { message: 'We are closed today.' });
    submit();
    await waitFor(() => expect(toasts()).toEqual(['error: We are closed today.']));
    // The toast shows the reason; the form shows only the consequence, so that no text is read twice.
    expect(screen.getByRole('alert')).toHaveTextContent('Your order could not be completed.');
    expect(screen.getByLabelText('Street')).toHaveValue('3, Jalan Melur');
  });
});

describe('a size that the shop withdraws', () => {
  const withdrawSize = () => setFeatures(api, 'shirt', ['S']);

  test('can be removed, and a cart with nothing else keeps the form until then', async () => {
    storeSelection();
    api.sendDateHeader();
    await api.signUp();
    await addCartItem('shirt', 'M', 2);
    const app = await openForm(<PlaceOrder />);
    setField('City', 'Ipoh');
    await withdrawSize();
    const refetch = { forceRefetch: true, subscribe: false };
    await act(() =>
      app.store.dispatch(productApi.endpoints.productList.initiate(undefined, refetch)),
    );
    expect(await screen.findByText(/not part of this order: Linen Shirt, M\.$/)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Ipoh');
    fireEvent.click(screen.getByText('Remove Linen Shirt, M'));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.queryByText('PLACE ORDER')).not.toBeInTheDocument();
  });

  test('while the form is filled in is reported, and a second press orders the rest', async () => {
    const app = await openFilledForm(<PlaceOrder />, api);
    await withdrawSize();
    submit();
    expect(await screen.findByText(/not part of this order: Linen Shirt, M\.$/)).toBeVisible();
    expect(toasts()).toContainEqual(expect.stringMatching(/no longer available as M/));
    await total().findByText('RM10.00');
    submit();
    await waitForOrderPage(app);
    expect(await storedOrders(api)).toMatchObject([{ productSen: 2500 }]);
  });
});
