import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import type { CounterAct } from '@kedai/contract/rules/orderStatus';
import { groupBySlot, nextStep } from './groups';

/** 14:30 on Saturday, 28 November 2026 in Kuala Lumpur. */
const NOW = Date.parse('2026-11-28T06:30:00Z');

const order = (id: string, calendarDate?: string, deliveryTime = '10:00 - 11:00') =>
  ({
    id,
    selection: calendarDate ? { serviceType: 'pickup', calendarDate, deliveryTime } : null,
  }) as CounterOrder;

const ORDERS = [
  order('none'),
  order('yesterday', '2026-11-27', '21:00 - 22:00'),
  order('late', '2026-11-28', '13:00 - 14:00'),
  order('now', '2026-11-28', '14:00 - 15:00'),
  order('next', '2026-11-28', '16:00 - 17:00'),
  order('next too', '2026-11-28', '16:00 - 17:00'),
  order('later', '2026-11-28', '17:00 - 18:00'),
  order('monday', '2026-11-30'),
  order('another year', '2027-01-02'),
];

test.each([
  [
    'in the middle of a day',
    NOW,
    [
      ['Without a time', 'nothing', 'none'],
      ['Late', 'nothing', 'yesterday', 'late'],
      ['Now', 'slot', 'now'],
      ['Next', 'slot', 'next', 'next too'],
      ['Later today', 'day', 'later'],
      ['Mon, 30 Nov', 'day', 'monday'],
      ['Sat, 2 Jan 2027', 'day', 'another year'],
    ],
  ],
  [
    'a slot is late when its hour is over',
    Date.parse('2026-11-28T09:00:00Z'),
    [
      ['Without a time', 'nothing', 'none'],
      ['Late', 'nothing', 'yesterday', 'late', 'now', 'next', 'next too'],
      ['Now', 'slot', 'later'],
      ['Mon, 30 Nov', 'day', 'monday'],
      ['Sat, 2 Jan 2027', 'day', 'another year'],
    ],
  ],
  [
    'the day begins at midnight in Kuala Lumpur',
    Date.parse('2026-11-29T16:00:00Z'),
    [
      ['Without a time', 'nothing', 'none'],
      ['Late', 'nothing', 'yesterday', 'late', 'now', 'next', 'next too', 'later'],
      ['Next', 'slot', 'monday'],
      ['Sat, 2 Jan 2027', 'day', 'another year'],
    ],
  ],
])('the queue is grouped by slot: %s', (_, now, groups) => {
  expect(
    groupBySlot(ORDERS, now).map(({ title, says, orders }) => [
      title,
      says,
      ...orders.map(({ id }) => id),
    ]),
  ).toEqual(groups);
});

test.each<[CounterAct[], 'pickup' | 'delivery', CounterAct | undefined]>([
  [['confirm', 'refuse', 'cancel'], 'delivery', undefined],
  [['ready', 'out-for-delivery', 'complete', 'cancel'], 'delivery', 'ready'],
  [['out-for-delivery', 'complete', 'cancel'], 'delivery', 'out-for-delivery'],
  [['out-for-delivery', 'complete', 'cancel'], 'pickup', 'complete'],
  [['complete', 'cancel'], 'delivery', 'complete'],
  [[], 'delivery', undefined],
])('of the acts %p the next step of a %s is %p', (acts, serviceType, step) => {
  const selection = { serviceType } as CounterOrder['selection'];
  expect(nextStep({ acts, selection })).toBe(step);
});
