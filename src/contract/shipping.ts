import * as v from 'valibot';
import { post } from './call';
import { TEXT_MAX_CHARACTERS } from './limits';
import { moneySchema } from './money';
import { orderItemsSchema } from './orderItem';
import { successResponse } from './schemas';
import { cleanedText, maxCharacters } from './text';

/** The call of the shipping area (spec §7). The server answers in ringgit, read as sen. */
export const shippingCalls = {
  calculateShipping: post('/api/shipping/calculateShipping', {
    needsSession: true,
    request: v.object({
      state: v.pipe(
        cleanedText(),
        v.nonEmpty('Choose a state.'),
        maxCharacters(TEXT_MAX_CHARACTERS, 'Please select the state again'),
      ),
      cartProductList: orderItemsSchema,
    }),
    response: successResponse({ shippingCost: moneySchema }),
  }),
} as const;
