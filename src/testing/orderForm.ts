import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SELECTION_COOKIE } from '../contract/cookies';
import { type Selection, writeSelection } from '../contract/selection';
import { serializeCookie } from '../store/storage';
import type { ApiServer } from './apiServer';
import { addCartItem } from './orders';
import { type RenderedApp, renderApp } from './renderApp';

/** The address that the tests type, by the labels of its fields. */
export const ADDRESS = {
  'First name': 'Aina',
  'Last name': 'Rahman',
  Email: 'aina@example.test',
  Street: '3, Jalan Melur',
  City: 'Shah Alam',
  Zipcode: '05400',
  Phone: '012-345 6789',
};

/** A pickup at 10:00 on the day after the date of the test server's clock. */
export const CHOSEN: Selection = {
  serviceType: 'pickup',
  calendarDate: '2026-03-03',
  deliveryTime: '10:00 - 11:00',
};

/** Stores the visitor's service and slot. */
export function storeSelection(selection: Selection = CHOSEN): void {
  document.cookie = serializeCookie(SELECTION_COOKIE, JSON.stringify(writeSelection(selection)));
}

/**
 * Signs in a customer who has a slot and a cart with 2 shirts (RM89.90 each) and a tote (RM25.00).
 * @param selection the slot, for pages that use their own clock instead of the API's
 */
export async function signInWithCart(
  api: Pick<ApiServer, 'signUp' | 'sendDateHeader'>,
  selection?: Selection,
): Promise<void> {
  if (selection === undefined) api.sendDateHeader();
  storeSelection(selection);
  await api.signUp();
  await addCartItem('shirt', 'M', 2);
  await addCartItem('tote', '', 1);
}

/** Renders the order form and waits until it is ready. */
export async function openForm(form: ReactElement): Promise<RenderedApp> {
  const app = renderApp(form, { route: '/place-order' });
  await screen.findByRole('button', { name: 'PLACE ORDER' });
  return app;
}

/** The cart totals beside the form. */
export const total = () =>
  within(screen.getByText('CART TOTALS').closest('section') as HTMLElement);

/** Fills in the address and waits for the shipping fee. */
export async function fill({ user }: RenderedApp, state = 'Selangor'): Promise<void> {
  await user.selectOptions(screen.getByLabelText('State'), state);
  for (const [label, value] of Object.entries(ADDRESS)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await total().findByText('RM10.00');
}

/** Ticks the terms. */
export const agree = ({ user }: RenderedApp) =>
  user.click(screen.getByLabelText('I have read and agreed with the terms and conditions'));

/** Presses PLACE ORDER. */
export const submit = ({ user }: RenderedApp) =>
  user.click(screen.getByRole('button', { name: 'PLACE ORDER' }));
