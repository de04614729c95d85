import * as v from 'valibot';
import { cartDataSchema, cartResponseSchema } from '../rules/cartData';
import { addedQuantitySchema, setQuantitySchema } from '../rules/quantity';
import {
  addition,
  emptyRequest,
  emptyResponse,
  lenientArray,
  lenientNumber,
  requestIdSchema,
  successResponse,
} from '../rules/schemas';
import { storableText } from '../rules/text';
import { type FactsOf, post } from './call';

const lineEntries = {
  itemId: requestIdSchema,
  /** Empty for a product without features. */
  feature: v.pipe(storableText, v.maxLength(100)),
};

/** A line that a merge left out, in whole or in part. */
const leftOutSchema = v.object({
  itemId: addition(v.optional(v.string())),
  /** Undefined when the shop does not know the product. */
  name: v.optional(v.string()),
  feature: v.string(),
  quantity: lenientNumber,
  reason: v.picklist(['not-sold', 'too-many']),
});

export type LeftOutLine = v.InferOutput<typeof leftOutSchema>;

export const cartCalls = {
  add: post('/api/cart/add', {
    audience: 'customer',
    idempotent: true,
    request: v.object({ ...lineEntries, quantity: addedQuantitySchema }),
    response: emptyResponse,
  }),
  update: post('/api/cart/update', {
    audience: 'customer',
    request: v.object({ ...lineEntries, quantity: setQuantitySchema }),
    response: emptyResponse,
  }),
  get: post('/api/cart/get', {
    audience: 'customer',
    request: emptyRequest,
    response: successResponse({ cartData: cartResponseSchema }),
  }),
  cartMerge: post('/api/cart/cartMerge', {
    audience: 'customer',
    idempotent: true,
    request: v.object({ cartData: cartDataSchema }),
    response: successResponse({ leftOut: addition(v.optional(lenientArray(leftOutSchema))) }),
  }),
} as const;

const notSold = { 400: ['unknown-product'], 404: ['unknown-product'] } as const;

export const cartFacts: FactsOf<typeof cartCalls> = {
  add: { limited: true, refusals: notSold },
  update: { limited: true, refusals: notSold },
  cartMerge: { limited: true },
};
