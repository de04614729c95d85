import type { AnyCall } from '@kedai/contract/calls/call';
import { cartCalls } from '@kedai/contract/calls/cart';
import type { Failure } from '@kedai/contract/calls/failure';
import { generalCalls } from '@kedai/contract/calls/general';
import { orderCalls, shippingCalls } from '@kedai/contract/calls/order';
import { productCalls } from '@kedai/contract/calls/product';
import { refusalCodesOf } from '@kedai/contract/calls/refusals';
import { userCalls } from '@kedai/contract/calls/user';
import type { EffectFailure } from '@kedai/flow-viewer/model';
import { refusal } from '../machines/models/failures';
import { failureText } from '../text/failures';
import type { FlowId } from './flowIds';

/** The calls of each effect. An effect without calls, such as a countdown, has no failures of its own to offer. */
const callsOfEffect: Readonly<Record<FlowId, Readonly<Record<string, readonly AnyCall[]>>>> = {
  serviceSelection: { suggest: [generalCalls.generateMapList], locate: [generalCalls.geocode] },
  registration: {
    sendCode: [userCalls.sendRegisterOtp],
    verifyCode: [userCalls.verifyRegisterOtp],
    register: [userCalls.register],
    mergeGuestCart: [cartCalls.cartMerge],
  },
  passwordReset: {
    sendCode: [userCalls.sendResetOtp],
    verifyCode: [userCalls.verifyResetOtp],
    setPassword: [userCalls.resetPassword],
  },
  placeOrder: {
    lookUpShipping: [shippingCalls.calculateShipping],
    sendOrder: [orderCalls.place, orderCalls.stripe],
    refreshPrices: [productCalls.list, cartCalls.get],
  },
  payOrder: { loadOrder: [orderCalls.orderdetail], uploadReceipt: [orderCalls.uploadpayment] },
};

/** Refusals of the storefront itself, before a call. */
const ownRefusals: Readonly<Record<string, readonly string[]>> = {
  prepareOrder: [
    ...['cart', 'cart-changed', 'empty-cart'],
    ...['selection-changed', 'selection-missing', 'slot-passed'],
  ],
};

/** Failures of any call without a response that says why. */
const NO_GOOD_ANSWER: readonly Failure[] = [
  { kind: 'offline', message: failureText.offline, retryable: true },
  { kind: 'timeout', message: failureText.timeout, retryable: true },
  { kind: 'server', message: failureText.serverDown, retryable: true, status: 500 },
  { kind: 'malformed', message: failureText.malformed, retryable: true },
];

/** The name of a failure, such as `offline` or `refused: invalid-otp`. */
export const failureName = ({ kind, code: reason }: Failure): string =>
  reason === undefined ? kind : `${kind}: ${reason}`;

/** The failures that an effect of a flow may report: those of its calls, and the storefront's own refusals. */
export function failuresOf(flow: FlowId, effect: string): readonly EffectFailure[] {
  const calls = callsOfEffect[flow][effect] ?? [];
  const codes = new Set<string>([...(ownRefusals[effect] ?? []), ...calls.flatMap(refusalCodesOf)]);
  const failures = [
    ...(calls.length > 0 ? NO_GOOD_ANSWER : []),
    ...[...codes].map((reason) => refusal(failureText.refused, reason)),
  ];
  return failures.map((error) => ({
    name: failureName(error),
    group: error.kind === 'refused' ? 'Refused for a reason' : 'No good response',
    error,
  }));
}
