import * as v from 'valibot';
import { successFields } from './answer';
import { call } from './call';
import { moneySchema } from './money';
import { orderItemRequestSchema } from './orderItem';

/** The call of the shipping area (spec §7). The server answers in ringgit, read as sen. */
export const shippingCalls = {
  calculateShipping: call({
    method: 'POST',
    path: '/api/shipping/calculateShipping',
    encoding: 'json',
    needsSession: true,
    request: v.object({
      state: v.pipe(v.string(), v.trim(), v.nonEmpty('Choose a state.')),
      cartProductList: v.array(orderItemRequestSchema),
    }),
    response: v.object({ ...successFields, shippingCost: moneySchema }),
  }),
} as const;
