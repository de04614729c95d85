/** How a receipt is read: its program is for those who pay, not for all who order. */
export const loadReading = () =>
  import(/* webpackChunkName: "receipt-reading" */ './receipt/readReceipt');
