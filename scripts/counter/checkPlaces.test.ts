import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import type { OrderEventRow } from '../../server/store/orderEvents';
import { checkPlaces, WINDOW_ENDED } from './checkPlaces';

const { placed, cancelled, paymentSubmitted } = ORDER_STATUS;
const selection = {
  serviceType: 'pickup',
  calendarDate: '2026-11-30',
  deliveryTime: '10:00 - 11:00',
} as const;
const orders = ['A', 'B', 'C'].map((id) => ({ id, selection }));

type Event = readonly [orderId: string, act: OrderEventRow['act'], toStatus: string, text?: string];
const check = (...events: readonly Event[]) => {
  const rows = events.map(
    ([orderId, act, toStatus, text = null], index): OrderEventRow => ({
      id: index + 1,
      orderId,
      at: 60_000 * index,
      act,
      byKind: 'customer',
      staffId: null,
      byName: null,
      fromStatus: null,
      toStatus,
      reason: null,
      text,
      reference: null,
      refund: null,
      key: null,
      requestHash: null,
    }),
  );
  return checkPlaces({ orders, events: rows }, { pickup: 1, delivery: null });
};

const place = (orderId: string): Event => [orderId, 'place', placed];
const cancel = (orderId: string): Event => [orderId, 'cancel', cancelled];
const endWindow = (orderId: string): Event => [orderId, 'note', placed, WINDOW_ENDED];
const receipt = (orderId: string): Event => [orderId, 'send-receipt', paymentSubmitted];
const reopen = (orderId: string): Event => [orderId, 'reopen', placed];

test.each<[string, readonly Event[], number]>([
  ['after a cancellation', [place('A'), cancel('A'), place('B')], 0],
  ['after the payment window', [place('A'), endWindow('A'), place('B')], 0],
  ['beside a late receipt', [place('A'), endWindow('A'), place('B'), receipt('A')], 1],
  ['by reopening', [place('A'), cancel('A'), reopen('A'), endWindow('A')], 0],
])('a place may be taken %s', (_when, events, over) => {
  expect(check(...events)).toMatchObject({ anomalies: [], over });
});

test.each<[string, readonly Event[]]>([
  ['twice', [place('A'), place('B')]],
  ['although a receipt holds it', [place('A'), receipt('A'), endWindow('A'), place('B')]],
  ['although a late receipt holds it', [place('A'), endWindow('A'), receipt('A'), place('B')]],
  ['by reopening in a full slot', [place('A'), cancel('A'), place('B'), reopen('A')]],
  [
    'although a reopened order holds it',
    [place('A'), cancel('A'), reopen('A'), endWindow('A'), place('B')],
  ],
])('a place that was sold %s is found', (_how, events) => {
  expect(check(...events).anomalies).toHaveLength(1);
});
