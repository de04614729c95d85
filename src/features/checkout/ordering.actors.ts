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
import { isOutOfDate } from '../../machines/checkout.rules';
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
import { isSameForm, isSameOrder, orderItems, orderRequest } from './orderRequest';

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
        const { draft, unanswered } = input;
        const lines = dispatch(currentLines());
        if (orderItems(lines).length === 0) throw refusal(placeOrderText.emptyTitle, 'empty-cart');
        const request = orderRequest(draft, lines, input.shippingCost ?? NO_MONEY);
        return unanswered !== null && isSameOrder(unanswered, { draft, request })
          ? unanswered
          : { key: newIdempotencyKey(), draft, request };
      }),

      placeOrder: fromPromise<Placed, PlaceOrderInput>(async ({ input, signal }) => {
        const { order, draft, unanswered } = input;
        if (order === null) throw new Error('No order was made out.');
        const placed = async ({ key, draft: ofForm, request }: PreparedOrder): Promise<Placed> => {
          const sent = { ...request, idempotencyKey: key };
          const { place, stripe } = orderApi.endpoints;
          if (ofForm.payment === 'stripe') {
            const call = stripe.initiate(sent, { track: false });
            const { success_url: url } = await untilAnswered(() => dispatch(call), signal);
            return { kind: 'redirect', url };
          }
          const call = place.initiate(sent, { track: false });
          const { orderId } = await untilAnswered(() => dispatch(call), signal);
          return { kind: 'order', orderId, isOfEarlierForm: !isSameForm(ofForm, draft) };
        };
        try {
          return await placed(order);
        } catch (error) {
          if (unanswered === null || unanswered.key === order.key || !isOutOfDate(error))
            throw error;
          // The cart may have become the order that got no answer: under its own key the shop tells.
          return await placed(unanswered).catch(() => {
            throw error;
          });
        }
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
