import * as v from 'valibot';
import { addressSchema, storedAddressSchema } from '../rules/address';
import { nameLanguage } from '../rules/language';
import {
  ITEM_MAX_IMAGES,
  ORDER_MAX_LINES,
  ORDERS_LISTED_MAX,
  TEXT_MAX_CHARACTERS,
} from '../rules/limits';
import { moneySchema } from '../rules/money';
import { ORDER_ACTS, ORDER_EVENT_BY, REFUSAL_REASONS } from '../rules/orderStatus';
import { addedQuantitySchema } from '../rules/quantity';
import {
  addition,
  emptyResponse,
  idSchema,
  imageListSchema,
  lenientArray,
  lenientNumber,
  nullAsAbsent,
  requestIdSchema,
  successResponse,
} from '../rules/schemas';
import { selectionSchema } from '../rules/selection';
import { cleanedText, maxCharacters, requiredText, storableText } from '../rules/text';
import * as orderFields from '../text/fields/order';
import { type CallFacts, type FactsOf, post } from './call';

/**
 * A product of an order request (spec §3). The server uses `id`, `feature` and `quantity`. It never trusts the name,
 * picture and price of a client.
 */
const orderItemRequestSchema = v.object({
  id: requestIdSchema,
  feature: v.nullish(storableText),
  quantity: addedQuantitySchema,
  name: v.optional(storableText),
  image: v.optional(v.pipe(v.array(storableText), v.maxLength(ITEM_MAX_IMAGES))),
  /** ringgit, as shown to the shopper */
  price: v.optional(v.union([v.number(), storableText])),
});

export type OrderItemRequest = v.InferInput<typeof orderItemRequestSchema>;

const orderItemsSchema = v.pipe(
  v.array(orderItemRequestSchema),
  v.maxLength(ORDER_MAX_LINES, orderFields.tooManyLines),
);

/** A line of a placed order (spec §3). */
export const orderItemSchema = v.object({
  id: v.optional(idSchema),
  name: v.string(),
  image: imageListSchema,
  price: moneySchema,
  quantity: lenientNumber,
  feature: v.nullish(v.string()),
  language: nameLanguage,
});

export type OrderItem = v.InferOutput<typeof orderItemSchema>;

/** An amount in a request. */
export const ringgitText = v.pipe(v.string(), v.regex(/^\d{1,9}\.\d{2}$/, orderFields.wrongPrice));

const priceRequestSchema = v.object({ productPrice: ringgitText, shippingPrice: ringgitText });

const orderRequest = v.object({
  address: addressSchema,
  /** Only if the shopper entered a separate one. A server may ignore it. */
  billingAddress: addition(v.optional(addressSchema)),
  items: v.pipe(orderItemsSchema, v.minLength(1, orderFields.empty)),
  price: priceRequestSchema,
  /** For those who pack and deliver it, such as "leave at the guard house". */
  note: addition(v.optional(requiredText(orderFields.note))),
  /**
   * The service and slot that the page showed; null if it showed none. It travels in a header (`readsSelection`), so
   * that the body is that of section 7. Pages of earlier versions send it in the body.
   */
  selection: addition(v.nullish(selectionSchema)),
});

export type OrderRequest = v.InferInput<typeof orderRequest>;

/** An event of an order's history. */
export const orderEventSchema = v.object({
  /** epoch ms */
  at: v.number(),
  act: v.picklist(ORDER_ACTS),
  /** Staff see the names of staff; customers see none. */
  by: v.object({ kind: v.picklist(ORDER_EVENT_BY), name: nullAsAbsent(v.string()) }),
  /** The status afterwards. */
  status: v.string(),
  reason: nullAsAbsent(v.picklist(REFUSAL_REASONS)),
  /** As it was typed: the words of a refusal or cancellation, or a note. */
  text: nullAsAbsent(v.string()),
});

export type OrderEvent = v.InferOutput<typeof orderEventSchema>;

/** An order (spec §3), parsed to sen and epoch ms. */
export const orderSchema = v.object({
  id: idSchema,
  date: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
    v.transform((date): number => (typeof date === 'number' ? date : readDate(date))),
    v.finite(),
  ),
  status: v.string(),
  paymentMethod: v.nullish(v.string(), ''),
  items: lenientArray(orderItemSchema),
  amount: v.optional(moneySchema),
  address: v.optional(storedAddressSchema, {}),
  billingAddress: addition(v.nullish(storedAddressSchema)),
  price: v.object({ productPrice: moneySchema, shippingPrice: moneySchema }),
  /** The URL of the receipt. Only its owner may read it. */
  image: v.pipe(
    imageListSchema,
    v.transform(([first]) => first),
  ),
  /** The chosen service and slot, if the server stores them; null if they are invalid, as in old orders. */
  selection: addition(v.optional(v.fallback(v.nullable(selectionSchema), null))),
  /** What the shopper wrote for those who pack and deliver it. */
  note: addition(nullAsAbsent(v.string())),
  /** What happened to it, the oldest first. Without the notes of staff. */
  history: addition(nullAsAbsent(lenientArray(orderEventSchema))),
  /** Whether the customer may cancel it now. */
  canCancel: addition(nullAsAbsent(v.boolean())),
});

