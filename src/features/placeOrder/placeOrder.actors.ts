import { confirmedServerNow } from '@kedai/contract/protocol/serverClock';
import { NO_MONEY } from '@kedai/contract/rules/money';
import { isSameSelection, type Selection } from '@kedai/contract/rules/selection';
import { isSelectionCurrent } from '@kedai/contract/rules/slots';
import type { CartLine } from '@kedai/contract/rules/totals';
import { fromPromise } from 'xstate';
import { cartApi } from '../../api/cartApi';
import { refusal } from '../../api/classify';
import { orderApi } from '../../api/orderApi';
import { productApi } from '../../api/productApi';
import { isSameForm, isSameOrder, type PreparedOrder } from '../../machines/checkout/orderDraft';
import { isOutOfDate, type Placed, placeOrderMachine } from '../../machines/checkout/placeOrder';
import { asFailure } from '../../machines/outcome';
import { flushPendingWrites, selectCartLines } from '../../state/cart/cartWrites';
import { selectSelection, syncSelectionFromStorage } from '../../state/device/selection';
import { type AppDispatch, type AppThunk, runEndpoint, tracing } from '../../state/thunk';
import { placeOrderText } from '../../text/order/checkout';
import { orderItems, orderRequest } from './orderRequest';

const currentLines = (): AppThunk<readonly CartLine[]> => (_dispatch, getState) =>
  selectCartLines(getState()) ?? [];

/**
 * The displayed selection, for the order that is about to be sent.
 * @throws Failure if another tab has changed it, if there is none, or if its slot has passed
 */
const selectionToOrder = (): AppThunk<Selection> => (dispatch, getState) => {
  if (dispatch(syncSelectionFromStorage())) {
    throw refusal(placeOrderText.selectionChanged, 'selection-changed');
  }
  const displayed = selectSelection(getState());
  if (displayed === null) throw refusal(placeOrderText.selectionMissing, 'selection-missing');
  const now = confirmedServerNow();
  if (now !== null && !isSelectionCurrent(displayed, now)) {
    throw refusal(placeOrderText.slotPassed, 'slot-passed');
  }
  return displayed;
};

/** The displayed cart (lines, quantities and prices) as a string to compare. */
const serializeLines = (lines: readonly CartLine[]) => JSON.stringify(orderItems(lines));

/** The machine with its effects. */
export const createPlaceOrderMachine = (dispatch: AppDispatch) =>
  placeOrderMachine.provide({
    actors: {
      lookUpShipping: fromPromise(async ({ input, ...effect }) => {
        const cartProductList = orderItems(dispatch(currentLines()));
        const call = orderApi.endpoints.calculateShipping.initiate(
          { state: input.state, cartProductList },
          { track: false },
        );
        return (await runEndpoint(dispatch, call, effect)).shippingCost;
      }),

      prepareOrder: fromPromise(async ({ input }) => {
        const displayed = dispatch(currentLines());
        if (!(await dispatch(flushPendingWrites())))
          throw refusal(placeOrderText.cartNotSaved, 'cart');
        const { draft } = input;
        const lines = dispatch(currentLines());
        if (orderItems(lines).length === 0) {
          const { emptyTitle, nothingAvailable } = placeOrderText;
          throw refusal(lines.length === 0 ? emptyTitle : nothingAvailable, 'empty-cart');
        }
        if (serializeLines(lines) !== serializeLines(displayed)) {
          throw refusal(placeOrderText.cartChanged, 'cart-changed');
        }
        const selection = dispatch(selectionToOrder());
        const shippingCost = input.shippingCost ?? NO_MONEY;
        const request = { ...orderRequest(draft, lines, shippingCost), selection };
        return { draft, request };
      }),

      sendOrder: fromPromise(async ({ input, ...effect }) => {
        const { order, draft, outcomeUnknown } = input;
        if (order === null) throw new Error('There is no prepared order.');
        const send = async (prepared: PreparedOrder): Promise<Placed> => {
          const { request } = prepared;
          const { orderPlace, orderStripe } = orderApi.endpoints;
          if (prepared.draft.payment === 'stripe') {
            const call = orderStripe.initiate(request, { track: false });
            const { success_url: url } = await runEndpoint(dispatch, call, effect);
            return { kind: 'redirect', url };
          }
          const call = orderPlace.initiate(request, { track: false });
          const { orderId } = await runEndpoint(dispatch, call, effect);
          const displayed = dispatch((_dispatch, getState) => selectSelection(getState()));
          const isSelected =
            !request.selection ||
            (displayed !== null && isSameSelection(request.selection, displayed));
          const isOfEarlierForm = !isSelected || !isSameForm(prepared.draft, draft);
          return { kind: 'order', orderId, isOfEarlierForm };
        };
        try {
          return await send(order);
        } catch (error) {
          const isEarlier = outcomeUnknown !== null && !isSameOrder(outcomeUnknown, order);
          if (!isEarlier || !isOutOfDate(asFailure(error))) throw error;
          // The earlier order may have been placed. Sending it again finds out.
          return await send(outcomeUnknown).catch(() => {
            throw error;
          });
        }
      }),

      refreshPrices: fromPromise(async (effect) => {
        const dispatchOwn = tracing.dispatchOf(effect, dispatch);
        const refetch = { forceRefetch: true, subscribe: false };
        await Promise.all([
          dispatchOwn(productApi.endpoints.productList.initiate(undefined, refetch)).unwrap(),
          dispatchOwn(cartApi.endpoints.cartGet.initiate(undefined, refetch)).unwrap(),
        ]);
      }),
    },
  });
