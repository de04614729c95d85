import { fromPromise } from 'xstate';
import { cartApi } from '../../api/cartApi';
import { refusal } from '../../api/classify';
import { newIdempotencyKey } from '../../api/idempotencyKey';
import { orderApi } from '../../api/orderApi';
import { productApi } from '../../api/productApi';
import { shippingApi } from '../../api/shippingApi';
import { EMPTY_CART } from '../../contract/cartData';
import { NO_MONEY, type Sen } from '../../contract/money';
import { type CartLine, cartLines } from '../../contract/totals';
import { checkoutMachine } from '../../machines/checkout';
import type {
  LookUpShippingInput,
  Placed,
  PlaceOrderInput,
  PreparedOrder,
  PrepareOrderInput,
} from '../../machines/checkout.types';
import { flushPendingWrites } from '../../store/cart';
import type { AppDispatch, AppThunk } from '../../store/createStore';
import { untilAnswered } from '../../store/untilAnswered';
import { placeOrderText } from '../../text/checkout';
import { isSameOrder, orderItems, orderRequest } from './orderRequest';

const currentLines = (): AppThunk<readonly CartLine[]> => (_dispatch, getState) =>
  cartLines(
    cartApi.endpoints.get.select()(getState()).data?.cartData ?? EMPTY_CART,
    productApi.endpoints.list.select()(getState()).data?.products ?? [],
  );

/** The chart `checkout` with the effects of its order form: there it meets the network until the order is placed. */
export const liveOrdering = (dispatch: AppDispatch) =>
  checkoutMachine.provide({
    actors: {
      lookUpShipping: fromPromise<Sen, LookUpShippingInput>(async ({ input, signal }) => {
        const cartProductList = orderItems(dispatch(currentLines()));
        const call = shippingApi.endpoints.calculateShipping.initiate(
          { state: input.state, cartProductList },
          { track: false },
        );
        return (await untilAnswered(() => dispatch(call), signal)).shippingCost;
      }),

      prepareOrder: fromPromise<PreparedOrder, PrepareOrderInput>(async ({ input }) => {
        if (!(await dispatch(flushPendingWrites())))
          throw refusal(placeOrderText.cartNotSaved, 'cart');
        const lines = dispatch(currentLines());
        const { unanswered } = input;
        // The order that got no answer may have been placed, and have emptied the cart: only the shop knows.
        if (unanswered !== null && orderItems(lines).length === 0) return unanswered;
        if (orderItems(lines).length === 0) throw refusal(placeOrderText.emptyTitle, 'empty-cart');
        const request = orderRequest(input.draft, lines, input.shippingCost ?? NO_MONEY);
        const order = { payment: input.draft.payment, request };
        return unanswered !== null && isSameOrder(unanswered, order)
          ? unanswered
          : { key: newIdempotencyKey(), ...order };
      }),

      placeOrder: fromPromise<Placed, PlaceOrderInput>(async ({ input, signal }) => {
        if (input.order === null) throw new Error('No order was made out.');
        const order = { ...input.order.request, idempotencyKey: input.order.key };
        const { place, stripe } = orderApi.endpoints;
        if (input.order.payment === 'stripe') {
          const call = stripe.initiate(order, { track: false });
          return {
            kind: 'redirect',
            url: (await untilAnswered(() => dispatch(call), signal)).success_url,
          };
        }
        const call = place.initiate(order, { track: false });
        return {
          kind: 'order',
          orderId: (await untilAnswered(() => dispatch(call), signal)).orderId,
        };
      }),

      refreshPrices: fromPromise<void, void>(async () => {
        const anew = { forceRefetch: true, subscribe: false };
        await Promise.all([
          dispatch(productApi.endpoints.list.initiate(undefined, anew)).unwrap(),
          dispatch(cartApi.endpoints.get.initiate(undefined, anew)).unwrap(),
        ]);
      }),
    },
  });
