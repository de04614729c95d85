import { slotCalls } from '@kedai/contract/calls/slots';
import { userCalls } from '@kedai/contract/calls/user';
import { SLOTS } from '@kedai/contract/rules/slots';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { selectSelection } from '../../state/device/selection';
import { memoryStorage } from '../../state/device/storage';
import { serveApi } from '../../testing/apiServer';
import { DEVICE_CLOCKS, DEVICE_ZONES, setDeviceZone } from '../../testing/deviceClocks';
import { renderApp } from '../../testing/renderApp';
import { ServiceSelectionGate } from './ServiceSelectionGate';

const api = serveApi();

/** 10:00 in Kuala Lumpur. */
const NOW = Date.parse('2026-03-02T02:00:00Z');
const slot = (calendarDate: string, deliveryTime = '11:00 - 12:00') => ({
  serviceType: 'pickup',
  calendarDate,
  deliveryTime,
});
const NEXT_SLOT = slot('2026-03-02');
const PASSED_SLOT = slot('2026-03-02', '10:00 - 11:00');

/** A page whose first response waits, after a first request that failed or not. The clock of the device stands still. */
function openPage(error: number, selection: object | null, failed = jest.fn()) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW + error);
  api.sendDateHeader();
  api.world.clock.set(NOW);
  const check = api.waits(userCalls.verifyToken);
  api.responds(userCalls.verifyToken, failed, { once: true });
  const cookies = selection === null ? {} : { userSelection: JSON.stringify([selection]) };
  const app = renderApp(<ServiceSelectionGate reloadPage={jest.fn()} />, {
    storage: memoryStorage(cookies),
  });
  return {
    ...app,
    answerFirst: async () => {
      check.release();
      await waitFor(() => expect(app.store.getState().session.status).toBe('guest'));
    },
  };
}

// Each test has another device than the one before it, so the server's time is unknown at its start.
const dialog = () => screen.queryByRole('dialog', { name: 'Service selection' });

describe.each(DEVICE_CLOCKS)('on a device that is %s', (_, error) => {
  test('a slot that has not passed is kept, before and after the first response', async () => {
    const { store, answerFirst } = openPage(error, NEXT_SLOT);
    await waitFor(() => expect(selectSelection(store.getState())).toEqual(NEXT_SLOT));
    expect(dialog()).toBeNull();
    await answerFirst();
    expect(dialog()).toBeNull();
  });
});

describe.each(DEVICE_CLOCKS)('on a device that is %s', (_, error) => {
  test('a slot that has passed is kept until the server’s time is known, also after a first request that failed', async () => {
    const logged = jest.spyOn(console, 'warn').mockReturnValue();
    const failed = jest.fn(() => HttpResponse.error());
    const { store, answerFirst } = openPage(error, PASSED_SLOT, failed);
    await waitFor(() => expect(selectSelection(store.getState())).toEqual(PASSED_SLOT));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(dialog()).toBeNull();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(dialog()).toBeNull();
    await answerFirst();
    expect(dialog()).toHaveTextContent('has passed');
  });
});

describe.each([
  ...DEVICE_CLOCKS.map(([name, error]) => [name, error, 'Asia/Kuala_Lumpur', -480] as const),
  ...DEVICE_ZONES.map(([zone, minutes]) => [`in ${zone}`, 0, zone, minutes] as const),
])('on a device that is %s', (_, error, zone, minutesBehind) => {
  beforeEach(() => setDeviceZone(zone));
  afterEach(() => setDeviceZone(undefined));

  test('the dialog offers the days and hours of the shop', async () => {
    expect(new Date(NOW).getTimezoneOffset()).toBe(minutesBehind);
    const closed = SLOTS.map(({ startHour: hour }) => ({
      hour,
      state: 'closed' as const,
      reason: 'Hari Raya',
    }));
    api.succeeds(slotCalls.getSlots, {
      days: [
        { date: '2026-03-02', pickup: [{ hour: 12, state: 'full' }], delivery: [] },
        { date: '2026-03-03', pickup: closed, delivery: [] },
      ],
    });
    const { answerFirst } = openPage(error, null);
    await waitFor(() => expect(dialog()).not.toBeNull());
    for (const name of ['Pick Up', 'Next']) {
      fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
    }
    await answerFirst();
    const date = await screen.findByLabelText('Date');
    expect(date).toHaveAttribute('min', '2026-03-02');
    expect(date).toHaveAttribute('max', '2026-05-01');
    await screen.findByRole('button', { name: 'Thu, 5 Mar', hidden: true });
    expect(screen.queryByRole('button', { name: 'Tomorrow', hidden: true })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Today', hidden: true }));
    expect(date).toHaveValue('2026-03-02');
    expect(screen.getByRole('option', { name: '10:00 - 11:00 (Unavailable)' })).toBeDisabled();
    expect(screen.getByRole('option', { name: '11:00 - 12:00' })).toBeEnabled();
    expect(
      screen.getByRole('option', { name: '12:00 - 13:00 (Unavailable) – Full' }),
    ).toBeDisabled();
    fireEvent.change(date, { target: { value: '2026-03-03' } });
    expect(screen.getByText(/^No time slot is free on this day – Closed: Hari Raya/)).toBeVisible();
    expect(api.bodies(slotCalls.getSlots)).toContainEqual({ from: '2026-03-02', days: '7' });
  });
});
