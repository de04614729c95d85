/** What becomes of an order to pick up: on its page and in its mails. */
export const PICKUP_DELIVERED =
  'You chose Pick Up, but orders can only be delivered at the moment: we deliver to the address above, in this slot.';
