import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { shop } from '../../shop';
import { checkSession } from '../../store/checkSession';
import { serviceChangeStarted } from '../../store/slices';
import { memoryStorage } from '../../store/storage';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { ServiceSelectionGate, type ServiceSelectionGateProps } from './ServiceSelectionGate';

/** 21 November, 10:30 a.m. in Kuala Lumpur. */
const NOW = Date.UTC(2026, 10, 21, 2, 30);
const SELECTION = {
  serviceType: 'delivery',
  deliveryAddress: '3 Jalan Mawar, Ipoh',
  calendarDate: '2026-11-22',
  deliveryTime: '12:00 - 13:00',
} as const;

const api = serveApi();

function openShop({
  cookies = {},
  ...props
}: Partial<ServiceSelectionGateProps> & { cookies?: Record<string, string> } = {}) {
  const storage = memoryStorage(cookies);
  const reloadPage = jest.fn();
  const app = renderApp(
    <>
      <button type="button">Under the modal</button>
      <ServiceSelectionGate clock={() => NOW} reloadPage={reloadPage} {...props} />
    </>,
    { storage },
  );
  const savedSelection = (): unknown =>
    JSON.parse(storage.cookies.read('userSelection') ?? 'null') as unknown;
  return { ...app, reloadPage, savedSelection };
}

const saved = (selection: object) => ({ userSelection: JSON.stringify([selection]) });
const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.findByRole('button', { name });
const chooseDate = async (date: string) =>
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: date } });

test('opens when no service is chosen and blocks the page until then', async () => {
  const { user, reloadPage } = openShop();
  expect(await heading('Select Service Type')).toHaveFocus();
  expect(document.body.style.overflow).toBe('hidden');
  expect(screen.getByText('Under the modal').closest('[inert]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Service selection' })).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});

