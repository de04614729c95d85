import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { signOut } from '../store/session';
import { serveApi } from '../testing/apiServer';
import { givenSelection } from '../testing/orderForm';
import { givenInCart } from '../testing/orders';
import { type RenderedApp, renderApp } from '../testing/renderApp';
import PlaceOrderScreen from './PlaceOrder';

const api = serveApi();

const open = () => renderApp(<PlaceOrderScreen />, { route: '/place-order' });

const FIELDS: readonly [string, string][] = [
  ['First name', 'Aina'],
  ['Last name', 'Rahman'],
  ['Email', 'aina@example.test'],
  ['Street', '3, Jalan Melur'],
  ['City', 'Shah Alam'],
  ['Zipcode', '05400'],
  ['Phone', '012-345 6789'],
];

async function fillAndSubmit({ user }: RenderedApp): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('State'), 'Selangor');
  for (const [label, value] of FIELDS) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByLabelText(/I have read and agreed/));
  await screen.findAllByText('RM10.00', undefined, { timeout: 5000 });
  await user.click(screen.getByRole('button', { name: 'PLACE ORDER' }));
}

beforeEach(async () => {
  api.tellTime();
  givenSelection();
  await api.signUp();
  await givenInCart('shirt', 'M', 1);
});

test.each([
  ['with our code', { success: false, message: 'Please sign in.', code: 'not-signed-in' }],
  ['without any code', { success: false, message: 'Not authorised.' }],
])('a session that is over, told %s, leads to sign-in and loses nothing typed', async (_, body) => {
  const app = open();
  api.use(http.post('*/api/order/place', () => HttpResponse.json(body, { status: 401 })));
  await fillAndSubmit(app);
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fplace-order',
  );
  app.unmount();

  open();
  expect(await screen.findByLabelText('Street')).toHaveValue('3, Jalan Melur');
  expect(screen.getByLabelText('Zipcode')).toHaveValue('05400');
});

test('what was typed is gone after signing out, so that the next customer does not see it', async () => {
  const app = open();
  await app.user.type(await screen.findByLabelText('Street'), '3, Jalan Melur');
  expect(sessionStorage.getItem('kedai:checkout')).toContain('Jalan Melur');

  await act(async () => expect(await app.store.dispatch(signOut())).toBeNull());
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
  expect(sessionStorage.getItem('kedai:checkout')).toBeNull();
});

test('the terms are agreed to anew after a reload, and what was typed is still there', async () => {
  const app = open();
  await app.user.type(await screen.findByLabelText('Street'), '3, Jalan Melur');
  await app.user.click(screen.getByLabelText(/I have read and agreed/));
  app.unmount();

  open();
  expect(await screen.findByLabelText('Street')).toHaveValue('3, Jalan Melur');
  expect(screen.getByLabelText(/I have read and agreed/)).not.toBeChecked();
});
