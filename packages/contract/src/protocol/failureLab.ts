import * as v from 'valibot';
import { RECEIPT_MAX_BYTES, VERIFIED_EMAIL_LIFETIME_MS } from '../rules/limits';
import { durationText, sizeText } from '../text/limitText';
import { ERROR_CODES, type ErrorCode } from './errorCodes';

/** The cookie with the rules of a browser's failure lab; ignored in production. */
export const LAB_COOKIE = 'kedaiLab';

/** How a call can fail, besides a refusal with a reason. */
export const LAB_TROUBLES = [
  'offline',
  'hang',
  'late',
  'out-of-order',
  'server-down',
  'not-json',
  'wrong-shape',
  'empty',
] as const;

const refusals = ERROR_CODES.map((code) => `refused:${code}` as const);
export type LabFailure = (typeof LAB_TROUBLES)[number] | `refused:${ErrorCode}`;

/** Every way in which a call can be made to fail. */
export const LAB_FAILURES: readonly LabFailure[] = [...LAB_TROUBLES, ...refusals];

/** The message of a refusal by the failure lab: what the server says for this reason, with example values. */
export const LAB_REFUSALS: Readonly<Record<ErrorCode, string>> = {
  'invalid-request': 'The request is empty. Send its fields as JSON.',
  'too-many-requests': 'Too many OTP requests. Try again later.',
  'captcha-check-failed': 'reCAPTCHA verification failed. Try again.',
  'invalid-otp': 'Invalid OTP. Please try again.',
  'spent-otp': 'Too many wrong codes. Please request a new one.',
  'earlier-code':
    'Invalid OTP. Please try again. A newer code was sent at 10:15, please use that one.',
  'email-not-verified': `Please verify your email with a code first; a verified email is valid for ${durationText(VERIFIED_EMAIL_LIFETIME_MS)}.`,
  'email-taken': 'An account with this email already exists. Please log in.',
  'invalid-credentials': 'Incorrect email or password.',
  'not-signed-in': 'Please log in and try again.',
  'other-customer':
    'You are now signed in as another customer. Nothing was sent; please check and try again.',
  'not-found': 'There is nothing at this address.',
  'unknown-product': 'This product is no longer available. Please remove it from your cart.',
  'unknown-state': 'We do not deliver to Penang. Please select the state again.',
  'unknown-slot':
    'The chosen time, 08:00 - 09:00, is not among our times. Please choose another time.',
  'slot-passed':
    'The chosen time, 2026-11-26 10:00 - 11:00, has passed. Please choose another date and time.',
  'date-too-far':
    'The chosen time, 2027-11-26 10:00 - 11:00, is too far ahead: orders are taken until 2027-01-25. Please choose another date and time.',
  'slot-full':
    'The chosen time, 2026-11-26 10:00 - 11:00, is full. The next free times: 2026-11-26 11:00 - 12:00, 12:00 - 13:00 and 13:00 - 14:00. Please choose another time.',
  'slot-closed':
    'The shop is closed at the chosen time, 2026-11-26 10:00 - 11:00: Hari Raya. The next free times: 2026-11-27 10:00 - 11:00, 11:00 - 12:00 and 12:00 - 13:00. Please choose another time.',
  'selection-changed':
    'Your service or time has changed in the meantime, perhaps in another tab. Nothing was ordered; please check it and place the order again.',
  'selection-missing':
    'No date and time are chosen. Nothing was ordered; please choose them and place the order again.',
  'price-changed':
    'The price has changed: the products are RM209.80 now and shipping is RM10.00. Nothing was ordered; please check the new total and place the order again.',
  'cart-changed':
    'Your cart has changed in the meantime, perhaps in another tab. Nothing was ordered; please look at it and place the order again.',
  'empty-cart': 'Your cart is empty.',
  'order-not-payable': 'This order was cancelled. If you have paid, please contact the seller.',
  'not-an-image':
    'This image is damaged or incomplete. Take a screenshot of your receipt and upload that.',
  'file-too-large': `The file is too large. Choose one of at most ${sizeText(RECEIPT_MAX_BYTES)}.`,
  'receipt-already-used':
    'This receipt was already uploaded for another order. Please upload the receipt of this payment.',
  'status-changed':
    'Aishah confirmed the payment of this order at 10:15. Nothing was changed; please look at it again.',
  'act-not-possible':
    'A receipt was sent for this order, so it can no longer be cancelled here. Please contact the seller.',
  'not-allowed': 'Only the owner may do this.',
  'rules-changed':
    'Siti changed the opening times at 14:05. Nothing was saved; please look at both.',
  unavailable: 'The shop is very busy at the moment. Please try again in a few seconds.',
  internal: 'Something went wrong on our side. Please try again.',
};

/** Delay of a call by `late`, ms: long enough for the storefront to show that it is waiting. */
export const LAB_LATE_MS = 6_000;
/** How long `out-of-order` holds the first response back for the second to overtake it, ms. */
export const LAB_OVERTAKE_MS = 10_000;

const ruleSchema = v.object({
  /** The path of a call of spec §7. */
  call: v.pipe(v.string(), v.startsWith('/api/')),
  failure: v.picklist(LAB_FAILURES),
  /** A rule for the next call only: a text that no other rule has, since a browser may send the cookie after that call, too. */
  once: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/))),
});
export type LabRule = v.InferOutput<typeof ruleSchema>;

const rulesSchema = v.fallback(v.pipe(v.array(ruleSchema), v.maxLength(50)), []);

/** The rules as the cookie's value. */
export const labCookieValue = (rules: readonly LabRule[]): string =>
  encodeURIComponent(
    rules.map(({ call, failure, once }) => [call, failure, once ?? []].flat().join(' ')).join(','),
  );

/** Parses the decoded value of the cookie; an invalid value gives no rules. */
export function labRules(value: string | null | undefined): readonly LabRule[] {
  const rules = (value ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [call, failure, once] = text.split(' ');
      return { call, failure, once };
    });
  return v.parse(rulesSchema, rules);
}