test('shows the reason when the end of the session removed the delivery address', async () => {
  await api.signUp();
  const { store } = openShop({ cookies: saved(SELECTION) });
  await waitFor(() => expect(store.getState().session.status).toBe('customer'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await fetch('http://localhost/api/user/logout', { method: 'POST' });
  await act(() => store.dispatch(checkSession()));
  expect(await heading('Select Service Type')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your session has ended. Anything you had typed was removed from this device.',
  );
});

test('choosing a pick up saves it and reloads the page', async () => {
  const { user, reloadPage, savedSelection } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Pick Up'));
  await waitFor(async () => expect(await heading('Select Pickup Branch')).toHaveFocus());
  expect(screen.getAllByText(shop.pickupBranch.address)[0]).toBeVisible();
  await user.click(await button('Next'));
  await waitFor(async () => expect(await heading('Select Date & Time')).toHaveFocus());
  expect(screen.getByLabelText('Date')).toHaveAttribute('min', '2026-11-21');
  await chooseDate('2026-11-21');
  await user.selectOptions(screen.getByLabelText('Time'), '11:00 - 12:00');
  await user.click(await button('Confirm'));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(savedSelection()).toEqual([
    { serviceType: 'pickup', calendarDate: '2026-11-21', deliveryTime: '11:00 - 12:00' },
  ]);
});

test('Back on each step returns to the previous one', async () => {
  const { user } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Pick Up'));
  await heading('Select Pickup Branch');
  await user.click(await button('Back'));
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  await heading('Enter Delivery Details');
  await user.click(await button('Next'));
  await heading('Select Date & Time');
  await user.click(await button('Back'));
  expect(await heading('Enter Delivery Details')).toBeVisible();
});

test('each step shows its title once', async () => {
  const { user } = openShop();
  await heading('Select Service Type');
  expect(screen.getByText('Select Service Type')).toBeVisible();
  await user.click(await button('Pick Up'));
  await heading('Select Pickup Branch');
  expect(screen.getByText('Select Pickup Branch')).toBeVisible();
  await user.click(await button('Next'));
  await heading('Select Date & Time');
  expect(screen.getByText('Select Date & Time')).toBeVisible();
});

test('the marker on the map is at the chosen place', async () => {
  const { user } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  await user.type(await screen.findByRole('textbox', { name: 'Delivery address' }), 'Ampang');
  await user.click(await screen.findByRole('option', { name: 'Jalan Ampang, Kuala Lumpur' }));
  const map = await screen.findByRole('region', { name: 'Map of Jalan Ampang, Kuala Lumpur' });
  const marker = map.querySelector('[data-stand-in="marker"]');
  expect(marker).toHaveAttribute('data-position', '[3.1599,101.7123]');
  expect(map.querySelector('[data-stand-in="map"]')).toHaveAttribute('data-zoom', '15');
});

test('a suggestion can be chosen by keyboard and is shown on the map', async () => {
  const { user, reloadPage, savedSelection } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  await heading('Enter Delivery Details');
  const address = screen.getByRole('textbox', { name: 'Delivery address' });
  await user.type(address, 'Ampang');
  const option = await screen.findByRole('option', { name: 'Jalan Ampang, Kuala Lumpur' });
  await user.keyboard('{ArrowDown}');
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(address).toHaveAttribute('aria-activedescendant', option.id);
  for (const key of ['Enter', 'ArrowUp', 'Escape']) {
    fireEvent.keyDown(address, { key, isComposing: true });
    fireEvent.keyDown(address, { key, keyCode: 229 });
  }
  expect(address).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  expect(address).toHaveValue('Jalan Ampang, Kuala Lumpur');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(
    await screen.findByRole('region', { name: 'Map of Jalan Ampang, Kuala Lumpur' }),
  ).toBeVisible();

  await user.click(await button('Next'));
  await heading('Select Date & Time');
  expect(screen.getByText('Jalan Ampang, Kuala Lumpur').closest('bdi')).not.toBeNull();
  await user.click(await button('Back'));
  expect(await screen.findByRole('textbox', { name: 'Delivery address' })).toHaveValue(
    'Jalan Ampang, Kuala Lumpur',
  );
  await user.click(await button('Next'));
  await chooseDate('2026-11-22');
  await user.selectOptions(screen.getByLabelText('Time'), '10:00 - 11:00');
  await user.click(await button('Confirm'));
  await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  expect(savedSelection()).toMatchObject([{ deliveryAddress: 'Jalan Ampang, Kuala Lumpur' }]);
});

test('a place without a known location stays as the address, and the failed lookup is logged', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.use(http.get('*/api/general/geocode', () => HttpResponse.json({ results: [] })));
  const { user } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  const address = await screen.findByRole('textbox', { name: 'Delivery address' });
  await user.type(address, 'Ampang');
  await user.click(await screen.findByRole('option', { name: 'Jalan Ampang, Kuala Lumpur' }));
  expect(await screen.findByText(/^The map cannot be shown right now/)).toBeVisible();
  expect(address).toHaveValue('Jalan Ampang, Kuala Lumpur');
  expect(warned.mock.lastCall?.[0]).toMatch('The lookup of place failed');
});

test('the suggestions close when the focus leaves the field', async () => {
  const { user } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  await user.type(await screen.findByRole('textbox', { name: 'Delivery address' }), 'Ampang');
  expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  await user.tab();
  expect(await button('Back')).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('an address can be typed when suggestions fail, without an error message', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.use(http.post('*/api/general/generateMapList', () => HttpResponse.error()));
  const { user } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  await user.type(
    await screen.findByRole('textbox', { name: 'Delivery address' }),
    '3 Jalan Mawar',
  );
  await waitFor(() => expect(warned).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await button('Next'));
  expect(await heading('Select Date & Time')).toBeVisible();
});

test('Next does not validate; Confirm reports missing fields', async () => {
  const { user, reloadPage } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  await user.click(await button('Next'));
  await heading('Select Date & Time');
  await chooseDate('2026-11-22');
  await user.selectOptions(screen.getByLabelText('Time'), '10:00 - 11:00');
  await user.click(await button('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields.');
  expect(screen.getByLabelText('Date')).toHaveValue('2026-11-22');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('Confirm marks the missing fields and focuses the first one', async () => {
  const { user } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  await user.click(await button('Next'));
  await heading('Select Date & Time');
  await user.click(await button('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields.');
  expect(screen.getByLabelText('Date')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus());
  expect(screen.getByLabelText('Time')).toBeInvalid();
  expect(screen.getByText(/delivery address is missing/)).toBeVisible();
  await user.click(await button('Confirm'));
  await waitFor(() => expect(screen.getByLabelText('Date')).toHaveFocus());
  await user.click(await button('Tomorrow'));
  expect(screen.getByLabelText('Date')).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['in the morning', NOW, ['Today', 'Tomorrow', 'Mon, 23 Nov'], '2026-11-21'],
  [
    'after the last slot',
    NOW + 11 * 3_600_000,
    ['Tomorrow', 'Mon, 23 Nov', 'Tue, 24 Nov'],
    '2026-11-22',
  ],
])('%s buttons offer the next days with a free slot', async (_, now, days, first) => {
  const { user } = openShop({ clock: () => now });
  await heading('Select Service Type');
  await user.click(await button('Pick Up'));
  await user.click(await button('Next'));
  const offered = within(await screen.findByRole('group', { name: 'The next days' })).getAllByRole(
    'button',
  );
  expect(offered.map(({ textContent }) => textContent)).toEqual(days);
  expect(screen.getByLabelText('Date')).toHaveValue('');
  await user.click(offered[0] ?? screen.getByRole('group'));
  expect(screen.getByLabelText('Date')).toHaveValue(first);
  expect(offered[0]).toHaveAttribute('aria-pressed', 'true');
});

test('offers 12 slots and marks those of today that have begun as unavailable', async () => {
  const { user } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Pick Up'));
  await user.click(await button('Next'));
  await chooseDate('2026-11-21');
  const options = within(screen.getByLabelText('Time')).getAllByRole('option').slice(1);
  expect(options).toHaveLength(12);
  expect(options[0]).toHaveTextContent('10:00 - 11:00 (Unavailable)');
  expect(options[0]).toBeDisabled();
  expect(options[1]).toHaveTextContent(/^11:00 - 12:00$/);
  expect(options[1]).toBeEnabled();
  await chooseDate('2026-11-22');
  expect(options[0]).toBeEnabled();
});

test('no slot is unavailable before a day is chosen', async () => {
  const { user } = openShop();
  await heading('Select Service Type');
  await user.click(await button('Pick Up'));
  await user.click(await button('Next'));
  const options = within(await screen.findByLabelText('Time'))
    .getAllByRole('option')
    .slice(1);
  expect(options).toHaveLength(12);
  for (const option of options) expect(option).toBeEnabled();
});

test('after the last slot of today the shopper must choose another day', async () => {
  const { user } = openShop({ clock: () => NOW + 11 * 3_600_000 });
  await heading('Select Service Type');
  await user.click(await button('Pick Up'));
  await user.click(await button('Next'));
  await chooseDate('2026-11-21');
  expect(await screen.findByRole('alert')).toHaveTextContent('No time slot is left today.');
});

test.each([
  ['20266-11-22', 'There is no such day.'],
  ['9999-12-31', 'That day is too far ahead. Please choose one until 20 January 2027.'],
  ['2027-01-21', 'That day is too far ahead.'],
  ['0202-11-22', 'That day has passed.'],
])(
  'the date %s is rejected at its field, and the previous selection stays',
  async (date, reason) => {
    const { user, store, reloadPage, savedSelection } = openShop({ cookies: saved(SELECTION) });
    await waitFor(() => expect(store.getState().selection.value).not.toBeNull());
    act(() => void store.dispatch(serviceChangeStarted()));
    await user.click(await button('Pick Up'));
    await user.click(await button('Next'));
    await chooseDate('2026-11-22');
    await user.selectOptions(screen.getByLabelText('Time'), '11:00 - 12:00');
    await chooseDate(date);
    const field = screen.getByLabelText('Date');
    expect(field).toHaveAttribute('max', '2027-01-20');
    expect(field).toBeInvalid();
    expect(screen.getByText(reason, { exact: false })).toBeVisible();
    await user.click(await button('Confirm'));
    expect(await screen.findByText('Please fill in all required fields.')).toBeVisible();
    expect(reloadPage).not.toHaveBeenCalled();
    expect(savedSelection()).toEqual([SELECTION]);
  },
);

test('a valid selection opens no dialog', async () => {
  const { store } = openShop({ cookies: saved(SELECTION) });
  await waitFor(() => expect(store.getState().selection.value).toEqual(SELECTION));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a selection whose slot has passed opens the dialog with the reason', async () => {
  openShop({ cookies: saved({ ...SELECTION, calendarDate: '2026-11-20' }) });
  await heading('Select Service Type');
  expect(screen.getByText(/12:00 - 13:00.* has passed/)).toBeVisible();
});

test('an invalid cookie counts as no selection', async () => {
  openShop({ cookies: { userSelection: '[{"serviceType":"drone"}]' } });
  expect(await heading('Select Service Type')).toBeVisible();
});

test('a valid selection can be changed, or stays when the dialog is closed', async () => {
  const { user, store } = openShop({ cookies: saved(SELECTION) });
  act(() => void store.dispatch(serviceChangeStarted()));
  await heading('Select Service Type');
  await user.click(await button('Delivery'));
  expect(await screen.findByRole('textbox', { name: 'Delivery address' })).toHaveValue(
    SELECTION.deliveryAddress,
  );
  await user.click(await button('Close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.getState().selection.value).toEqual(SELECTION);
});

test('without cookies Confirm shows an error and keeps the choices', async () => {
  const storage = memoryStorage();
  const storageWithoutCookies = {
    ...storage,
    cookies: { ...storage.cookies, write: () => undefined },
  };
  const reloadPage = jest.fn();
  const { user } = renderApp(<ServiceSelectionGate clock={() => NOW} reloadPage={reloadPage} />, {
    storage: storageWithoutCookies,
  });
  await heading('Select Service Type');
  await user.click(await button('Pick Up'));
  await user.click(await button('Next'));
  await chooseDate('2026-11-22');
  await user.selectOptions(screen.getByLabelText('Time'), '10:00 - 11:00');
  await user.click(await button('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
  expect(reloadPage).not.toHaveBeenCalled();
});
