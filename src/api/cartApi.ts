import { cartCalls } from '@kedai/contract/calls/cart';
import type { CartLineKey } from '@kedai/contract/rules/cartData';
import { customerApi, onSuccess } from './apis';
import { fromCall } from './fromCall';

export interface CartLineQuantity extends CartLineKey {
  readonly quantity: number;
}

/** The calls of the cart area, for customers. Guests send no request (spec §7). */
export const cartApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    cartGet: build.query({ ...fromCall(cartCalls.get), providesTags: ['Cart'] }),
    cartAdd: build.mutation(fromCall(cartCalls.add)),
    /** Sets the quantity of a line; 0 removes it. Components use `setCartQuantity`, which debounces and orders edits. */
    cartUpdate: build.mutation(fromCall(cartCalls.update)),
    cartMerge: build.mutation({
      ...fromCall(cartCalls.cartMerge),
      invalidatesTags: onSuccess('Cart'),
    }),
  }),
});

export const { useCartGetQuery: useCartQuery } = cartApi;
