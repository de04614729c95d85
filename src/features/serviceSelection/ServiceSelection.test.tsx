import { generalCalls } from '@kedai/contract/calls/general';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { type SlotState, slotCalls } from '@kedai/contract/calls/slots';
import { userCalls } from '@kedai/contract/calls/user';
import { SUGGESTION_DEBOUNCE_MS } from '@kedai/contract/rules/limits';
import { SLOTS } from '@kedai/contract/rules/slots';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pickupBranch } from '../../shop/pickupBranch';
import { serviceChangeStarted } from '../../state/device/slices';
import { memoryStorage } from '../../state/device/storage';
import { checkSession } from '../../state/session/checkSession';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import { callApi } from '../../testing/testServer';
import { ServiceSelectionGate } from './ServiceSelectionGate';

/** 21 November, 10:30 a.m. in Kuala Lumpur. */
const NOW = Date.UTC(2026, 10, 21, 2, 30);
const SELECTION = {
  serviceType: 'delivery',
  deliveryAddress: '3 Jalan Mawar, Ipoh',
  calendarDate: '2026-11-22',
  deliveryTime: '12:00 - 13:00',
} as const;
const AMPANG = 'Jalan Ampang, Kuala Lumpur';

const api = serveApi();

/** The shop has the clock of the page. */
const setClock = (now: number) => api.world.clock.advance(now - api.world.clock.now());
beforeEach(() => setClock(NOW));

function openShop(cookies: Record<string, string> = {}, now = NOW) {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  setClock(now);
  const { cookies: jar, ...storage } = memoryStorage(cookies);
  const write = jest.fn(jar.setItem);
  const reloadPage = jest.fn();
  const app = renderApp(
    <>
      <button type="button">Under the modal</button>
      <ServiceSelectionGate reloadPage={reloadPage} />
    </>,
    { storage: { ...storage, cookies: { ...jar, setItem: write } } },
  );
  const savedSelection = () => JSON.parse(jar.getItem('userSelection') ?? 'null') as unknown;
  return { ...app, reloadPage, write, savedSelection };
}

const saved = (selection: object) => ({ userSelection: JSON.stringify([selection]) });
const heading = (name: string) => screen.findByRole('heading', { name, hidden: true });
/** Looking for hidden buttons too is cheaper: the modal need not be checked for its visibility. */
const button = (name: string) => screen.findByRole('button', { name, hidden: true });
const press = async (...names: readonly string[]) => {
  for (const name of names) {
    const found = await button(name);
    await act(async () => void fireEvent.click(found));
  }
};
const chooseDate = async (date: string) =>
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: date } });
const chooseTime = (time: string) =>
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } });
const alert = () => screen.findByRole('alert', { hidden: true });

/** Types an address, and lets the wait for its suggestions pass. */
async function typeAddress(address: string) {
  const field = await screen.findByLabelText('Delivery address');
  field.focus();
  jest.useFakeTimers();
  fireEvent.change(field, { target: { value: address } });
  act(() => jest.advanceTimersByTime(SUGGESTION_DEBOUNCE_MS));
  jest.useRealTimers();
  return field;
}
const suggestion = () => screen.findByRole('option', { name: AMPANG, hidden: true });

