import type { OrderAct } from '@kedai/contract/rules/orderStatus';
import { eventText } from './orders';

export const queueText = {
  title: 'Orders',
  loading: 'Loading the orders',
  failed: 'The orders could not be loaded',
  emptyTitle: 'No order waits',
  emptyText: 'New orders appear here by themselves.',
  noSlot: 'Without a time',
  late: 'Late',
  now: 'Now',
  next: 'Next',
  later: 'Later today',
  count: (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`),
  tickAll: (group: string) => `Tick all: ${group}`,
  tick: (id: string) => `Tick order ${id}`,
  seeReceipt: 'See receipt',
  unpaid: 'Waits for payment',
  more: 'More',
  moreAbout: (id: string) => `More about order ${id}`,
  moreOrders: (left: number) => `More orders (${left})`,
  pickupStays: 'A pick up does not go out for delivery.',
  left: (id: string) => `Order ${id} has left the list.`,
  close: 'Close',
  ticked: (count: number) => `${count} ticked`,
  withTicked: 'With the ticked orders',
  print: 'Print slips',
  pickList: 'Pick list',
  untick: 'Untick all',
} as const;

export const searchText = {
  title: 'Search',
  label: 'Number, name, phone or e-mail',
  loading: 'Searching',
  failed: 'The search failed',
  all: (count: number) => (count === 1 ? '1 order' : `${count} orders, the newest first`),
  found: (count: number) => (count === 1 ? '1 order found' : `${count} orders found`),
  nothing: (text: string) =>
    text === '' ? 'There is no order yet' : `No order found for “${text}”`,
  nothingHint: 'A part of the number, name, phone or e-mail is enough.',
} as const;

const orders = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : `${ids.length} orders`);

export const undoText = {
  done: (act: OrderAct, ids: readonly string[]) => `${eventText.acts[act]}: ${orders(ids)}`,
  undo: 'Undo',
  secondsLeft: (seconds: number) => `Undo (${seconds} s)`,
  announced: (done: string) => `${done}. You can undo it for 20 seconds.`,
  undone: (ids: readonly string[]) => `Undone: ${orders(ids)}`,
} as const;

export const liveText = {
  newReceipts: (count: number) => (count === 1 ? '1 new receipt' : `${count} new receipts`),
  newOrder: 'New order',
  sound: 'Sound for new orders',
  soundOff: 'Sound is off. Tap to turn on',
} as const;
