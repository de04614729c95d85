import { screen } from '@testing-library/react';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { addCartItem } from '../../testing/orders';
import { type RenderedApp, renderApp } from '../../testing/renderApp';
import { PlaceOrder } from './PlaceOrder';

const api = serveApi();

/** The storage of one tab, shared by the forms that a test opens. */
let device = memoryStorage();
beforeEach(() => {
  device = memoryStorage();
});

/** Opens the order form with this delivery address chosen. */
async function open(deliveryAddress: string): Promise<RenderedApp> {
  const selection = {
    serviceType: 'delivery',
    deliveryAddress,
    calendarDate: '2026-11-22',
    deliveryTime: '14:00 - 15:00',
  };
  device.cookies.write('userSelection', JSON.stringify([selection]));
  const app = renderApp(<PlaceOrder />, { route: '/place-order', storage: device });
  await screen.findByRole('button', { name: 'PLACE ORDER' });
  return app;
}

const addressValues = () =>
  ['Street', 'City', 'State', 'Zipcode'].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement | HTMLSelectElement).value,
  );

beforeEach(async () => {
  await api.signUp();
  await addCartItem('shirt', 'M', 1);
});

describe('the order goes to the address that was chosen with the service', () => {
  test('leaves the state, which determines the shipping fee, to the shopper', async () => {
    await open('8 Jalan Gasing, Petaling Jaya, 46000 Selangor, Malaysia');
    expect(addressValues()).toEqual(['8 Jalan Gasing', 'Petaling Jaya', '', '46000']);
    expect(screen.getByText('Enter Shipping Address')).toBeInTheDocument();
  });

  test('leaves missing fields to the shopper', async () => {
    await open('8 Jalan Gasing');
    expect(addressValues()).toEqual(['8 Jalan Gasing', '', '', '']);
    expect(screen.getByText('Enter Shipping Address')).toBeInTheDocument();
  });

  test('applies another choice, keeps typed fields, and says so', async () => {
    (await open('8 Jalan Gasing, Petaling Jaya, Selangor')).unmount();
    const app = await open('3 Jalan Melur, Ipoh, Perak');
    expect(addressValues()).toEqual(['3 Jalan Melur', 'Ipoh', '', '']);
    await app.user.type(screen.getByLabelText('Zipcode'), '31400');
    app.unmount();
    await open('8 Jalan Gasing, Petaling Jaya, Selangor');
    expect(addressValues()).toEqual(['8 Jalan Gasing', 'Petaling Jaya', '', '31400']);
    expect(screen.getByText(/delivery place that you chose has changed/)).toBeVisible();
  });
});
