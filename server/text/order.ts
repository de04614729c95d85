import { durationText } from '@kedai/contract/text/limitText';

/** Placing, paying by card and cancelling orders. */
export const orderText = {
  placed: 'Order placed.',
  paymentTitle: (orderId: string) => `Order ${orderId}`,
  notFound: 'This order was not found.',
  unstorableId: 'The field orderId has a character that cannot be stored.',
  selectionChanged:
    'Your service or time has changed in the meantime, perhaps in another tab. Nothing was ordered; please check it and place the order again.',
  selectionMissing:
    'No date and time are chosen. Nothing was ordered; please choose them and place the order again.',
  cartChanged:
    'Your cart has changed in the meantime, perhaps in another tab. Nothing was ordered; please look at it and place the order again.',
  priceChanged: (products: string, shipping: string) =>
    `The price has changed: the products are RM${products} now and shipping is RM${shipping}. Nothing was ordered; please check the new total and place the order again.`,
  tooManyTries: (waitMs: number) =>
    `You have tried to place an order very often. Please wait ${durationText(waitMs)}, or contact the seller.`,
  tooMany: (waitMs: number) =>
    `You have placed many orders. Please wait ${durationText(waitMs)}, or contact the seller.`,
  noCardPayment: 'Card payment is currently unavailable. Please choose Touch n Go eWallet.',
  pageNotOpened:
    'The payment page could not be opened. Nothing was ordered or paid; please try again, or choose Touch n Go eWallet.',
  earlierPageOpen:
    'Your earlier card payment could not be closed. Nothing was ordered or paid; please try again.',
  ownPageOpen:
    'The card payment of this order could not be closed. Nothing was changed; please try again.',
  justPaid: 'This order has just been paid by card. Nothing was changed; please look at it again.',
  cartPaid:
    'Your cart is being paid by card, perhaps in another tab. Nothing else was ordered; please look at your orders.',
  cancelled: 'This order is cancelled already.',
  notCancellable: 'This order can no longer be cancelled here. Please contact the seller.',
  notCancellableAfterReceipt:
    'A receipt was sent for this order, so it can no longer be cancelled here. Please contact the seller.',
};
