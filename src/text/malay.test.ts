import { durationOver, durationText, waitText } from '@kedai/contract/text/ms/limitText';
import { formatNewsDate, longDay } from '@kedai/contract/text/ms/longDay';
import {
  choiceName,
  deviceName,
  lineName,
  stateName,
  statusName,
} from '@kedai/contract/text/ms/values';
import { shortDay } from './ms/dates/calendarDay';
import { dayAndTime, shortTime } from './ms/dates/shortTime';
import { leftOutTexts } from './ms/order/leftOut';
import { sellerMessage } from './ms/order/orders';
import { serviceSelectionText } from './ms/order/serviceSelection';

const NOON = Date.UTC(2026, 10, 21, 4);
const HOUR_MS = 3_600_000;

test.each([
  ['2026-11-21', 'Sab, 21 Nov', '21 November 2026'],
  ['2028-02-29', 'Sel, 29 Feb 2028', '29 Februari 2028'],
  ['2026-08-02', 'Ahd, 2 Ogos', '2 Ogos 2026'],
  ['2025-12-31', 'Rab, 31 Dis 2025', '31 Disember 2025'],
  ['tidak lama lagi', 'tidak lama lagi', 'tidak lama lagi'],
])('in 2026 %s is %s, or %s', (date, short, long) => {
  expect(shortDay(date, '2026-11-22')).toBe(short);
  expect(longDay(date)).toBe(long);
  expect(formatNewsDate(date)).toBe(long);
});

test('a time has its day unless that is today', () => {
  expect(shortTime(NOON, NOON)).toBe('12:00');
  expect(shortTime(NOON - 24 * HOUR_MS, NOON)).toBe('20 Nov, 12:00');
  expect(dayAndTime(NOON, NOON)).toBe('Sab, 21 Nov, 12:00');
});

test('a duration has no plural', () => {
  expect(durationText(90 * 60_000)).toBe('90 minit');
  expect(waitText(60_000)).toBe('seminit');
  expect(waitText(HOUR_MS)).toBe('sejam');
  expect(durationOver(2 * HOUR_MS, 'untuk membayar')).toBe(
    'Tempoh 2 jam untuk membayar sudah tamat',
  );
});

test('a list of products ends with "dan"', () => {
  const shirt = { name: 'Linen Shirt', feature: '6Y', quantity: 1, reason: 'not-sold' } as const;
  const unknown = { feature: '', quantity: 1, reason: 'not-sold' } as const;
  expect(leftOutTexts([unknown])).toEqual([
    'Satu produk tidak dijual lagi, jadi tiada dalam troli anda.',
  ]);
  expect(leftOutTexts([shirt, shirt, unknown])).toEqual([
    'Linen Shirt, 6 tahun; Linen Shirt, 6 tahun dan satu produk tidak dijual lagi, jadi tiada dalam troli anda.',
  ]);
});

test('the hours of a branch end with "dan"', () => {
  expect(
    serviceSelectionText.slot.branchHours('Kain & Roti', 'Sabtu', [
      '10:00 - 12:00',
      '14:00 - 18:00',
    ]),
  ).toBe('Kain & Roti buka pada hari Sabtu, 10:00 - 12:00 dan 14:00 - 18:00.');
});

test('values have Malay names, and unknown ones stay', () => {
  expect(['Penang', 'Malacca', 'Johor', 'Atlantis'].map(stateName)).toEqual([
    'Pulau Pinang',
    'Melaka',
    'Johor',
    'Atlantis',
  ]);
  expect(['Order Placed', 'On Hold'].map(statusName)).toEqual(['Pesanan Dibuat', 'On Hold']);
  expect(['Free size', '8 inch', 'Box of 6', 'XL'].map(choiceName)).toEqual([
    'Saiz bebas',
    '8 inci',
    'Kotak 6',
    'XL',
  ]);
  expect(['Chrome on Android', 'iPad'].map(deviceName)).toEqual(['Chrome pada Android', 'iPad']);
  expect(lineName('Linen Shirt', 'XL')).toBe('Linen Shirt, XL');
});

test('the message to the seller has the names of the choices', () => {
  const order = { name: 'Aina', date: '21 November 2026', amount: 'RM25.00' };
  const items = [{ name: 'Kemeja Linen', feature: '2Y', quantity: 1 }];
  expect(sellerMessage(order, items, 0)).toMatch(/^- Kemeja Linen \(2 tahun\) x 1$/m);
});
