const ENDED = 'Your session has ended';
const CART_SAVED = 'Your cart is saved in your account. Log in, and we bring you back here.';

export const cartText = {
  title: 'Your Cart',
  count: (pieces: number) => (pieces === 1 ? '1 item' : `${pieces} items`),
  columns: { product: 'Product', price: 'Price', quantity: 'Quantity', total: 'Total' },
  quantityOf: (name: string) => `Quantity of ${name}`,
  remove: 'Remove',
  /** Has no product name, because the removed product is no longer on the page. */
  removed: 'It is no longer in your cart.',
  /** @param name undefined when the shop no longer knows the product */
  gone: (name: string | undefined) => `${name ?? 'This product'} is no longer available.`,
  subtotal: 'Subtotal',
  note: 'Taxes and shipping will calculated at Checkout',
  proceed: 'PROCEED TO CHECKOUT',
  logIn: 'Please Log in before proceeding to checkout.',
  logInLink: 'Click here',
  keepShopping: 'Continue shopping',
  loading: 'Your cart is being loaded',
  failed: 'Your cart could not be loaded',
  failedText: 'Nothing in it is lost. Please try again.',
  ended: {
    title: ENDED,
    text: CART_SAVED,
    action: 'Log in',
  },
  /** The same in one line, above a cart that still has items. */
  endedNotice: `${ENDED}. ${CART_SAVED}`,
  empty: {
    title: 'Your cart is empty',
    text: 'Once you add something, it waits for you here.',
    action: 'Browse the collection',
  },
} as const;
