import type { InferOutput } from 'valibot';
import { cartCalls } from '../contract/cart';
import type { CartLineKey } from '../contract/cartData';
import { customerApi, onSuccess } from './baseApi';
import { asResult, fromCall } from './fromCall';
import { decided } from './idempotency';
import { portsOf } from './ports';

export interface CartLineQuantity extends CartLineKey {
  readonly quantity: number;
}

type CartResponse = InferOutput<typeof cartCalls.get.response>;

const get = fromCall(cartCalls.get);

/** The calls of the cart area, for customers. Guests send no request (spec §7). */
export const cartApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    get: build.query<CartResponse, void>({
      // A cart that was requested before a write settled may lack it, so it is requested again.
      queryFn: async (_, { extra, dispatch }, _options, fetchCall) => {
        const { cartWrites } = portsOf(extra);
        for (;;) {
          await cartWrites.settled();
          const before = cartWrites.sentCount();
          const result = asResult<CartResponse>(await fetchCall(get.query()));
          if ('error' in result) return result;
          if (cartWrites.sentCount() !== before) continue;
          // A loaded cart shows whether an add succeeded, so adding the same again is a new add.
          dispatch(decided(cartCalls.add.path));
          return result;
        }
      },
      responseSchema: get.responseSchema,
      providesTags: ['Cart'],
    }),
    add: build.mutation(fromCall(cartCalls.add)),
    /** Sets the quantity of a line; 0 removes it. Components use `setCartQuantity`, which debounces and orders edits. */
    update: build.mutation(fromCall(cartCalls.update)),
    cartMerge: build.mutation({
      ...fromCall(cartCalls.cartMerge),
      invalidatesTags: onSuccess('Cart'),
    }),
  }),
});

export const { useGetQuery: useCartQuery } = cartApi;
