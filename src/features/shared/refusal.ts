import type { Order, OrderEvent } from '@kedai/contract/calls/order';

/** Why the last receipt of an order was refused; undefined if it was not, or something has happened since. */
export function refusalOf({ history }: Order): OrderEvent | undefined {
  const last = history?.at(-1);
  return last?.act === 'refuse' ? last : undefined;
}
