import * as v from 'valibot';
import { emptyRequest, plainAnswer, requestIdSchema, successFields } from './answer';
import { call } from './call';
import { answeredCartSchema, cartDataSchema } from './cartData';
import { addedQuantitySchema, setQuantitySchema } from './quantity';
import { storableText } from './text';

/** A product without features travels with the empty text as its feature. */
export const featureSchema = v.pipe(storableText, v.maxLength(100));

/** The calls of the cart area (spec §7). */
export const cartCalls = {
  add: call({
    method: 'POST',
    path: '/api/cart/add',
    encoding: 'json',
    needsSession: true,
    idempotent: true,
    request: v.object({
      itemId: requestIdSchema,
      feature: featureSchema,
      quantity: addedQuantitySchema,
    }),
    response: plainAnswer,
  }),
  update: call({
    method: 'POST',
    path: '/api/cart/update',
    encoding: 'json',
    needsSession: true,
    request: v.object({
      itemId: requestIdSchema,
      feature: featureSchema,
      quantity: setQuantitySchema,
    }),
    response: plainAnswer,
  }),
  get: call({
    method: 'POST',
    path: '/api/cart/get',
    encoding: 'json',
    needsSession: true,
    request: emptyRequest,
    response: v.object({ ...successFields, cartData: answeredCartSchema }),
  }),
  cartMerge: call({
    method: 'POST',
    path: '/api/cart/cartMerge',
    encoding: 'json',
    needsSession: true,
    idempotent: true,
    request: v.object({ cartData: cartDataSchema }),
    response: plainAnswer,
  }),
} as const;
