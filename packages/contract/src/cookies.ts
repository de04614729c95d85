/** The cookie of the chosen service (spec §3). */
export const SELECTION_COOKIE = 'userSelection';

/** The cookie of a guest's cart (spec §3). */
export const GUEST_CART_COOKIE = 'guestCartData';
