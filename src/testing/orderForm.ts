import { ADDRESS_FIELDS } from '@kedai/contract/rules/address';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import type { Selection } from '@kedai/contract/rules/selection';
import { ADDRESS } from '@kedai/contract/testing/visitor';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { serializeCookie } from '../state/device/cookies';
import { addressLabels } from '../text/order/checkout';
import type { ApiServer } from './apiServer';
import { addCartItem } from './orders';
import { type RenderedApp, renderApp } from './renderApp';

/** A pickup at 10:00 on the day after the date of the test server's clock. */
export const CHOSEN: Selection = {
  serviceType: 'pickup',
  calendarDate: '2026-03-03',
  deliveryTime: '10:00 - 11:00',
};

/** Stores the visitor's service and slot. */
export function storeSelection(selection: Selection = CHOSEN): void {
  document.cookie = serializeCookie(SELECTION_COOKIE, JSON.stringify([selection]));
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
  await screen.findByText('PLACE ORDER');
  return app;
}

/** The cart totals beside the form. */
export const total = () =>
  within(screen.getByText('CART TOTALS').closest('section') as HTMLElement);

/** Sets a field by its label, in the delivery address by default. */
export function setField(label: string, value: string, group = 'Delivery information'): void {
  const fields = within(screen.getByText(group).closest('fieldset') as HTMLElement);
  fireEvent.change(fields.getByLabelText(label), { target: { value } });
}

/** Fills in an address. Its state decides the shipping fee. */
export function fillAddress(group?: string, state = 'Selangor'): void {
  const typed = { ...ADDRESS, state };
  for (const field of ADDRESS_FIELDS)
    if (field !== 'country') setField(addressLabels[field], typed[field], group);
}

/** Ticks the terms. */
export const agree = () =>
  fireEvent.click(screen.getByLabelText('I have read and agreed with the terms and conditions'));

/** Fills in the open form, waits for the shipping fee and ticks the terms. */
export async function fillForm(): Promise<void> {
  fillAddress();
  await total().findByText('RM10.00');
  agree();
}

/** Opens a completed order form of a customer with a cart and a slot. */
export async function openFilledForm(form: ReactElement, api: ApiServer): Promise<RenderedApp> {
  await signInWithCart(api);
  const app = await openForm(form);
  await fillForm();
  return app;
}

/** Presses PLACE ORDER. */
export const submit = () => fireEvent.click(screen.getByText('PLACE ORDER'));

/** Waits until the order is placed and its page is open. */
export const waitForOrderPage = (app: RenderedApp) =>
  waitFor(() => expect(app.location().pathname).toMatch(/^\/checkout\/.+/));
