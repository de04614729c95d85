import type { CounterActRequest, CounterOrder } from '@kedai/contract/calls/counterOrders';

/** What a page showed when somebody decided. The server refuses an act on anything else. */
export type Seen = Pick<CounterActRequest, 'expected' | 'receipt'>;

export const seenOf = ({ status, receipt }: Pick<CounterOrder, 'status' | 'receipt'>): Seen => ({
  expected: status,
  receipt: receipt?.picture,
});
