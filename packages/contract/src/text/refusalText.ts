import type { RefusalReason } from '../rules/orderStatus';

/** Comes before words that staff wrote. */
export const SHOP_SAYS = 'The shop says:';

/** Why a receipt was refused, and what its customer can do: on the page of the order and in the mail. */
export const REFUSAL_TEXT: Readonly<Record<RefusalReason, string>> = {
  'not-received':
    'We could not find your payment. Please check in your e-wallet that it went through and upload its receipt, or pay again.',
  'other-amount':
    'The amount on your receipt is not the total of this order. Please upload the right receipt, or contact us.',
  'not-readable':
    'We could not read your receipt. Please upload a sharper screenshot with amount, receiver and date.',
  other: 'We could not accept your receipt. Please upload another one, or contact us.',
};
