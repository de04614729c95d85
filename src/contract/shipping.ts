import * as v from 'valibot';
import { call } from './call';
import { TEXT_MAX_CHARACTERS } from './limits';
import { moneySchema } from './money';
import { orderItemsSchema } from './orderItem';
import { successFields } from './schemas';
import { cleanedText, maxCharacters } from './text';

/** The call of the shipping area (spec §7). The server answers in ringgit, read as sen. */
export const shippingCalls = {
  calculateShipping: call({
    method: 'POST',
    path: '/api/shipping/calculateShipping',
    encoding: 'json',
    needsSession: true,
    request: v.object({
      state: v.pipe(
        cleanedText(),
        v.nonEmpty('Choose a state.'),
        maxCharacters(TEXT_MAX_CHARACTERS, 'Please select the state again'),
      ),
      cartProductList: orderItemsSchema,
    }),
    response: v.object({ ...successFields, shippingCost: moneySchema }),
  }),
} as const;
