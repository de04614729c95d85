import { fromPromise } from 'xstate';
import { cartApi } from '../../api/cartApi';
import { refusal } from '../../api/classify';
import { newIdempotencyKey } from '../../api/idempotencyKey';
import { orderApi } from '../../api/orderApi';
import { productApi } from '../../api/productApi';
import { shippingApi } from '../../api/shippingApi';
import { EMPTY_CART } from '../../contract/cartData';
import { NO_MONEY, type Sen } from '../../contract/money';
import type { OrderRequest } from '../../contract/order';
import { isSameSelection, type Selection } from '../../contract/selection';
import { isSelectionCurrent } from '../../contract/slots';
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
import { serverNow } from '../../serverClock';
import { flushPendingWrites } from '../../store/cart';
import type { AppDispatch, AppThunk } from '../../store/createStore';
import { runEndpoint } from '../../store/runEndpoint';
import { selectSelection, syncSelectionFromStorage } from '../../store/selection';
import { placeOrderText } from '../../text/checkout';
import { isSameForm, isSameOrder, orderItems, orderRequest } from './orderRequest';

const currentLines = (): AppThunk<readonly CartLine[]> => (_dispatch, getState) =>
  cartLines(
    cartApi.endpoints.get.select()(getState()).data?.cartData ?? EMPTY_CART,
    productApi.endpoints.list.select()(getState()).data?.products ?? [],
  );

/**
 * The selection that the page shows, for the order that is about to be sent.
 * @throws Failure when another tab has chosen another one, when there is none, or when it can no longer be ordered
 */
const selectionToOrder = (): AppThunk<Selection> => (dispatch, getState) => {
  if (dispatch(syncSelectionFromStorage())) {
    throw refusal(placeOrderText.selectionChanged, 'selection-changed');
  }
  const shown = selectSelection(getState());
  if (shown === null) throw refusal(placeOrderText.selectionMissing, 'selection-missing');
  if (!isSelectionCurrent(shown, serverNow())) {
    throw refusal(placeOrderText.slotPassed, 'slot-passed');
  }
  return shown;
};

/** Whether an order's selection is the one that the page shows. */
const isSelectionShown =
  (ordered: OrderRequest['selection']): AppThunk<boolean> =>
  (_dispatch, getState) => {
    const shown = selectSelection(getState());
    return !ordered || (shown !== null && isSameSelection(ordered, shown));
  };

/** What the page shows of the cart, as one text: lines, quantities and prices. */
const textOfLines = (lines: readonly CartLine[]) => JSON.stringify(orderItems(lines));

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
        return (await runEndpoint(() => dispatch(call), signal)).shippingCost;
      }),

      prepareOrder: fromPromise<PreparedOrder, PrepareOrderInput>(async ({ input }) => {
        const shown = dispatch(currentLines());
        if (!(await dispatch(flushPendingWrites())))
          throw refusal(placeOrderText.cartNotSaved, 'cart');
        const { draft, unacknowledged } = input;
        const lines = dispatch(currentLines());
        if (orderItems(lines).length === 0) {
          const { emptyTitle, nothingAvailable } = placeOrderText;
          throw refusal(lines.length === 0 ? emptyTitle : nothingAvailable, 'empty-cart');
        }
        if (textOfLines(lines) !== textOfLines(shown)) {
          throw refusal(placeOrderText.cartChanged, 'cart-changed');
        }
        const selection = dispatch(selectionToOrder());
        const request = {
          ...orderRequest(draft, lines, input.shippingCost ?? NO_MONEY),
          selection,
        };
        return unacknowledged !== null && isSameOrder(unacknowledged, { draft, request })
          ? unacknowledged
          : { key: newIdempotencyKey(), draft, request };
      }),

      placeOrder: fromPromise<Placed, PlaceOrderInput>(async ({ input, signal }) => {
        const { order, draft, unacknowledged } = input;
        if (order === null) throw new Error('No order was made out.');
        const placed = async ({ key, draft: ofForm, request }: PreparedOrder): Promise<Placed> => {
          const sent = { ...request, idempotencyKey: key };
          const { place, stripe } = orderApi.endpoints;
          if (ofForm.payment === 'stripe') {
            const call = stripe.initiate(sent, { track: false });
            const { success_url: url } = await runEndpoint(() => dispatch(call), signal);
            return { kind: 'redirect', url };
          }
          const call = place.initiate(sent, { track: false });
          const { orderId } = await runEndpoint(() => dispatch(call), signal);
          const isOfEarlierForm =
            !isSameForm(ofForm, draft) || !dispatch(isSelectionShown(request.selection));
          return { kind: 'order', orderId, isOfEarlierForm };
        };
        try {
          return await placed(order);
        } catch (error) {
          if (unacknowledged === null || unacknowledged.key === order.key || !isOutOfDate(error))
            throw error;
          // The cart may have become the order that got no answer: under its own key the shop tells.
          return await placed(unacknowledged).catch(() => {
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
