import * as v from 'valibot';
import { post } from './call';
import { answeredCartSchema, cartDataSchema } from './cartData';
import { addedQuantitySchema, setQuantitySchema } from './quantity';
import {
  emptyRequest,
  emptyResponse,
  lenientArray,
  lenientNumber,
  requestIdSchema,
  successResponse,
} from './schemas';
import { storableText } from './text';

const lineEntries = {
  itemId: requestIdSchema,
  /** A product without features travels with the empty text as its feature. */
  feature: v.pipe(storableText, v.maxLength(100)),
};

/** A line of a guest's cart that a merge could not take, or not all of. */
const leftOutSchema = v.object({
  /** Undefined when the shop does not know the product. */
  name: v.optional(v.string()),
  feature: v.string(),
  /** How many were left out. */
  quantity: lenientNumber,
  reason: v.picklist(['not-sold', 'too-many']),
});

export type LeftOutLine = v.InferOutput<typeof leftOutSchema>;

/** The calls of the cart area (spec §7). */
export const cartCalls = {
  add: post('/api/cart/add', {
    needsSession: true,
    idempotent: true,
    request: v.object({ ...lineEntries, quantity: addedQuantitySchema }),
    response: emptyResponse,
  }),
  update: post('/api/cart/update', {
    needsSession: true,
    request: v.object({ ...lineEntries, quantity: setQuantitySchema }),
    response: emptyResponse,
  }),
  get: post('/api/cart/get', {
    needsSession: true,
    request: emptyRequest,
    response: successResponse({ cartData: answeredCartSchema }),
  }),
  cartMerge: post('/api/cart/cartMerge', {
    needsSession: true,
    idempotent: true,
    request: v.object({ cartData: cartDataSchema }),
    /** `leftOut` is an extra of this shop; without it everything was taken, as far as is known. */
    response: successResponse({ leftOut: v.optional(lenientArray(leftOutSchema)) }),
  }),
} as const;
