import type { CounterActRequest } from '@kedai/contract/calls/counterOrders';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import type { OrderEventRow } from '../../server/store/orderEvents';
import { findAnomalies } from './checkHistories';

const { placed, paymentConfirmed, ready, completed } = ORDER_STATUS;
const DEVICES = [{ staffId: 's1', role: 'staff' }] as const;

type Event = Pick<OrderEventRow, 'act' | 'fromStatus' | 'toStatus'> & Partial<OrderEventRow>;
const place: Event = { act: 'place', byKind: 'customer', fromStatus: null, toStatus: placed };
const confirm: Event = {
  act: 'confirm',
  fromStatus: placed,
  toStatus: paymentConfirmed,
  key: 'k1',
};
const undo: Event = { act: 'undo', fromStatus: paymentConfirmed, toStatus: placed, key: 'k2' };

const rowsOf = (events: readonly Event[]): readonly OrderEventRow[] =>
  events.map((event, index) => ({
    id: index + 1,
    orderId: 'o1',
    at: 1000 * index,
    byKind: 'staff',
    staffId: event.byKind === 'customer' ? null : 's1',
    byName: null,
    reason: null,
    text: null,
    reference: null,
    refund: null,
    key: null,
    requestHash: null,
    ...event,
  }));

const tapOf = ({ act, fromStatus, key }: Event, status = 200) => ({
  staffId: 's1',
  key: key ?? '',
  status,
  request: { orderId: 'o1', act, expected: fromStatus ?? '' } as CounterActRequest,
});

const check = (
  events: readonly Event[],
  taps: readonly ReturnType<typeof tapOf>[],
  status: string,
  mailed = [0],
) => {
  const order = { id: 'o1', status, paymentMethod: 'tng' };
  const rows = { orders: [order], events: rowsOf(events), mailed: new Set(mailed) };
  return findAnomalies(rows, taps, DEVICES).join();
};

test('a walk with each confirmed act once is right, also with retries and refusals', () => {
  const taps = [tapOf(confirm), tapOf(confirm), tapOf(undo), tapOf({ ...undo, key: 'k3' }, 409)];
  expect(check([place, confirm, undo], taps, placed)).toBe('');
});

test.each<[string, string, readonly Event[], readonly ReturnType<typeof tapOf>[], string]>([
  ['a lost act', 'Lost: confirm', [place], [tapOf(confirm)], placed],
  [
    'a doubled act',
    'Doubled',
    [place, confirm, undo, confirm],
    [tapOf(confirm), tapOf(undo)],
    paymentConfirmed,
  ],
  [
    'a refused act that was done',
    'Refused, and done',
    [place, confirm],
    [tapOf(confirm, 409)],
    paymentConfirmed,
  ],
  ['an act of nobody', 'Nobody sent', [place, confirm], [], paymentConfirmed],
  ['a failure', 'Failed with 500', [place], [tapOf(confirm, 500)], placed],
  [
    'a step that the machine lacks',
    'cannot go',
    [place, { ...confirm, toStatus: ready }],
    [tapOf(confirm)],
    ready,
  ],
  [
    'a late undo',
    'cannot go',
    [place, confirm, { ...undo, at: 60_000 }],
    [tapOf(confirm), tapOf(undo)],
    placed,
  ],
  ['a gap', 'was "Order Placed"', [place, undo], [tapOf(undo)], placed],
  ['another end', 'is "Completed"', [place, confirm], [tapOf(confirm)], completed],
])('%s is found', (_, anomaly, events, taps, status) => {
  expect(check(events, taps, status)).toContain(anomaly);
});

test('the mail of an undone step is found', () => {
  const taps = [tapOf(confirm), tapOf(undo)];
  expect(check([place, confirm, undo], taps, placed, [2])).toBe(
    'Mailed although undone: confirm of order o1',
  );
});
