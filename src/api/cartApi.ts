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
import { baseApi } from './baseApi';
import { forgetEarly } from './earlyAnswers';
import { type Answered, asAnswer, fromCall, fromIdempotentCall, type Idempotent } from './fromCall';
import { portsOf } from './ports';
import { onSuccess } from './tags';

/** So many of a line. */
export interface CartLineQuantity extends CartLineKey {
  readonly quantity: number;
}

type CartAnswer = InferOutput<typeof cartCalls.get.response>;
type PlainAnswer = InferOutput<typeof cartCalls.update.response>;

const get = fromCall(cartCalls.get);
const add = fromIdempotentCall(cartCalls.add);
const update = fromCall(cartCalls.update);

const localAnswer = (failure: Failure | null): Answered<PlainAnswer> =>
  failure === null ? { data: { success: true } } : { error: failure };

/**
 * The calls of the cart area. There is one cart: a customer's lies on the server, a guest's on this device, and who
 * uses it need not know. Guests make no call (spec §7).
 */
export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    get: build.query<CartAnswer, void>({
      queryFn: async (_, { extra }, _options, ask) => {
        const ports = portsOf(extra);
        while (ports.sessionStatus() !== 'guest') {
          await ports.sentWrites.ended();
          const before = ports.sentWrites.begun();
          if (before > 0) forgetEarly();
          const answer = asAnswer<CartAnswer>(await ask(get.query()));
          if ('error' in answer || ports.sentWrites.begun() === before) return answer;
        }
        return { data: { success: true, cartData: ports.guestCart.read() } };
      },
      responseSchema: get.responseSchema,
      providesTags: ['Cart', 'Session'],
      async onQueryStarted(_, { dispatch, extra, queryFulfilled }) {
        const answered = await queryFulfilled.catch(() => null);
        if (answered === null) return;
        // What the shopper has chosen since stays on the screen until it is saved or refused.
        const cart = portsOf(extra).withIntents(answered.data.cartData);
        if (cart !== answered.data.cartData) dispatch(showCart(() => cart));
      },
    }),
    /** Adds to the cart, on the screen at once; taken back when it is refused. */
    add: build.mutation<PlainAnswer, CartLineQuantity & Idempotent>({
      queryFn: async (arg, { extra }, _options, ask) => {
        const { sessionStatus, guestCart } = portsOf(extra);
        if (sessionStatus() === 'guest') return localAnswer(guestCart.add(arg, arg.quantity));
        return asAnswer(await ask(add.query(arg)));
      },
      responseSchema: add.responseSchema,
      async onQueryStarted(line, { dispatch, queryFulfilled }) {
        dispatch(showCart((cart) => withAdded(cart, line, line.quantity)));
        try {
          await queryFulfilled;
        } catch (caught) {
          dispatch(
            showCart((cart) => withQuantity(cart, line, quantityOf(cart, line) - line.quantity)),
          );
          if (isUnknownProduct(caught)) dispatch(baseApi.util.invalidateTags(['Product']));
          // Without an answer nobody knows whether it was added, and a refusal may come of an old cart: ask.
          dispatch(baseApi.util.invalidateTags(['Cart']));
        }
      },
    }),
    /** Sets a line to a quantity, 0 removes it. Screens go through the cart writer, which holds and orders edits. */
    update: build.mutation<PlainAnswer, CartLineQuantity>({
      queryFn: async (arg, { extra }, _options, ask) => {
        const { sessionStatus, guestCart } = portsOf(extra);
        if (sessionStatus() === 'guest') {
          return localAnswer(guestCart.setQuantity(arg, arg.quantity));
        }
        return asAnswer(await ask(update.query(arg)));
      },
      responseSchema: update.responseSchema,
    }),
    cartMerge: build.mutation({
      ...fromIdempotentCall(cartCalls.cartMerge),
      invalidatesTags: onSuccess('Cart'),
    }),
  }),
});

/** Whether a call was refused for a product that the page offered by an old list. */
const isUnknownProduct = (caught: unknown): boolean =>
  (caught as { readonly error?: Partial<Failure> }).error?.code === 'unknown-product';

/** Changes the cached cart before its keeper knows. */
function showCart(change: (cart: CartData) => CartData) {
  return cartApi.util.updateQueryData('get', undefined, (answer) => ({
    ...answer,
    cartData: change(original(answer)?.cartData ?? EMPTY_CART),
  }));
}

/** Shows a line at a quantity in the cached cart, before its keeper knows. */
export function showQuantity(line: CartLineKey, quantity: number) {
  return showCart((cart) => withQuantity(cart, line, quantity));
}

export const { useGetQuery: useCartQuery } = cartApi;
