import { fireEvent, screen } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { createOrder } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { screenshot } from '../../testing/screenshot';
import { Payment } from './Payment';

const api = serveApi();

async function open() {
  await api.signUp();
  const orderId = await createOrder();
  const { user } = renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
  const zone = await screen.findByLabelText(/Drag your screenshot here/);
  return { user, zone };
}

const drop = (zone: HTMLElement, file: File) =>
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
const pdf = () => new File(['%PDF-1.7'], 'receipt.jpg', { type: 'image/jpeg' });
const PDF = 'This is a PDF. Take a screenshot of it and choose that.';

test('a file that is no picture is rejected with a message when it is chosen', async () => {
  const { user, zone } = await open();
  drop(zone, pdf());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(PDF);
  expect(zone).toHaveAccessibleDescription(PDF);
  expect(screen.queryByText('receipt.jpg')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
  expect(alert).toHaveTextContent(PDF);

  drop(zone, screenshot());
  expect(await screen.findByText('screenshot.gif')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a chosen file is replaced by another valid one, but not by an unusable one', async () => {
  const { user, zone } = await open();
  await user.upload(zone, screenshot('the first'));
  const another = await screen.findByLabelText(/Drag another screenshot here/);
  drop(another, pdf());
  expect(await screen.findByRole('alert')).toHaveTextContent(PDF);
  expect(another).toHaveAccessibleDescription(PDF);
  expect(screen.getByText('screenshot.gif')).toBeVisible();
  await user.upload(another, new File([screenshot()], 'second.gif', { type: 'image/gif' }));
  expect(await screen.findByText('second.gif')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
