import { counterSlotCalls } from '@kedai/contract/calls/counterSlots';
import { DEFAULT_SLOT_RULES, type SlotRules } from '@kedai/contract/rules/slotRules';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { serveApi } from '../../testing/apiServer';
import { givenOrder, openCounter, ownerElsewhere } from '../../testing/counter';

const api = serveApi();
const toasts = collectToasts();

/** The day of the server's clock, a Monday, 09:00; the page follows it. */
const TODAY = '2026-03-02';
const HOURS = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${TODAY}T09:00:00+08:00`));
  api.sendDateHeader();
});

async function openPage(role: 'owner' | 'staff' = 'owner'): Promise<UserEvent> {
  await api.signInStaff(role);
  const user = openCounter('/slots');
  await screen.findByRole('heading', { name: 'Hours and slots' });
  await screen.findByRole('region', { name: 'Close for a while' });
  return user;
}
const part = (name: string) => screen.findByRole('region', { name });
const pressIn = async (user: UserEvent, region: string, name: string) =>
  user.click(within(await part(region)).getByRole('button', { name }));

type Work<Result> = Parameters<typeof ownerElsewhere<Result>>[1];
type Owner = Parameters<Work<void>>[0];
const elsewhere = <Result,>(work: Work<Result>) => ownerElsewhere(api, work);
const readRules = async ({ callApi }: Owner) => {
  const { body } = await callApi(counterSlotCalls.slotRules);
  return body as { rules: SlotRules; version: string };
};
const savedRules = async () => (await elsewhere(readRules)).rules;
const saveElsewhere = (parts: Partial<SlotRules>) =>
  elsewhere(async (owner) => {
    const { rules, version } = await readRules(owner);
    await owner.callApi(counterSlotCalls.saveSlotRules, { version, rules: { ...rules, ...parts } });
  });

test('staff close the shop for a while in one tap, and open it again', async () => {
  const user = await openPage('staff');
  await pressIn(user, 'Close for a while', 'Until 11:00');
  const closures = await part('Closed days and hours');
  expect(await within(closures).findByText('Mon, 2 Mar, 10:00 - 11:00')).toBeVisible();
  expect(closures).toHaveTextContent('Short break');
  await waitFor(() => expect(toasts()).toContain('success: Closed: Mon, 2 Mar, 10:00 - 11:00.'));
  const closure = { from: TODAY, until: TODAY, hours: [10], reason: 'Short break' };
  expect((await savedRules()).closures).toEqual([closure]);
  await user.click(screen.getByRole('button', { name: 'Remove Mon, 2 Mar, 10:00 - 11:00' }));
  await waitFor(() =>
    expect(toasts()).toContain('success: Open again: Mon, 2 Mar, 10:00 - 11:00.'),
  );
  expect(await within(closures).findByText(/^None\./)).toBeVisible();
  expect((await savedRules()).closures).toEqual([]);
});

test('orders in the time are shown before it is closed', async () => {
  const deliveryTime = '12:00 - 13:00';
  const selection = { serviceType: 'pickup', calendarDate: '2026-03-05', deliveryTime } as const;
  const { orderId } = await givenOrder(api, undefined, { selection });
  const user = await openPage();
  await user.click(screen.getByText('Close other days or hours'));
  await pressIn(user, 'Close for a while', 'Close');
  expect(screen.getByLabelText('First day')).toHaveAccessibleDescription('Choose a day.');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-05' } });
  const times = within(await part('Close for a while'));
  await user.selectOptions(times.getByLabelText('From'), '12:00');
  await user.selectOptions(times.getByLabelText('Until'), '14:00');
  await pressIn(user, 'Close for a while', 'Close');
  expect(await screen.findByRole('heading', { name: '1 order is in this time' })).toHaveFocus();
  expect((await savedRules()).closures).toEqual([]);
  expect(screen.getByRole('link', { name: orderId })).toHaveAttribute('href', `/orders/${orderId}`);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/60\d+\?text=.*Short%20break/),
  );
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await part('Close for a while')).toHaveFocus();
  expect(screen.getByLabelText('First day')).toHaveValue('2026-03-05');
  await pressIn(user, 'Close for a while', 'Until 11:00');
  expect(await screen.findByText('Mon, 2 Mar, 10:00 - 11:00')).toBeVisible();

  await pressIn(user, 'Close for a while', 'Close');
  await user.click(await screen.findByRole('button', { name: 'Close now' }));
  const when = 'Thu, 5 Mar, 12:00 - 14:00';
  await waitFor(() => expect(toasts()).toContain(`success: Closed: ${when}.`));
  expect(await screen.findByRole('button', { name: `Remove ${when}` })).toBeVisible();
  expect(await part('Close for a while')).toHaveFocus();
});

test('a closure that fails is said, and can be tried again', async () => {
  const user = await openPage('staff');
  api.fails(counterSlotCalls.addClosure, 'offline', { once: true });
  await pressIn(user, 'Close for a while', 'Rest of today');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  await user.clear(screen.getByLabelText('What customers read'));
  await pressIn(user, 'Close for a while', 'Rest of today');
  expect(screen.getByLabelText('What customers read')).toBeInvalid();
  await user.type(screen.getByLabelText('What customers read'), 'No power');
  await pressIn(user, 'Close for a while', 'Rest of today');
  expect(await screen.findByText('Mon, 2 Mar, 10:00 - 22:00')).toBeVisible();
});

test('the owner sets hours, copies them, and limits', async () => {
  const user = await openPage();
  const delivery = await part('Delivery');
  const day = (name: string) =>
    within(within(delivery).getByText(name).closest('details') as HTMLElement);
  await user.click(within(delivery).getByText('Monday'));
  await user.selectOptions(await day('Monday').findByLabelText('From'), '12:00');
  await user.selectOptions(day('Monday').getByLabelText('Until'), '20:00');
  await user.click(day('Monday').getByRole('button', { name: '15:00' }));
  await user.click(day('Monday').getByRole('button', { name: 'Copy Monday to all days' }));
  await user.click(within(delivery).getByText('Sunday'));
  await user.selectOptions(await day('Sunday').findByLabelText('From'), 'Closed');
  expect(day('Saturday').getByText('12:00 - 15:00, 16:00 - 20:00')).toBeInTheDocument();
  await pressIn(user, 'Delivery', 'Same hours for pick up');
  const places = screen.getByLabelText('Deliveries per slot');
  await user.type(places, 'few');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(places).toHaveAccessibleDescription(/Enter a whole number from 0 to 9999\./);
  expect(places).toHaveFocus();
  await user.clear(places);
  await user.type(places, '6');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('success: Saved.'));
  const most = [12, 13, 14, 16, 17, 18, 19];
  const week = [[], most, most, most, most, most, most];
  expect(await savedRules()).toEqual({
    ...DEFAULT_SLOT_RULES,
    open: { delivery: week, pickup: week },
    places: { delivery: 6, pickup: null },
  });
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('what somebody else saves meanwhile is kept; what both have changed shows both values', async () => {
  const user = await openPage();
  const [lead, places] = [
    screen.getByLabelText('Minutes between order and slot'),
    screen.getByLabelText('Pick ups per slot'),
  ];
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  await type(lead, '60');
  await saveElsewhere({ places: { delivery: null, pickup: 4 } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()).toContain('success: Saved.'));
  expect(places).toHaveValue('4');
  expect(await savedRules()).toMatchObject({ leadMinutes: 60, places: { pickup: 4 } });

  await type(lead, '90');
  await type(places, '5');
  await saveElsewhere({ leadMinutes: 30, places: { delivery: null, pickup: 7 } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody else has saved “30” meanwhile.')).toBeVisible();
  expect(screen.getByText('Somebody else has saved “7” meanwhile.')).toBeVisible();
  expect([lead, places].map((field) => (field as HTMLInputElement).value)).toEqual(['90', '5']);
  await user.click(screen.getAllByRole('button', { name: 'Use that' })[1] as HTMLElement);
  expect(places).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument(),
  );
  expect(await savedRules()).toMatchObject({ leadMinutes: 90, places: { pickup: 7 } });
});

test('staff read the hours and limits, and cannot change them', async () => {
  await saveElsewhere({
    open: { pickup: DEFAULT_SLOT_RULES.open.pickup, delivery: [[], ...Array(6).fill(HOURS)] },
  });
  await openPage('staff');
  const delivery = await part('Delivery');
  expect(within(delivery).getByText('Sunday').parentElement).toHaveTextContent('SundayClosed');
  expect(delivery).toHaveTextContent('Monday10:00 - 22:00');
  expect(await part('Limits')).toHaveTextContent('Pick ups per slotNo limit');
  expect(screen.queryByLabelText('Days ahead')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('hours that cannot be loaded can be tried again, and others come by themselves', async () => {
  await api.signInStaff();
  api.fails(counterSlotCalls.slotRules, 502, { once: true });
  const user = openCounter('/slots');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const closures = await part('Closed days and hours');
  expect(closures).toHaveTextContent(/None\./);
  const closure = { from: TODAY, until: '2026-03-04', reason: 'Hari Raya' };
  await elsewhere((owner) => owner.callApi(counterSlotCalls.addClosure, closure));
  const nextPoll = { timeout: 6_000 };
  expect(await within(closures).findByText('Mon, 2 Mar - Wed, 4 Mar', {}, nextPoll)).toBeVisible();
});
