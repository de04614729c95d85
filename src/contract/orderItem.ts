import * as v from 'valibot';
import { ITEM_MAX_IMAGES, ORDER_MAX_LINES } from './limits';
import { moneySchema } from './money';
import { addedQuantitySchema } from './quantity';
import { boundedList, idSchema, imageListSchema, lenientNumber, requestIdSchema } from './schemas';
import { storableText } from './text';

/**
 * A product of an order request with its feature and quantity (spec §3). The server goes by `id`, `feature`
 * and `quantity`; name, picture and price of a client are never trusted.
 */
const orderItemRequestSchema = v.object({
  id: requestIdSchema,
  feature: v.nullish(storableText),
  quantity: addedQuantitySchema,
  name: v.optional(storableText),
  image: v.optional(boundedList(storableText, ITEM_MAX_IMAGES)),
  /** ringgit, as shown to the shopper */
  price: v.optional(v.union([v.number(), storableText])),
});

export type OrderItemRequest = v.InferInput<typeof orderItemRequestSchema>;

/** The products of a request. */
export const orderItemsSchema = boundedList(
  orderItemRequestSchema,
  ORDER_MAX_LINES,
  `An order has at most ${ORDER_MAX_LINES} lines. Please place two orders.`,
);

/** A line of a placed order (spec §3); `price` is sen after reading. */
export const orderItemSchema = v.object({
  id: v.optional(idSchema),
  name: v.string(),
  image: imageListSchema,
  price: moneySchema,
  quantity: lenientNumber,
  feature: v.nullish(v.string()),
});

export type OrderItem = v.InferOutput<typeof orderItemSchema>;
