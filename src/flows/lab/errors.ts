import type { LabFailure, LabRule } from '../../contract/failureLab';
import type { CALLS } from './calls';

/** One error of the shop's catalogue (spec §8), and what has to fail for it. */
export interface CatalogueError {
  readonly name: string;
  /** What the shopper then sees, or that nothing is to be seen. */
  readonly seen: string;
  readonly rule: LabRule;
}

const error = (
  name: string,
  call: (typeof CALLS)[number],
  failure: LabFailure,
  seen: string,
): CatalogueError => ({ name, seen, rule: { call, failure } });

/** The errors of spec §8, a toggle each. */
export const ERRORS: readonly CatalogueError[] = [
  error(
    'Add to cart refused',
    '/api/cart/add',
    'refused:unknown-product',
    'The message, as a toast',
  ),
  error('Cart cannot be loaded', '/api/cart/get', 'server-down', 'The message, as a toast'),
  error('Products cannot be loaded', '/api/product/list', 'server-down', 'The message, as a toast'),
  error(
    'Login refused',
    '/api/user/login',
    'refused:invalid-credentials',
    'The message, as a toast',
  ),
  error('Sign-up refused', '/api/user/register', 'refused:email-taken', 'The message, as a toast'),
  error(
    'Reset code refused',
    '/api/user/verify-reset-otp',
    'refused:invalid-otp',
    'The message, as a toast',
  ),
  error(
    'Reset code cannot be sent',
    '/api/user/send-reset-otp',
    'offline',
    'The message, as a toast',
  ),
  error(
    'Upload refused',
    '/api/order/uploadpayment',
    'refused:receipt-already-used',
    'The message, as a toast',
  ),
  error(
    'Too many codes',
    '/api/user/sendRegisterOtp',
    'refused:too-many-requests',
    'Too many OTP requests. Try again later.',
  ),
  error(
    'Human check failed',
    '/api/user/sendRegisterOtp',
    'refused:captcha-check-failed',
    'reCAPTCHA verification failed. Try again.',
  ),
  error('Code cannot be sent', '/api/user/sendRegisterOtp', 'offline', 'Error sending OTP: …'),
  error(
    'Code refused',
    '/api/user/verifyRegisterOtp',
    'refused:invalid-otp',
    'Invalid OTP. Please try again.',
  ),
  error(
    'Guest cart not merged',
    '/api/cart/cartMerge',
    'server-down',
    'Failed to merge guest cart; the registration goes on',
  ),
  error('Order refused', '/api/order/place', 'refused:unavailable', 'The message, as a toast'),
  error(
    'A price has changed',
    '/api/order/place',
    'refused:price-changed',
    'The message, as a toast; the new total',
  ),
  error(
    'Session over at the order',
    '/api/order/place',
    'refused:not-signed-in',
    'To the sign-in; what was typed stays',
  ),
  error(
    'No shipping fee',
    '/api/shipping/calculateShipping',
    'server-down',
    'An error beside the fee; shipping becomes 0',
  ),
  error(
    'No slider pictures',
    '/api/custom/getSliderImages',
    'server-down',
    'No slider images available',
  ),
  error('No news', '/api/news/all', 'server-down', 'Error fetching news: …'),
  error('Token check fails', '/api/user/verifyToken', 'server-down', 'Nothing: it is logged only'),
  error('Search fails', '/api/product/fetchProducts', 'server-down', 'It is logged only'),
  error(
    'No address suggestions',
    '/api/general/generateMapList',
    'server-down',
    'Nothing: it is logged only',
  ),
  error(
    'Network lost at the order',
    '/api/order/place',
    'offline',
    'The network sentence; the same order can be sent again',
  ),
  error('An answer that hangs', '/api/product/list', 'hang', 'The timeout sentence, and Try again'),
  error(
    'An answer that is nonsense',
    '/api/product/list',
    'not-json',
    'The sentence for a bad answer',
  ),
];
