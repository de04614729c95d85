import type { LeftOutLine } from '@kedai/contract/calls/cart';
import type { Failure } from '@kedai/contract/calls/failure';
import type { OrderItem } from '@kedai/contract/calls/order';
import { EMPTY_CART, withAdded } from '@kedai/contract/rules/cartData';
import { cartApi } from '../../api/cartApi';
import { flushPendingWrites } from '../../state/cart/cartWrites';
import { type AppThunk, failureOf } from '../../state/thunk';

const { cartGet, cartMerge } = cartApi.endpoints;

/**
 * Adds the items of an order to the cart. A retry after a lost response adds nothing twice, as the call is idempotent.
 * @returns why it failed, or null; and what is not sold any more, or too much for one cart
 */
export const addAgain =
  (
    items: readonly OrderItem[],
  ): AppThunk<
    Promise<{ readonly failure: Failure | null; readonly leftOut: readonly LeftOutLine[] }>
  > =>
  async (dispatch) => {
    const cartData = items.reduce(
      (cart, { id = '', feature, quantity }) =>
        withAdded(cart, { itemId: id, feature: feature ?? '' }, quantity),
      EMPTY_CART,
    );
    // A quantity that is sent after the addition would undo it.
    await dispatch(flushPendingWrites());
    const added = await dispatch(cartMerge.initiate({ cartData }, { track: false }));
    const failure = failureOf(added);
    if (failure === null) {
      // Until then the cart may look empty.
      await dispatch(cartGet.initiate(undefined, { forceRefetch: true, subscribe: false }));
    }
    const leftOut = (added.data?.leftOut ?? []).map((line) => ({
      ...line,
      name: line.name ?? items.find(({ id }) => id === line.itemId)?.name,
    }));
    return { failure, leftOut };
  };
