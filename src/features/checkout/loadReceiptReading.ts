/** Loads the receipt reading in a chunk of its own, which only paying shoppers need. */
export const loadReceiptReading = () =>
  import(/* webpackChunkName: "receipt-reading" */ './receipt/readReceipt');