test('opens when no service is chosen and blocks the page until then', async () => {
  const { user, reloadPage } = openShop();
  expect(await screen.findByRole('heading', { name: 'Select Service Type' })).toHaveFocus();
  expect(document.body.style.overflow).toBe('hidden');
  expect(screen.getByRole('dialog', { name: 'Service selection' })).toHaveAttribute('open');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Service selection' })).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});

test('shows the reason when the end of the session removed the delivery address', async () => {
  await api.signUp();
  const { store } = openShop(saved(SELECTION));
  await waitFor(() => expect(store.getState().session.status).toBe('customer'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await callApi(userCalls.logout);
  await act(() => store.dispatch(checkSession()));
  expect(await heading('Select Service Type')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your session has ended. Anything you had typed was removed from this device.',
  );
});

test('choosing a pick up saves it and reloads the page', async () => {
  const { reloadPage, savedSelection, write } = openShop();
  await press('Pick Up');
  await waitFor(async () => expect(await heading('Select Pickup Branch')).toHaveFocus());
  expect(screen.getByText('Select Pickup Branch')).toBeVisible();
  expect(screen.getAllByText(pickupBranch.address)[0]).toBeVisible();
  await press('Next');
  await waitFor(async () => expect(await heading('Select Date & Time')).toHaveFocus());
  expect(screen.getByText('Select Date & Time')).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveAttribute('min', '2026-11-21');
  await chooseDate('2026-11-21');
  chooseTime('11:00 - 12:00');
  // When the cookie is not stored, Confirm shows an error with the reason and keeps the choices.
  write.mockImplementationOnce(() => undefined);
  await press('Confirm');
  expect(await alert()).toHaveTextContent('Delete the cookies of this shop in your browser');
  write.mockImplementationOnce(() => undefined);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await press('Confirm');
  expect(await alert()).toHaveTextContent('Allow cookies for this shop');
  expect(reloadPage).not.toHaveBeenCalled();
  await press('Confirm');
  expect(savedSelection()).toEqual([
    { serviceType: 'pickup', calendarDate: '2026-11-21', deliveryTime: '11:00 - 12:00' },
  ]);
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
});

test('a suggestion can be chosen by keyboard and is shown on the map', async () => {
  const { user, reloadPage, savedSelection } = openShop();
  await press('Delivery');
  const address = await typeAddress('Ampang');
  const option = await suggestion();
  await user.keyboard('{ArrowDown}');
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(address).toHaveAttribute('aria-activedescendant', option.id);
  for (const key of ['Enter', 'ArrowUp', 'Escape']) {
    fireEvent.keyDown(address, { key, isComposing: true });
    fireEvent.keyDown(address, { key, keyCode: 229 });
  }
  expect(address).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  expect(address).toHaveValue(AMPANG);
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  const map = await screen.findByRole('region', { name: `Map of ${AMPANG}` });
  expect(map).toBeVisible();
  expect(map.querySelector('[data-stand-in="map"]')).toHaveAttribute('data-zoom', '15');
  const marker = map.querySelector('[data-stand-in="marker"]');
  expect(marker).toHaveAttribute('data-position', '[3.1599,101.7123]');

  await press('Next');
  await heading('Select Date & Time');
  expect(screen.getByText(AMPANG).closest('bdi')).not.toBeNull();
  await press('Back');
  expect(await screen.findByLabelText('Delivery address')).toHaveValue(AMPANG);
  await press('Next');
  await chooseDate('2026-11-22');
  chooseTime('10:00 - 11:00');
  await press('Confirm');
  await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  expect(savedSelection()).toMatchObject([{ deliveryAddress: AMPANG }]);
});

test('a place without a known location stays as the address, and the failed lookup is logged', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.succeeds(generalCalls.geocode, { results: [] });
  openShop();
  await press('Delivery');
  const address = await typeAddress('Ampang');
  fireEvent.click(await suggestion());
  expect(await screen.findByText(/^The map cannot be shown right now/)).toBeVisible();
  expect(address).toHaveValue(AMPANG);
  expect(warned.mock.lastCall?.[0]).toMatch('The lookup of place failed');
});

test('the suggestions close when the focus leaves the field', async () => {
  const { user } = openShop();
  await press('Delivery');
  await typeAddress('Ampang');
  expect(await suggestion()).toBeVisible();
  await user.tab();
  expect(await button('Back')).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('an address can be typed when suggestions fail, without an error message', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.fails(generalCalls.generateMapList);
  openShop();
  await press('Delivery');
  await typeAddress('3 Jalan Mawar');
  await waitFor(() =>
    expect(warned.mock.lastCall?.[0]).toMatch('The lookup of suggestions failed'),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Next');
  expect(await heading('Select Date & Time')).toBeVisible();
});

test('Next does not validate; Confirm marks the missing fields and focuses the first one', async () => {
  const { reloadPage } = openShop();
  await press('Delivery', 'Next');
  await heading('Select Date & Time');
  const [date, time] = [screen.getByLabelText('Date'), screen.getByLabelText('Time')];
  await press('Confirm');
  expect(await alert()).toHaveTextContent('Please fill in all required fields.');
  expect(date).toBeInvalid();
  await waitFor(() => expect(date).toHaveFocus());
  expect(time).toBeInvalid();
  await press('Tomorrow');
  expect(date).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  chooseTime('10:00 - 11:00');
  await press('Confirm');
  expect(await alert()).toHaveTextContent('Please fill in all required fields.');
  expect(screen.getByText(/delivery address is missing/)).toBeVisible();
  expect(date).toHaveValue('2026-11-22');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('offers 12 slots and marks those of today that have begun as unavailable', async () => {
  openShop();
  await press('Pick Up', 'Next');
  const date = await screen.findByLabelText('Date');
  const options = within(screen.getByLabelText('Time')).getAllByRole('option').slice(1);
  expect(options).toHaveLength(12);
  for (const option of options) expect(option).toBeEnabled();
  const days = within(screen.getByRole('group', { name: 'The next days' })).getAllByRole('button');
  expect(days.map(({ textContent }) => textContent)).toEqual(['Today', 'Tomorrow', 'Mon, 23 Nov']);
  expect(date).toHaveValue('');
  await press('Today');
  expect(date).toHaveValue('2026-11-21');
  expect(days[0]).toHaveAttribute('aria-pressed', 'true');
  expect(options[0]).toHaveTextContent('10:00 - 11:00 (Unavailable)');
  expect(options[0]).toBeDisabled();
  expect(options[1]).toHaveTextContent(/^11:00 - 12:00$/);
  expect(options[1]).toBeEnabled();
  await chooseDate('2026-11-22');
  expect(options[0]).toBeEnabled();
});

test('a pick up names the hours of the branch on the chosen day, or that it is closed; no slot is taken away', async () => {
  const hours = { start: '10:00', end: '18:00' };
  const schedule = [
    { day: 'Saturday', available: true, operatingTime: hours },
    { day: 'Sunday', available: false, operatingTime: hours },
  ];
  const outlet = {
    id: 'o1',
    title: pickupBranch.name,
    contactNumber: '',
    address: {},
    schedule,
  };
  api.succeeds(outletCalls.outletList, { outlets: [outlet] });
  openShop();
  await press('Pick Up', 'Next');
  await chooseDate('2026-11-21');
  const status = await screen.findByRole('status', { hidden: true });
  expect(status).toHaveTextContent(`${pickupBranch.name} is open on Saturday, 10:00 - 18:00.`);
  await chooseDate('2026-11-22');
  expect(status).toHaveTextContent(`${pickupBranch.name} is closed on Sunday.`);
  expect(screen.getByRole('option', { name: '20:00 - 21:00' })).toBeEnabled();
  await chooseDate('2026-11-23');
  expect(screen.queryByText(/is (open|closed) on/)).toBeNull();
  await press('Back', 'Back', 'Delivery', 'Next');
  await chooseDate('2026-11-21');
  expect(screen.queryByText(/is (open|closed) on/)).toBeNull();
});

test('after the last slot of today the shopper must choose another day', async () => {
  openShop({}, NOW + 11 * 3_600_000);
  await press('Pick Up', 'Next');
  await chooseDate('2026-11-21');
  expect(await alert()).toHaveTextContent('No time slot is left today.');
  const days = within(screen.getByRole('group', { name: 'The next days' })).getAllByRole('button');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Tomorrow',
    'Mon, 23 Nov',
    'Tue, 24 Nov',
  ]);
});

describe('the slots as the shop says', () => {
  const LATER = '2026-12-05';
  type Slot = { hour: number; state: SlotState; reason?: string; left?: number };
  const everyHour = (rest: Omit<Slot, 'hour'>): Slot[] =>
    SLOTS.map(({ startHour: hour }) => ({ hour, ...rest }));
  /** The shop's answer about the deliveries of a day; its pick ups are open. */
  const say = (date: string, delivery: Slot[]) =>
    api.succeeds(slotCalls.getSlots, { days: [{ date, pickup: [], delivery }] });
  const openDelivery = async (date: string) => {
    await press('Delivery');
    await typeAddress('3 Jalan Mawar');
    await press('Next');
    await chooseDate(date);
  };
  const loaded = () =>
    waitFor(() => expect(screen.getAllByRole('option', { hidden: true })[1]).not.toBeEnabled());

  test('full, closed and passed ones cannot be chosen, and say why', async () => {
    openShop();
    say('2026-11-22', [
      { hour: 10, state: 'passed' },
      { hour: 11, state: 'full' },
      { hour: 12, state: 'closed', reason: 'Stocktaking' },
      { hour: 13, state: 'closed' },
      { hour: 14, state: 'open', left: 2 },
    ]);
    await openDelivery('2026-11-22');
    await loaded();
    const options = within(screen.getByLabelText('Time')).getAllByRole('option').slice(1);
    expect(options.map(({ textContent }) => textContent).slice(0, 6)).toEqual([
      '10:00 - 11:00 (Unavailable)',
      '11:00 - 12:00 (Unavailable) – Full',
      '12:00 - 13:00 (Unavailable) – Closed: Stocktaking',
      '13:00 - 14:00 (Unavailable) – Closed',
      '14:00 - 15:00 – 2 left',
      '15:00 - 16:00',
    ]);
    for (const option of options.slice(0, 4)) expect(option).toBeDisabled();
    for (const option of options.slice(4)) expect(option).toBeEnabled();
    await press('Back', 'Back', 'Pick Up', 'Next');
    await chooseDate('2026-11-22');
    expect(await screen.findByRole('option', { name: '11:00 - 12:00' })).toBeEnabled();
  });

  test.each([
    ['closed', 'Hari Raya', LATER, /^No time slot is free on this day – Closed: Hari Raya\./],
    ['full', undefined, LATER, /^No time slot is free on this day\. Please choose another day/],
    ['passed', undefined, LATER, /^No time slot is free on this day\. Please choose another day/],
    ['closed', 'The oven', '2026-11-21', /^No time slot is left today – Closed: The oven\./],
  ] as const)('a day that is %s (%s) says why', async (state, reason, date, sentence) => {
    openShop();
    say(date, everyHour({ state, ...(reason && { reason }) }));
    await openDelivery(date);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('a time that is full on another day must be chosen again, and stays where it is free', async () => {
    const { reloadPage } = openShop();
    say(LATER, [{ hour: 11, state: 'full' }]);
    await openDelivery('2026-11-23');
    chooseTime('11:00 - 12:00');
    await chooseDate(LATER);
    const sentence =
      '11:00 - 12:00 cannot be chosen on this day – Full. Please choose another time.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Time')).toHaveValue('');
    await press('Confirm');
    expect(screen.getByLabelText('Time')).toHaveFocus();
    expect(reloadPage).not.toHaveBeenCalled();
    await chooseDate('2026-11-23');
    expect(screen.getByLabelText('Time')).toHaveValue('11:00 - 12:00');
    await chooseDate(LATER);
    chooseTime('12:00 - 13:00');
    await press('Confirm');
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  });

  test.each([
    [
      'it is no call of the API',
      () => api.refuses(slotCalls.getSlots, { status: 404, message: '' }),
    ],
    ['it fails', () => api.fails(slotCalls.getSlots, 502)],
    ['there is no connection', () => api.fails(slotCalls.getSlots, 'offline')],
    ['it says nothing', () => api.succeeds(slotCalls.getSlots, { days: [] })],
    ['it waits', () => api.waits(slotCalls.getSlots)],
  ])('when %s, all slots are free', async (_, given) => {
    const { reloadPage } = openShop();
    given();
    await openDelivery(LATER);
    await waitFor(() => expect(api.sent(slotCalls.getSlots)).toHaveLength(2));
    chooseTime('11:00 - 12:00');
    await press('Confirm');
    await waitFor(() => expect(reloadPage).toHaveBeenCalled());
  });

  test('they are loaded again when the shopper comes back to the page', async () => {
    openShop();
    await openDelivery('2026-11-23');
    chooseTime('11:00 - 12:00');
    say('2026-11-23', [{ hour: 11, state: 'closed' }]);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(/cannot be chosen on this day – Closed\./)).toBeVisible();
  });
});

test('an invalid date is rejected at its field, and the previous selection stays', async () => {
  const { store, reloadPage, savedSelection } = openShop(saved(SELECTION));
  await waitFor(() => expect(store.getState().selection.value).not.toBeNull());
  act(() => void store.dispatch(serviceChangeStarted()));
  await press('Pick Up', 'Next');
  const field = await screen.findByLabelText('Date');
  expect(field).toHaveAttribute('max', '2027-01-20');
  for (const [date, reason] of [
    ['20266-11-22', 'This date does not exist.'],
    ['9999-12-31', 'That day is too far ahead. Please choose one until 20 January 2027.'],
    ['2027-01-21', 'That day is too far ahead.'],
    ['0202-11-22', 'That day has passed.'],
  ] as const) {
    await chooseDate('2026-11-22');
    expect(field).toBeValid();
    chooseTime('11:00 - 12:00');
    await chooseDate(date);
    expect(field).toBeInvalid();
    expect(screen.getByText(reason, { exact: false })).toBeVisible();
  }
  await press('Confirm');
  expect(await screen.findByText('Please fill in all required fields.')).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(savedSelection()).toEqual([SELECTION]);
});

test('a valid selection opens no dialog; it can be changed, or stays when the dialog is closed', async () => {
  const { store } = openShop(saved(SELECTION));
  await waitFor(() => expect(store.getState().selection.value).toEqual(SELECTION));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void store.dispatch(serviceChangeStarted('The chosen time is full.')));
  expect(await screen.findByText('The chosen time is full.')).toBeVisible();
  await press('Delivery');
  expect(await screen.findByLabelText('Delivery address')).toHaveValue(SELECTION.deliveryAddress);
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.getState().selection.value).toEqual(SELECTION);
});
