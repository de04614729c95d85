import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import { addressLine } from '@kedai/contract/text/addressLine';
import { durationText } from '@kedai/contract/text/limitText';
import { longDay } from '@kedai/contract/text/longDay';
import { PICKUP_DELIVERED } from '@kedai/contract/text/pickupText';
import { REFUSAL_TEXT, SHOP_SAYS } from '@kedai/contract/text/refusalText';
import { SHOP_ADDRESS } from '@kedai/contract/text/shopPlace';
import { lineName, stateName, weekdayName } from '@kedai/contract/text/values';

const WINDOW = durationText(PAYMENT_WINDOW_MS);

/** The mails about orders. */
export const orderMailText = {
  subject: (title: string, orderId: string) => `${title}: ${orderId}`,
  see: 'See your order',

  ordered: {
    title: 'Thank you for your order',
    byCard: (total: string) => `${total} were paid by card. We are preparing your order.`,
    toPay: (total: string, receiver: string) =>
      `To pay, open your order, scan its code with Touch ’n Go eWallet, send ${total} to ${receiver}, and upload the receipt. Please pay within ${WINDOW}.`,
    sentAlready: 'If you have sent the receipt already, there is nothing to do.',
    pay: 'Pay for your order',
  },
  receiptReceived: {
    title: 'We have your receipt',
    text: 'Somebody from the shop compares it with your payment, and we write to you then.',
  },
  confirmed: {
    title: 'Your payment is confirmed',
    text: 'Thank you. We are preparing your order.',
  },
  refused: {
    title: 'We need a new receipt',
    reasons: REFUSAL_TEXT,
    upload: 'Upload a new receipt',
  },
  onItsWay: {
    title: 'Your order is on its way',
    text: 'Please keep your phone near you, so that we can call when we arrive.',
  },
  cancelled: {
    title: 'Your order was cancelled',
    by: {
      customer: 'You cancelled it.',
      staff: 'The shop had to cancel it.',
      shop: `The ${WINDOW} to pay are over, and no receipt arrived.`,
    },
    /** @param how such as `DuitNow` */
    refunded: (amount: string, how: string) => `You got back ${amount} (${how}).`,
    refundComes: (amount: string, how: string) => `You get back ${amount} (${how}).`,
    contact: 'If you have questions, please contact us.',
    paidAlready:
      'If you have paid already, please contact us, and keep your receipt. You can order again at any time.',
  },

  /** Comes before words that staff wrote. */
  shopSays: `${SHOP_SAYS} `,
  /** A line of the plain text. */
  labelled: (label: string, value: string) => `${label}: ${value}`,
  labels: {
    order: 'Order',
    placed: 'Placed',
    delivery: 'Delivery',
    to: 'To',
    pickup: 'Pick Up',
    note: 'Your note',
    products: 'Products',
    shipping: 'Shipping',
    total: 'Total',
  },
  /** @param day such as `2026-03-02` */
  placedAt: (day: string, clock: string) => `${day} at ${clock} (Malaysia time)`,
  /** @param day such as `2026-03-04` @param weekday such as `Wednesday` */
  slot: (day: string, weekday: string, time: string) =>
    `${weekdayName(weekday)}, ${longDay(day)}, ${time}`,
  addressLine,
  companyAddress: SHOP_ADDRESS,
  stateName,
  lineName,
  pickupDelivered: PICKUP_DELIVERED,
  /** Comes after their number and a multiplication sign. */
  moreProducts: 'more products: see your order',
  terms: 'Terms and conditions',
};
