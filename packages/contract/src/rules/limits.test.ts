import * as limits from './limits';
import { VALID_STATES } from './states';

/** Every number of section 9, as a shopper would count it. */
const AGREED = {
  GUEST_ADD_DELAY_MS: 2000,
  CART_UPDATE_DELAY_MS: 1000,
  SHIPPING_LOOKUP_DELAY_MS: 1500,
  LOADING_RESET_MS: 5000,
  SEARCH_DEBOUNCE_MS: 500,
  SEARCH_MIN_CHARACTERS: 3,
  SEARCH_RESULTS_PER_REQUEST: 3,
  SUGGESTION_DEBOUNCE_MS: 500,
  SUGGESTION_MIN_CHARACTERS: 3,
  SUGGESTION_PAUSE_MS: 500,
  QUANTITY_MAX_CHARACTERS: 4,
  QUANTITY_MIN: 1,
  LATEST_COLLECTION_COUNT: 10,
  BEST_SELLER_COUNT: 5,
  RELATED_PRODUCTS_COUNT: 5,
  COLLECTION_PAGE_SIZE: 4,
  NEWS_PAGE_SIZE: 9,
  NEWS_EXCERPT_CHARACTERS: 100,
  ORDER_ITEMS_COLLAPSED: 1,
  SCROLL_HINT_ABOVE: 3,
  CODE_LENGTH: 6,
  PAYMENT_WINDOW_MS: 2 * 60 * 60 * 1000,
  COOKIE_LIFETIME_S: 86_400,
  SLIDER_AUTOPLAY_MS: 3000,
  SLIDER_SPEED_MS: 500,
  SLIDER_HEIGHT_PX: 600,
  NOTIFICATION_AUTOPLAY_MS: 5000,
  NOTIFICATION_TRANSITION_MS: 2000,
  TOAST_LIFETIME_MS: 5000,
  MAP_ZOOM: 15,
  MAP_HEIGHT_PX: 200,
} as const;

/** What section 9 leaves to the shop. */
const OWN = {
  QUANTITY_MAX: 9999,
  CODE_LIFETIME_MS: 10 * 60_000,
  CODE_MAX_TRIES: 5,
  CODE_RESEND_AFTER_MS: 60_000,
  VERIFIED_EMAIL_LIFETIME_MS: 15 * 60_000,
  COOKIE_MAX_BYTES: 4096,
  RECEIPT_MAX_BYTES: 10_485_760,
  JSON_BODY_MAX_BYTES: 262_144,
  TEXT_MAX_CHARACTERS: 200,
  EMAIL_MAX_CHARACTERS: 254,
  PASSWORD_MIN_CHARACTERS: 8,
  PASSWORD_MAX_CHARACTERS: 128,
} as const;

test.each(Object.entries({ ...AGREED, ...OWN }))('the constant %s is %d', (name, agreed) => {
  expect(limits).toHaveProperty(name, agreed);
});

test('the shop delivers to 13 states', () => {
  expect(VALID_STATES).toEqual([
    'Johor',
    'Kedah',
    'Kelantan',
    'Malacca',
    'Negeri Sembilan',
    'Pahang',
    'Penang',
    'Perak',
    'Perlis',
    'Sabah',
    'Sarawak',
    'Selangor',
    'Terengganu',
  ]);
});
