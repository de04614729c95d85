import { durationOver, durationText, waitText } from '@kedai/contract/text/zh/limitText';
import { formatNewsDate, longDay } from '@kedai/contract/text/zh/longDay';
import {
  choiceName,
  deviceName,
  lineName,
  stateName,
  statusName,
} from '@kedai/contract/text/zh/values';
import { shortDay } from './zh/dates/calendarDay';
import { orderDay } from './zh/dates/orderDay';
import { dayAndTime, shortTime } from './zh/dates/shortTime';
import { leftOutTexts } from './zh/order/leftOut';
import { sellerMessage } from './zh/order/orders';
import { serviceSelectionText } from './zh/order/serviceSelection';

const NOON = Date.UTC(2026, 10, 21, 4);
const HOUR_MS = 3_600_000;
const { slot } = serviceSelectionText;

test.each([
  ['2026-11-21', '11月21日 周六', '2026年11月21日'],
  ['2028-02-29', '2028年2月29日 周二', '2028年2月29日'],
  ['即将公布', '即将公布', '即将公布'],
])('in 2026 %s is %s, or %s', (date, short, long) => {
  expect(shortDay(date, '2026-11-22')).toBe(short);
  expect(longDay(date)).toBe(long);
  expect(formatNewsDate(date)).toBe(long);
});

test('a time has its day unless that is today', () => {
  expect(shortTime(NOON, NOON)).toBe('12:00');
  expect(shortTime(NOON - 24 * HOUR_MS, NOON)).toBe('11月20日 12:00');
  expect(orderDay(NOON)).toBe('2026年11月21日');
  expect(dayAndTime(NOON, NOON)).toBe('11月21日 周六 12:00');
});

test('a duration has no plural', () => {
  expect(durationText(90 * 60_000)).toBe('90 分钟');
  expect(waitText(HOUR_MS)).toBe('1 小时');
  expect(durationOver(2 * HOUR_MS, '付款')).toBe('2 小时的付款时间已过');
});

test('a list of products names the first ones and counts the others', () => {
  const shirt = { name: 'Linen Shirt', feature: '6Y', quantity: 1, reason: 'not-sold' } as const;
  const unknown = { feature: '', quantity: 1, reason: 'not-sold' } as const;
  expect(leftOutTexts([shirt, unknown])).toEqual([
    '以下商品已下架，不在购物车内：Linen Shirt，6 岁；一件商品。',
  ]);
  expect(leftOutTexts(Array.from({ length: 5 }, () => shirt))).toEqual([
    '以下商品已下架，不在购物车内：Linen Shirt，6 岁；Linen Shirt，6 岁；Linen Shirt，6 岁，以及另外 2 种商品。',
  ]);
});

test('a slot says in brackets why it cannot be chosen', () => {
  const label = '10:00 - 11:00';
  expect(slot.option({ label, state: 'open' })).toBe(label);
  expect(slot.option({ label, state: 'open', left: 3 })).toBe(`${label}（剩 3 个名额）`);
  expect(slot.option({ label, state: 'passed' })).toBe(`${label}（不可选）`);
  expect(slot.option({ label, state: 'full' })).toBe(`${label}（额满）`);
  const holiday = { label, state: 'closed', reason: 'Deepavali' } as const;
  expect(slot.refused(holiday)).toBe(`这天不可选择 ${label}（休息：Deepavali），请选择其他时间。`);
  expect(slot.noneOpen([holiday], true)).toBe(
    '今天已没有可选的时段（休息：Deepavali），请选择其他日期。',
  );
  expect(slot.branchHours('Kain & Roti', '星期六', ['10:00 - 12:00', '14:00 - 18:00'])).toBe(
    'Kain & Roti 星期六营业时间：10:00 - 12:00、14:00 - 18:00。',
  );
});

test('values have Chinese names, and unknown ones stay', () => {
  expect(['Penang', 'Atlantis', 'constructor'].map(stateName)).toEqual([
    '槟城',
    'Atlantis',
    'constructor',
  ]);
  expect(['Order Placed', 'On Hold'].map(statusName)).toEqual(['已下单', 'On Hold']);
  expect(['Free size', '8 inch', 'Box of 6', 'XL'].map(choiceName)).toEqual([
    '均码',
    '8 寸',
    '6 个装',
    'XL',
  ]);
  expect(['Chrome on Android', 'iPad'].map(deviceName)).toEqual(['Android 上的 Chrome', 'iPad']);
  expect(lineName('Linen Shirt', 'XL')).toBe('Linen Shirt，XL');
});

test('the message to the seller has the names of the choices', () => {
  const order = { name: '爱娜', date: '2026年11月21日', amount: 'RM25.00' };
  const items = [{ name: '亚麻衬衫', feature: '2Y', quantity: 1 }];
  expect(sellerMessage(order, items, 0)).toMatch(/^- 亚麻衬衫（2 岁） x 1$/m);
});
