import * as v from 'valibot';
import { lenientArray, nullAsAbsent, successResponse } from '../rules/schemas';
import { storableText } from '../rules/text';
import { type FactsOf, get, getWithQuery } from './call';
import { counterOrderSchema } from './counterOrders';

/** Orders on a page of a list behind the counter. */
export const COUNTER_PAGE_SIZE = 50;

/** Orders that can be printed at once. */
export const PRINTED_MAX = 100;

/** A page of a list, counted from 0, as a text of the query string. */
const pageText = v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'A page is a number from 0.')));

const listResponse = successResponse({
  orders: lenientArray(counterOrderSchema),
  /** How many orders the whole list has. */
  count: v.number(),
});

/** What staff look at all day. Not part of spec §7: the counter is this shop's own. */
export const counterDayCalls = {
  /**
   * One small response, which every page of the counter polls. Its lists are loaded again when `version` differs, which
   * it does after every event of any order.
   */
  changes: get('/api/counter/changes', {
    audience: 'staff',
    response: successResponse({
      version: v.string(),
      /** Receipts that wait until somebody looks at them. */
      waitingReceipts: v.number(),
      /** Orders that are paid and not yet handed over. */
      open: v.number(),
      /** Mails that failed or wait for more than two minutes. */
      failedMails: v.number(),
      /** When the last order was placed and the last receipt sent, epoch ms; for the sound. */
      lastOrderAt: nullAsAbsent(v.number()),
      lastReceiptAt: nullAsAbsent(v.number()),
    }),
  }),
  /**
   * The orders to work on, the earliest slot first: all that have not ended. An order without payment and receipt leaves it
   * when its time to pay is over, unless it was reopened.
   */
  queue: getWithQuery('/api/counter/queue', {
    audience: 'staff',
    request: v.object({ page: pageText }),
    response: listResponse,
  }),
  /**
   * All orders that contain a text in their number, name, e-mail or phone (its digits, any part), the newest first. Without
   * a text: all orders.
   */
  searchOrders: getWithQuery('/api/counter/searchOrders', {
    audience: 'staff',
    request: v.object({ text: v.optional(storableText), page: pageText }),
    response: listResponse,
  }),
  /** The orders with these numbers, separated by commas, at most `PRINTED_MAX`, in the order of their slots. */
  ordersToPrint: getWithQuery('/api/counter/ordersToPrint', {
    audience: 'staff',
    request: v.object({ ids: storableText }),
    response: successResponse({
      orders: lenientArray(counterOrderSchema),
      /** Who sells, as a packing slip says it. */
      company: v.object({ registeredName: v.string(), registrationNumber: v.string() }),
    }),
  }),
} as const;

export const counterDayFacts: FactsOf<typeof counterDayCalls> = {
  changes: { isOptional: true },
  queue: { isOptional: true },
  searchOrders: { isOptional: true },
  ordersToPrint: { isOptional: true },
};
