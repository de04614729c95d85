/**
 * The business constants of the shop (spec §5 and §9), each written once. Durations end in `_MS` and are
 * milliseconds.
 */

export const GUEST_ADD_DELAY_MS = 2000;
export const CART_UPDATE_DELAY_MS = 1000;
export const SHIPPING_LOOKUP_DELAY_MS = 1500;
export const LOADING_RESET_MS = 5000;

export const SEARCH_DEBOUNCE_MS = 500;
export const SEARCH_MIN_CHARACTERS = 3;
export const SEARCH_RESULTS_PER_REQUEST = 3;

export const SUGGESTION_DEBOUNCE_MS = 500;
export const SUGGESTION_MIN_CHARACTERS = 3;
/** After a suggestion was chosen its text must not start a new search (spec §4). */
export const SUGGESTION_PAUSE_MS = 500;

export const QUANTITY_MAX_CHARACTERS = 4;
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 9999;

export const LATEST_COLLECTION_COUNT = 10;
export const BEST_SELLER_COUNT = 5;
export const RELATED_PRODUCTS_COUNT = 5;
export const COLLECTION_PAGE_SIZE = 4;
export const NEWS_PAGE_SIZE = 9;
export const NEWS_EXCERPT_CHARACTERS = 100;

export const ORDER_ITEMS_COLLAPSED = 1;
/** More lines than this get the hint that the list scrolls. */
export const SCROLL_HINT_ABOVE = 3;

export const CODE_LENGTH = 6;
export const CODE_LIFETIME_MS = 10 * 60 * 1000;
export const CODE_MAX_TRIES = 5;
export const CODE_RESEND_AFTER_MS = 60 * 1000;
/** How long an account can be created for a verified e-mail. */
export const VERIFIED_EMAIL_LIFETIME_MS = 15 * 60 * 1000;

export const PAYMENT_WINDOW_MS = 2 * 60 * 60 * 1000;
/** How long staff can undo their last step. The mail about it waits for so long. */
export const UNDO_MS = 20 * 1000;
/** How long a product can be returned. */
export const RETURN_DAYS = 7;

/** How many days ahead an order can be scheduled. */
export const SELECTION_MAX_DAYS_AHEAD = 60;
/** Days whose slots one call requests at most. */
export const SLOT_DAYS_MAX = 62;
/** The hours at which the first and the last slot of a day begin. */
export const FIRST_SLOT_HOUR = 10;
export const LAST_SLOT_HOUR = 21;

export const COOKIE_LIFETIME_S = 24 * 60 * 60;
/** The size of a cookie that every browser stores: name, value and attributes. */
export const COOKIE_MAX_BYTES = 4096;

export const SLIDER_AUTOPLAY_MS = 3000;
export const SLIDER_SPEED_MS = 500;
export const SLIDER_HEIGHT_PX = 600;

export const NOTIFICATION_AUTOPLAY_MS = 5000;
export const NOTIFICATION_TRANSITION_MS = 2000;

export const TOAST_LIFETIME_MS = 5000;

/** The longest link to a chat: browsers and the messaging apps cut or refuse longer ones. */
export const CHAT_LINK_MAX_CHARACTERS = 2000;

export const MAP_ZOOM = 15;
export const MAP_HEIGHT_PX = 200;

export const RECEIPT_MAX_BYTES = 10 * 1024 * 1024;
/** The longest JSON body the server reads. */
export const JSON_BODY_MAX_BYTES = 256 * 1024;

export const TEXT_MAX_CHARACTERS = 200;
export const PHONE_MIN_DIGITS = 7;
export const PHONE_MAX_DIGITS = 15;
/** The maximum of one order, and of one merged cart. */
export const ORDER_MAX_LINES = 500;
/** Orders that one response lists, and those that MY ORDERS shows at a time. */
export const ORDERS_LISTED_MAX = 100;
export const ORDERS_PAGE_SIZE = 10;
/** Pictures of one product in a request. The server ignores them. */
export const ITEM_MAX_IMAGES = 100;
/** UTF-16 units of an id or feature in a request. */
export const ID_MAX_CHARACTERS = 200;
export const EMAIL_MAX_CHARACTERS = 254;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 128;

/** The size of a picture that link previews show in full width, px. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 } as const;
