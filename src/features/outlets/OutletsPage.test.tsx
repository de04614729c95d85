import type { OutletOnWire } from '@kedai/contract/calls/outlet';
import { outletCalls } from '@kedai/contract/calls/outlet';
import { screen, within } from '@testing-library/react';
import { serveApi } from '../../testing/apiServer';
import { renderApp } from '../../testing/renderApp';
import OutletsPage from './OutletsPage';

const api = serveApi();

const outlet = (
  title: string,
  state: string,
  overrides: Partial<OutletOnWire> = {},
): OutletOnWire => ({
  id: title,
  title,
  contactNumber: '03-7955 2041',
  googleMap: 'https://maps.example/1',
  address: { street: '1, Jalan 17', city: 'Muar', zipcode: '84000', state, country: 'Malaysia' },
  schedule: [
    { day: 'Monday', available: true, operatingTime: { start: '10:00', end: '22:00' } },
    { day: 'Tuesday', available: false, operatingTime: { start: '10:00', end: '22:00' } },
  ],
  ...overrides,
});

const mockOutlets = (...outlets: OutletOnWire[]) =>
  api.succeeds(outletCalls.outletList, { outlets });

test('groups outlets by state', async () => {
  mockOutlets(outlet('Two', 'Selangor'), outlet('One', 'Johor'), outlet('Three', 'Selangor'));
  renderApp(<OutletsPage />);
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Johor', 'Selangor']);
  const selangor = headings[1]?.closest('section');
  if (!selangor) throw new Error('The state has no part of the page.');
  expect(within(selangor).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('a card shows address, phone, hours and links', async () => {
  mockOutlets(
    outlet('Kain & Roti, Muar', 'Johor'),
    outlet('Kain & Roti, Skudai', 'Kedah', { whatsappNumber: '012-345 6789' }),
  );
  renderApp(<OutletsPage />);
  const card = within((await screen.findAllByRole('table'))[0]?.closest('li') ?? document.body);
  expect(card.getByText('1, Jalan 17, 84000 Muar, Johor, Malaysia')).toBeInTheDocument();
  expect(card.getByRole('link', { name: /03-7955 2041/ })).toHaveAttribute(
    'href',
    'tel:0379552041',
  );
  expect(card.getByRole('row', { name: 'Monday 10:00 - 22:00' })).toBeInTheDocument();
  expect(card.getByRole('row', { name: 'Tuesday Closed' })).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/60379552041',
  );
  expect(card.getByRole('link', { name: 'Location Map' })).toHaveAttribute(
    'href',
    'https://maps.example/1',
  );
  expect(card.getByRole('link', { name: 'Location Map' })).toHaveAccessibleDescription(
    'Kain & Roti, Muar (opens in a new tab)',
  );
  // The outlet's own messaging number comes before its phone.
  const [, other] = screen.getAllByRole('link', { name: 'WhatsApp' });
  expect(other).toHaveAttribute('href', 'https://wa.me/60123456789');
});

test.each([
  ['2026-11-23T15:59:59Z', 'Monday'],
  ['2026-11-23T16:00:00Z', 'Tuesday'],
])('at %s highlights %s, the day in Malaysia', async (now, day) => {
  jest.useFakeTimers({ now: Date.parse(now), advanceTimers: true });
  mockOutlets(outlet('One', 'Johor'));
  renderApp(<OutletsPage />);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const highlighted = rows.filter((row) => row.getAttribute('aria-current') === 'date');
  expect(highlighted.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([day]);
  jest.useRealTimers();
});
