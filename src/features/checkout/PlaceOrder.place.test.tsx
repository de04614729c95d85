import { screen } from '@testing-library/react';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { addCartItem } from '../../testing/orders';
import { type RenderedApp, renderApp } from '../../testing/renderApp';
import { PlaceOrder } from './PlaceOrder';

const api = serveApi();

/** Keeps from one choice to the next what the tab knows. */
let device = memoryStorage();
beforeEach(() => {
  device = memoryStorage();
});

/** The order form of a customer who chose delivery to this address. */
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

const place = () =>
  ['Street', 'City', 'State', 'Zipcode'].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement | HTMLSelectElement).value,
  );

beforeEach(async () => {
  await api.signUp();
  await addCartItem('shirt', 'M', 1);
});

describe('the order goes to the address that was chosen with the service', () => {
  test('whose state is left to the shopper, who pays for shipping by it', async () => {
    await open('8 Jalan Gasing, Petaling Jaya, 46000 Selangor, Malaysia');
    expect(place()).toEqual(['8 Jalan Gasing', 'Petaling Jaya', '', '46000']);
    expect(screen.getByText('Enter Shipping Address')).toBeInTheDocument();
  });

  test('and what it does not say is left to the shopper', async () => {
    await open('8 Jalan Gasing');
    expect(place()).toEqual(['8 Jalan Gasing', '', '', '']);
    expect(screen.getByText('Enter Shipping Address')).toBeInTheDocument();
  });

  test('follows another choice, keeps what was typed, and says so', async () => {
    (await open('8 Jalan Gasing, Petaling Jaya, Selangor')).unmount();
    const app = await open('3 Jalan Melur, Ipoh, Perak');
    expect(place()).toEqual(['3 Jalan Melur', 'Ipoh', '', '']);
    await app.user.type(screen.getByLabelText('Zipcode'), '31400');
    app.unmount();
    await open('8 Jalan Gasing, Petaling Jaya, Selangor');
    expect(place()).toEqual(['8 Jalan Gasing', 'Petaling Jaya', '', '31400']);
    expect(screen.getByText(/delivery place that you chose has changed/)).toBeVisible();
  });
});
