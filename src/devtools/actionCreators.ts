import { CUSTOMER_TAGS, customerApi, PUBLIC_TAGS, publicApi } from '../api/apis';
import { addToCart, setCartQuantity } from '../state/cart/cartWrites';
import { recheckSession } from '../state/session/checkSession';

const invalidations = [
  ...PUBLIC_TAGS.map((tag) => [tag, () => publicApi.util.invalidateTags([tag])] as const),
  ...CUSTOMER_TAGS.map((tag) => [tag, () => customerApi.util.invalidateTags([tag])] as const),
].map(([tag, invalidate]) => [`invalidate ${tag}`, invalidate] as const);

/**
 * What developers may dispatch from Redux DevTools. The extension evaluates arguments as code, which the policy of pages in
 * production forbids; what has none works there too.
 */
export const actionCreators = {
  ...Object.fromEntries(invalidations),
  'check session': recheckSession,
  'add to cart': (itemId: string, feature: string, quantity: number) =>
    addToCart({ itemId, feature }, quantity),
  'set quantity in cart': (itemId: string, feature: string, quantity: number) =>
    setCartQuantity({ itemId, feature }, quantity),
};
