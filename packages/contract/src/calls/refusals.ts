import type { ErrorCode } from '../protocol/errorCodes';

const code: readonly ErrorCode[] = [
  'invalid-request',
  ...(['earlier-code', 'invalid-otp', 'spent-otp'] as const),
];
const sending: readonly ErrorCode[] = [
  'captcha-check-failed',
  ...(['invalid-request', 'too-many-requests'] as const),
];
const ofCustomer: readonly ErrorCode[] = ['invalid-request', 'not-signed-in', 'other-customer'];
const placing: readonly ErrorCode[] = [
  ...ofCustomer,
  ...(['cart-changed', 'price-changed', 'unknown-product', 'unknown-state'] as const),
  ...(['selection-changed', 'selection-missing', 'slot-passed', 'unknown-slot'] as const),
  ...(['date-too-far', 'too-many-requests'] as const),
];

/**
 * The reasons for which the server refuses the calls of the shop's flows, beside those that any call may have; by the path
 * after `/api/`. A test compares them with the description of the API.
 */
export const refusalsOfCall = {
  'user/sendRegisterOtp': sending,
  'user/send-reset-otp': sending,
  'user/verifyRegisterOtp': code,
  'user/verify-reset-otp': code,
  'user/reset-password': code,
  'user/register': ['invalid-request', 'email-not-verified', 'email-taken'],
  'cart/cartMerge': [...ofCustomer, 'too-many-requests'],
  'cart/get': ofCustomer,
  'product/list': [],
  'general/generateMapList': ['invalid-request', 'too-many-requests'],
  'general/geocode': ['invalid-request', 'not-found', 'too-many-requests'],
  'shipping/calculateShipping': [...ofCustomer, 'unknown-state'],
  'order/place': placing,
  'order/stripe': placing,
  'order/orderdetail': [...ofCustomer, 'not-found'],
  'order/uploadpayment': [
    ...ofCustomer,
    ...(['not-found', 'order-not-payable', 'receipt-already-used'] as const),
    ...(['file-too-large', 'not-an-image', 'too-many-requests'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>;

/** Any call may fail so. */
export const REFUSALS_OF_ANY_CALL: readonly ErrorCode[] = ['internal', 'unavailable'];