/** Epoch ms from a text of digits or of a date. */
function readDate(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Date.parse(text);
}

export type Order = v.InferOutput<typeof orderSchema>;
export type OrderOnWire = v.InferInput<typeof orderSchema>;

const placing = {
  audience: 'customer',
  idempotent: true,
  readsSelection: true,
  request: orderRequest,
} as const;

/** The browser is redirected to it, so it must not be a script (`javascript:`). */
const pageUrl = v.pipe(v.string(), v.regex(/^(?:https?:|[/?#])/i));

export const orderCalls = {
  place: post('/api/order/place', {
    ...placing,
    response: successResponse({ orderId: idSchema }),
  }),
  stripe: post('/api/order/stripe', {
    ...placing,
    response: successResponse({ success_url: pageUrl }),
  }),
  userorders: post('/api/order/userorders', {
    audience: 'customer',
    /** The specification sends nothing. A server may ignore these fields and list all orders. */
    request: v.optional(
      v.object({
        /** Orders per page. */
        amount: addition(
          v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ORDERS_LISTED_MAX))),
        ),
        /** Lists orders older than this one: the last of the page before. */
        before: addition(
          v.optional(v.object({ date: v.pipe(v.number(), v.safeInteger()), id: requestIdSchema })),
        ),
      }),
      {},
    ),
    response: successResponse({
      orders: lenientArray(orderSchema),
      /** The number of orders that are older than the listed ones; absent if there are none. */
      olderOrders: addition(nullAsAbsent(lenientNumber)),
    }),
  }),
  orderdetail: post('/api/order/orderdetail', {
    audience: 'customer',
    request: v.object({ orderId: requestIdSchema }),
    response: successResponse({ orderDetail: orderSchema }),
  }),
  /** Not part of spec §7. A customer cancels an order for which no receipt was ever sent. */
  cancel: post('/api/order/cancel', {
    audience: 'customer',
    idempotent: true,
    request: v.object({ orderId: requestIdSchema }),
    response: successResponse({ orderDetail: orderSchema }),
  }),
  uploadpayment: post('/api/order/uploadpayment', {
    encoding: 'multipart',
    audience: 'customer',
    idempotent: true,
    request: v.object({ orderId: requestIdSchema, image: v.blob() }),
    response: emptyResponse,
  }),
} as const;

/** Which page of a customer's orders. */
export type OrdersRequest = v.InferOutput<typeof orderCalls.userorders.request>;

export const shippingCalls = {
  calculateShipping: post('/api/shipping/calculateShipping', {
    audience: 'customer',
    request: v.object({
      state: v.pipe(
        cleanedText(),
        v.nonEmpty(orderFields.stateMissing),
        maxCharacters(TEXT_MAX_CHARACTERS, orderFields.stateTooLong),
      ),
      cartProductList: orderItemsSchema,
    }),
    response: successResponse({ shippingCost: moneySchema }),
  }),
} as const;

const places: CallFacts = {
  limited: true,
  refusals: {
    400: ['unknown-product', 'unknown-state'],
    404: ['unknown-product'],
    409: [
      'cart-changed',
      'price-changed',
      'selection-changed',
      'selection-missing',
      'unknown-slot',
      'slot-passed',
      'date-too-far',
      'slot-full',
      'slot-closed',
    ],
  },
};

export const orderFacts: FactsOf<typeof orderCalls> = {
  place: places,
  stripe: places,
  orderdetail: { refusals: { 404: ['not-found'] } },
  cancel: { isOptional: true, refusals: { 404: ['not-found'], 409: ['act-not-possible'] } },
  uploadpayment: {
    limited: true,
    refusals: {
      404: ['not-found'],
      409: ['order-not-payable', 'receipt-already-used'],
      413: ['file-too-large'],
      415: ['not-an-image'],
    },
  },
};

export const shippingFacts: FactsOf<typeof shippingCalls> = {
  calculateShipping: { refusals: { 400: ['unknown-state'] } },
};
