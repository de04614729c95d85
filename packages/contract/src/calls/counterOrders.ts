import * as v from 'valibot';
import { moneySchema } from '../rules/money';
import { COUNTER_ACTS, REFUSAL_REASONS } from '../rules/orderStatus';
import { lenientArray, nullAsAbsent, requestIdSchema, successResponse } from '../rules/schemas';
import { requiredText, storableText } from '../rules/text';
import { required } from '../text/fields/required';
import { type FactsOf, get, getWithQuery, post } from './call';
import { orderEventSchema, orderSchema, ringgitText } from './order';

/** A receipt as the counter shows it. */
const counterReceiptSchema = v.object({
  /** The URL of the picture. It is missing when the response to it is 404. */
  picture: v.string(),
  /** epoch ms */
  uploadedAt: v.number(),
});

/** An event of an order's history, with what only staff see. */
export const counterEventSchema = v.object({
  ...orderEventSchema.entries,
  /** Of the payment or the refund, as staff typed it. */
  reference: nullAsAbsent(v.string()),
  refund: nullAsAbsent(v.object({ amount: moneySchema, how: v.string(), isGiven: v.boolean() })),
});

export type CounterEvent = v.InferOutput<typeof counterEventSchema>;

/** An order as staff see it. */
export const counterOrderSchema = v.object({
  ...orderSchema.entries,
  /** Whose account it is. The address may name somebody else. */
  customer: v.object({ name: v.string(), email: v.string() }),
  receipt: nullAsAbsent(counterReceiptSchema),
  /** What the signed-in person may do with it now; `undo` is in `undoUntil`. */
  acts: v.array(v.picklist(COUNTER_ACTS)),
  /** By how many orders its slot holds more than it has places, because of late receipts. Absent: by none. */
  overBy: nullAsAbsent(v.number()),
  /** One of the orders for trying the counter. */
  isExample: v.optional(v.boolean(), false),
});

export type CounterOrder = v.InferOutput<typeof counterOrderSchema>;

/** An order with its history, the oldest event first, and the receipts that newer ones replaced. */
export const counterOrderDetailSchema = v.object({
  ...counterOrderSchema.entries,
  events: lenientArray(counterEventSchema),
  earlierReceipts: lenientArray(counterReceiptSchema),
  /** Until when the signed-in person can undo the last step, epoch ms; absent: not at all. */
  undoUntil: nullAsAbsent(v.number()),
});

export type CounterOrderDetail = v.InferOutput<typeof counterOrderDetailSchema>;

const orderOf = { orderId: requestIdSchema } as const;
const detailResponse = successResponse({ order: counterOrderDetailSchema });

/** What each act says beside its order. */
const actOf = <const Act extends string, Fields extends v.ObjectEntries>(
  act: Act,
  fields: Fields,
) =>
  v.object({
    ...orderOf,
    expected: requiredText(required('the status')),
    receipt: v.optional(storableText),
    act: v.literal(act),
    ...fields,
  });

const refundSchema = v.object({
  /** ringgit; 0 when nothing was paid. */
  amount: ringgitText,
  how: requiredText(required('how the refund is given')),
  reference: v.optional(requiredText(required('the reference'))),
  /** Given already; else owed. */
  isGiven: v.boolean(),
});

/**
 * An act on an order. It names the status that its page showed (`expected`), and the URL of its picture if there was a receipt: if somebody has changed it meanwhile, the act is refused
 * (`status-changed`), and the message says who did what.
 */
const actRequest = v.variant('act', [
  actOf('confirm', {
    /** Of the payment, such as the number on the bank's list. */
    reference: v.optional(requiredText(required('the reference'))),
    /** Required without a receipt: how it was paid. */
    text: v.optional(requiredText(required('a note'))),
  }),
  actOf('refuse', {
    reason: v.picklist(REFUSAL_REASONS, 'Choose a reason.'),
    /** Required for the reason `other`. */
    text: v.optional(requiredText(required('the reason'))),
  }),
  actOf('ready', {}),
  actOf('out-for-delivery', {}),
  actOf('complete', {}),
  actOf('cancel', {
    text: requiredText(required('a reason')),
    /** Required once a receipt was sent or the payment confirmed. */
    refund: v.optional(refundSchema),
  }),
  actOf('reopen', { text: requiredText(required('a reason')) }),
  /** Undoes the last step of the same person, until `undoUntil`. */
  actOf('undo', {}),
]);

export type CounterActRequest = v.InferInput<typeof actRequest>;

/** What staff do with orders. Not part of spec §7: the counter is this shop's own. */
export const counterOrderCalls = {
  /** The orders whose receipt waits for somebody, the oldest receipt first; `waiting` counts all of them. */
  waitingReceipts: get('/api/counter/waitingReceipts', {
    audience: 'staff',
    response: successResponse({ orders: lenientArray(counterOrderSchema), waiting: v.number() }),
  }),
  counterOrder: getWithQuery('/api/counter/order', {
    audience: 'staff',
    request: v.object(orderOf),
    response: detailResponse,
  }),
  act: post('/api/counter/act', {
    audience: 'staff',
    idempotent: true,
    request: actRequest,
    response: detailResponse,
  }),
  /** Adds a note to the history, for staff only. */
  addNote: post('/api/counter/addNote', {
    audience: 'staff',
    idempotent: true,
    request: v.object({ ...orderOf, text: requiredText(required('a note')) }),
    response: detailResponse,
  }),
} as const;

export const counterOrderFacts: FactsOf<typeof counterOrderCalls> = {
  waitingReceipts: { isOptional: true },
  counterOrder: { isOptional: true, refusals: { 404: ['not-found'] } },
  act: {
    isOptional: true,
    refusals: {
      403: ['not-allowed'],
      404: ['not-found'],
      409: ['status-changed', 'act-not-possible', 'slot-full', 'slot-closed'],
    },
  },
  addNote: { isOptional: true, refusals: { 404: ['not-found'] } },
};
