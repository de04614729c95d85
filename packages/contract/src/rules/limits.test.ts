import * as limits from './limits';
import { VALID_STATES } from './states';

/** Numbers that a shopper can count and no other test states, and those that are products of others. */
test.each(
  Object.entries({
    GUEST_ADD_DELAY_MS: 2000,
    CART_UPDATE_DELAY_MS: 1000,
    SHIPPING_LOOKUP_DELAY_MS: 1500,
    SUGGESTION_DEBOUNCE_MS: 500,
    SUGGESTION_MIN_CHARACTERS: 3,
    QUANTITY_MAX_CHARACTERS: 4,
    CODE_LENGTH: 6,
    CODE_LIFETIME_MS: 10 * 60_000,
    CODE_RESEND_AFTER_MS: 60_000,
    VERIFIED_EMAIL_LIFETIME_MS: 15 * 60_000,
    COOKIE_LIFETIME_S: 86_400,
    TOAST_LIFETIME_MS: 5000,
    RECEIPT_MAX_BYTES: 10_485_760,
    JSON_BODY_MAX_BYTES: 262_144,
    PASSWORD_MIN_CHARACTERS: 8,
    PASSWORD_MAX_CHARACTERS: 128,
  }),
)('the constant %s is %d', (name, agreed) => {
  expect(limits).toHaveProperty(name, agreed);
});

test('the shop delivers to 13 states', () => {
  expect(VALID_STATES.join(', ')).toBe(
    'Johor, Kedah, Kelantan, Malacca, Negeri Sembilan, Pahang, Penang, Perak, Perlis, Sabah, Sarawak, Selangor, Terengganu',
  );
});
