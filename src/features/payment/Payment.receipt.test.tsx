import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { checkSession } from '../../state/session/checkSession';
import { serveApi } from '../../testing/apiServer';
import { createOrder, setOrderStatus, storedOrders } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { screenshot } from '../../testing/screenshot';
import { Payment } from './Payment';
import { chosenReceipt } from './receipt/chosenReceipt';

const api = serveApi();
const toasts = collectToasts();

afterEach(() => chosenReceipt.clear());

const RIGHT = screenshot();
const PDF = 'This is a PDF. Take a screenshot of it and choose that.';
const pdf = () => new File(['%PDF-1.7'], 'receipt.jpg', { type: 'image/jpeg' });

const zone = () => screen.findByLabelText(/Drag your screenshot here/);
const progress = () => screen.findByLabelText('Progress of your order');
const click = (text: string) => fireEvent.click(screen.getByText(text));
const button = (text: string) => screen.getByText(text).closest('button');
const drop = (place: HTMLElement, file: File) =>
  fireEvent.drop(place, { dataTransfer: { files: [file] } });

const open = (orderId: string) =>
  renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });

async function openNewOrder() {
  await api.signUp();
  const orderId = await createOrder();
  return { ...open(orderId), orderId, place: await zone() };
}

/** Chooses a receipt for a new order. */
async function choose(file = RIGHT) {
  const app = await openNewOrder();
  await app.user.upload(app.place, file);
  await screen.findByText('Remove');
  return app;
}

const untilStored = () =>
  waitFor(async () =>
    expect(await storedOrders(api)).toMatchObject([{ status: 'Payment Submitted' }]),
  );

test('a screenshot is required', async () => {
  await openNewOrder();
  click('SUBMIT');
  expect(screen.getByRole('alert')).toHaveTextContent('Screenshot uploaded is null');
});

test('a receipt that names the receiver is accepted, and the page shows the progress of the order', async () => {
  await choose();
  click('SUBMIT');
  await progress();
  expect(screen.getByText('Payment Submitted')).toBeInTheDocument();
  expect(screen.getByAltText('The receipt you uploaded')).toBeInTheDocument();
  expect(screen.queryByText('Scan QR Code and make payment')).not.toBeInTheDocument();
  expect(toasts()).toEqual(['success: Receipt uploaded.']);
});

test.each([
  [
    'of another receiver',
    screenshot('Transfer to\nSIMPLE BAKERY SDN BHD'),
    'The uploaded screenshot does not match the receiver name. Please upload the correct screenshot.',
  ],
  ['that cannot be read', screenshot('UNREADABLE'), 'There was an error processing the image.'],
])('a screenshot %s is rejected, kept, and not sent', async (_, file, sentence) => {
  await choose(file);
  click('SUBMIT');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByText(file.name)).toBeInTheDocument();
  expect(await storedOrders(api)).toMatchObject([{ status: 'Order Placed' }]);
});

test('the chosen screenshot can be viewed, and removed for good', async () => {
  const { orderId, user, unmount } = await choose();
  expect(button('View Uploaded Screenshot')).toHaveFocus();
  click('View Uploaded Screenshot');
  expect(screen.getByRole('dialog', { name: 'Uploaded screenshot' })).toBeInTheDocument();
  await user.click(screen.getByLabelText('Close'));
  click('Remove');
  expect(await zone()).toHaveFocus();
  unmount();
  open(orderId);
  expect(await zone()).toBeVisible();
});

test('a dropped file that is no picture is rejected with a message, also instead of a chosen one', async () => {
  const { place } = await openNewOrder();
  drop(place, pdf());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(PDF);
  expect(place).toHaveAccessibleDescription(PDF);
  expect(screen.queryByText('receipt.jpg')).not.toBeInTheDocument();
  click('SUBMIT');
  expect(alert).toHaveTextContent(PDF);

  drop(place, RIGHT);
  expect(await screen.findByText('screenshot.gif')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  const another = await screen.findByLabelText(/Drag another screenshot here/);
  drop(another, pdf());
  expect(await screen.findByRole('alert')).toHaveTextContent(PDF);
  expect(screen.getByText('screenshot.gif')).toBeVisible();
  drop(another, new File([RIGHT], 'second.gif', { type: 'image/gif' }));
  expect(await screen.findByText('second.gif')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a chosen file that cannot be opened is reported at once, and can be chosen again', async () => {
  const { user, place } = await openNewOrder();
  const gone = screenshot();
  jest.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('Of the browser.'));
  drop(place, gone);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This file could not be opened\./);
  await user.upload(place, RIGHT);
  expect(await screen.findByText('screenshot.gif')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a file that takes long to open is shown as such, and another one can be chosen', async () => {
  const { place } = await openNewOrder();
  const slow = screenshot('slow');
  let open = () => {};
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    open = () => resolve(new ArrayBuffer(8));
  });
  jest.spyOn(slow, 'arrayBuffer').mockReturnValue(bytes);
  drop(place, slow);
  expect(await screen.findByText(/^Opening your screenshot/)).toBeVisible();
  click('SUBMIT');
  drop(place, new File([RIGHT], 'second.gif', { type: 'image/gif' }));
  expect(await screen.findByText('second.gif')).toBeVisible();
  expect(screen.queryByText(/^Opening your screenshot/)).not.toBeInTheDocument();
  open();
  await act(() => bytes);
  // Neither the late file nor the SUBMIT that was meant for it counts.
  expect(screen.getByText('second.gif')).toBeVisible();
  expect(button('SUBMIT')).not.toHaveAttribute('aria-busy');
});

