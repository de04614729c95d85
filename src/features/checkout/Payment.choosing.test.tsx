import { fireEvent, screen } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { givenOrder } from '../../testing/orders';
import { renderApp } from '../../testing/renderApp';
import { Payment } from './Payment';

const api = serveApi();

test('what is no picture is told when it is chosen, and not taken', async () => {
  await api.signUp();
  const orderId = await givenOrder();
  const { user } = renderApp(<Payment orderId={orderId} />, { route: `/checkout/${orderId}` });
  const zone = await screen.findByLabelText(/Drag your screenshot here/);
  const paper = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
  fireEvent.drop(zone, { dataTransfer: { files: [paper] } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('There was an error processing the image.');
  expect(zone).toHaveAccessibleDescription('There was an error processing the image.');
  expect(screen.queryByText('receipt.pdf')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }));
  expect(alert).toHaveTextContent('There was an error processing the image.');

  const nameless = new File(['GIF89a'], 'photo.heic');
  fireEvent.drop(zone, { dataTransfer: { files: [nameless] } });
  expect(await screen.findByText('photo.heic')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
