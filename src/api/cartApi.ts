import { original } from '@reduxjs/toolkit';
import type { InferOutput } from 'valibot';
import { cartCalls } from '../contract/cart';
import {
  type CartData,
  type CartLineKey,
  EMPTY_CART,
  quantityOf,
  withAdded,
  withQuantity,
} from '../contract/cartData';
import type { Failure } from '../contract/failure';
import { baseApi, customerApi, onSuccess } from './baseApi';
import {
  asResult,
  type EndpointResult,
  fromCall,
  fromIdempotentCall,
  type Idempotent,
} from './fromCall';
import { portsOf } from './ports';
import { discardPreloaded } from './preloaded';

export interface CartLineQuantity extends CartLineKey {
  readonly quantity: number;
}

type CartResponse = InferOutput<typeof cartCalls.get.response>;
type EmptyResponse = InferOutput<typeof cartCalls.update.response>;

const get = fromCall(cartCalls.get);
const add = fromIdempotentCall(cartCalls.add);
const update = fromCall(cartCalls.update);

/** A guest's write, which stays on this device; null for a customer. */
function writeGuestCart(
  extra: unknown,
  change: (cart: CartData) => CartData,
): EndpointResult<EmptyResponse> | null {
  const { sessionStatus, guestCart } = portsOf(extra);
  if (sessionStatus() !== 'guest') return null;
  const failure = guestCart.write(change(guestCart.read()));
  return failure === null ? { data: { success: true } } : { error: failure };
}

/**
 * The calls of the cart area. The cart of a customer is on the server, the cart of a guest on this device; components see no
 * difference. Guests send no request (spec §7).
 */
export const cartApi = customerApi.injectEndpoints({
  endpoints: (build) => ({
    get: build.query<CartResponse, void>({
      queryFn: async (_, { extra }, _options, fetchCall) => {
        const ports = portsOf(extra);
        while (ports.sessionStatus() !== 'guest') {
          await ports.cart.settled();
          const before = ports.cart.sentCount();
          if (before > 0) discardPreloaded();
          const result = asResult<CartResponse>(await fetchCall(get.query()));
          if ('error' in result || ports.cart.sentCount() === before) return result;
        }
        return { data: { success: true, cartData: ports.guestCart.read() } };
      },
      responseSchema: get.responseSchema,
      providesTags: ['Cart'],
      async onQueryStarted(_, { dispatch, extra, queryFulfilled }) {
        const fulfilled = await queryFulfilled.catch(() => null);
        if (fulfilled === null) return;
        // Pending quantities stay visible until they are saved or refused.
        const cart = portsOf(extra).cart.applyPending(fulfilled.data.cartData);
        if (cart !== fulfilled.data.cartData) dispatch(patchCartCache(() => cart));
      },
    }),
    /** Adds to the cart with an optimistic update, which is reverted after a failure. */
    add: build.mutation<EmptyResponse, CartLineQuantity & Idempotent>({
      queryFn: async (arg, { extra }, _options, fetchCall) =>
        writeGuestCart(extra, (cart) => withAdded(cart, arg, arg.quantity)) ??
        asResult(await fetchCall(add.query(arg))),
      responseSchema: add.responseSchema,
      async onQueryStarted(line, { dispatch, queryFulfilled }) {
        dispatch(patchCartCache((cart) => withAdded(cart, line, line.quantity)));
        try {
          await queryFulfilled;
        } catch (caught) {
          dispatch(
            patchCartCache((cart) =>
              withQuantity(cart, line, quantityOf(cart, line) - line.quantity),
            ),
          );
          if (isUnknownProduct(caught)) dispatch(baseApi.util.invalidateTags(['Product']));
          // A request without a response may have been applied, and a refusal may come from an outdated cart: refetch.
          dispatch(customerApi.util.invalidateTags(['Cart']));
        }
      },
    }),
    /** Sets the quantity of a line; 0 removes it. Components use the cart writer, which debounces and orders edits. */
    update: build.mutation<EmptyResponse, CartLineQuantity>({
      queryFn: async (arg, { extra }, _options, fetchCall) =>
        writeGuestCart(extra, (cart) => withQuantity(cart, arg, arg.quantity)) ??
        asResult(await fetchCall(update.query(arg))),
      responseSchema: update.responseSchema,
    }),
    cartMerge: build.mutation({
      ...fromIdempotentCall(cartCalls.cartMerge),
      invalidatesTags: onSuccess('Cart'),
    }),
  }),
});

/** Whether the server refused a product that an outdated list still offered. */
const isUnknownProduct = (caught: unknown): boolean =>
  (caught as { readonly error?: Partial<Failure> }).error?.code === 'unknown-product';

/** Optimistic update of the cached cart. */
function patchCartCache(change: (cart: CartData) => CartData) {
  return cartApi.util.updateQueryData('get', undefined, (cached) => ({
    ...cached,
    cartData: change(original(cached)?.cartData ?? EMPTY_CART),
  }));
}

/** Optimistic update of one line of the cached cart. */
export function patchCartQuantity(line: CartLineKey, quantity: number) {
  return patchCartCache((cart) => withQuantity(cart, line, quantity));
}

export const { useGetQuery: useCartQuery } = cartApi;