test.each([
  [
    'a folder',
    { files: [RIGHT], items: [{ webkitGetAsEntry: () => ({ isDirectory: true }) }] },
    /folder/,
  ],
  ['a text', { files: [], items: [] }, /^This could not be opened here/],
])('%s that is dropped is refused with a message', async (_, dataTransfer, sentence) => {
  const { place } = await openNewOrder();
  fireEvent.drop(place, { dataTransfer });
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('the server’s reason for a refusal is shown, and the receipt can be sent again', async () => {
  await choose();
  api.refuses(orderCalls.uploadpayment, { message: 'The picture is too large.' }, { once: true });
  click('SUBMIT');
  await waitFor(() => expect(toasts()).toEqual(['error: The picture is too large.']));
  expect(screen.getByRole('alert')).toHaveTextContent('Your receipt could not be sent.');
  click('SUBMIT');
  expect(await progress()).toBeVisible();
});

test('an upload can be cancelled', async () => {
  await choose();
  api.waits(orderCalls.uploadpayment);
  click('SUBMIT');
  await screen.findByText('Sending your receipt');
  click('Cancel');
  expect(screen.queryByText('Sending your receipt')).not.toBeInTheDocument();
  expect(screen.getByText('screenshot.gif')).toBeInTheDocument();
  expect(button('View Uploaded Screenshot')).toHaveFocus();
});

describe('a receipt that the server has stored', () => {
  test('is shown as uploaded when the response was lost', async () => {
    api.loses(orderCalls.uploadpayment);
    await choose();
    click('SUBMIT');
    expect(await progress()).toBeVisible();
    await untilStored();
  });

  test('before the upload was cancelled is shown as uploaded, and is not preselected when the shop requests another', async () => {
    api.responds(orderCalls.uploadpayment, async (_, answer) => {
      await answer();
      return new Promise<never>(() => {});
    });
    const { unmount, orderId } = await choose();
    click('SUBMIT');
    await untilStored();
    click('Cancel');
    await progress();
    unmount();
    await setOrderStatus(api, orderId, 'Order Placed');
    open(orderId);
    expect(await zone()).toBeVisible();
  });

  test('is not preselected either when the shopper left before the order was refetched', async () => {
    const { unmount, orderId } = await choose();
    api.waits(orderCalls.orderdetail, { once: true });
    click('SUBMIT');
    await waitFor(() => expect(toasts()).toEqual(['success: Receipt uploaded.']));
    unmount();
    await setOrderStatus(api, orderId, 'Order Placed');
    open(orderId);
    expect(await zone()).toBeVisible();
  });

  test('is shown after a retry when the order could not be loaded after the upload', async () => {
    await choose();
    const broken = api.fails(orderCalls.orderdetail, 502);
    click('SUBMIT');
    await screen.findByText('Your order could not be loaded');
    broken.mend();
    click('Try again');
    expect(await progress()).toBeVisible();
  });
});

describe('a chosen screenshot', () => {
  test('stays chosen while the order is refetched, and while the shopper views another order', async () => {
    const { orderId, store, unmount } = await choose();
    await waitFor(() => expect(store.getState().session.status).toBe('customer'));
    const preview = screen.getByAltText(/screenshot/i);
    const before = api.sent(orderCalls.orderdetail).length;
    fireEvent.focus(window);
    await waitFor(() => expect(api.sent(orderCalls.orderdetail)).toHaveLength(before + 1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    // The same element: it was not remounted.
    expect(screen.getByAltText(/screenshot/i)).toBe(preview);
    expect(button('SUBMIT')).toBeEnabled();
    unmount();

    const paid = await createOrder();
    await setOrderStatus(api, paid, 'Payment Submitted');
    const other = open(paid);
    await progress();
    other.unmount();
    open(orderId);
    expect(await screen.findByText('screenshot.gif')).toBeVisible();
  });

  test('is dropped when the session ends, also when the customer signs in again', async () => {
    const { orderId, store, unmount } = await choose();
    api.refuses(userCalls.verifyToken, {}, { once: true });
    await act(() => store.dispatch(checkSession()));
    unmount();
    open(orderId);
    expect(await zone()).toBeVisible();
  });
});
