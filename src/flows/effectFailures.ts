import { allCalls, type CallName } from '@kedai/contract/calls/allCalls';
import type { Failure } from '@kedai/contract/calls/failure';
import { refusalCodesOf } from '@kedai/contract/calls/refusals';
import type { EffectFailure } from '@kedai/flow-viewer/model';
import { refusal } from '../machines/models/failures';
import { failureText } from '../text/failures';
import type { FlowId } from './flowIds';

/** The calls of each effect. An effect without calls, such as a countdown, has no failures of its own to offer. */
const callsOfEffect: Readonly<Record<FlowId, Readonly<Record<string, readonly CallName[]>>>> = {
  serviceSelection: { suggest: ['general.generateMapList'], locate: ['general.geocode'] },
  registration: {
    sendCode: ['user.sendRegisterOtp'],
    verifyCode: ['user.verifyRegisterOtp'],
    register: ['user.register'],
    mergeGuestCart: ['cart.cartMerge'],
  },
  passwordReset: {
    sendCode: ['user.sendResetOtp'],
    verifyCode: ['user.verifyResetOtp'],
    setPassword: ['user.resetPassword'],
  },
  placeOrder: {
    lookUpShipping: ['shipping.calculateShipping'],
    sendOrder: ['order.place', 'order.stripe'],
    refreshPrices: ['product.list', 'cart.get'],
  },
  payOrder: { loadOrder: ['order.orderdetail'], uploadReceipt: ['order.uploadpayment'] },
};

/** Refusals of the storefront itself, before a call. */
const ownRefusals: Readonly<Record<string, readonly string[]>> = {
  prepareOrder: [
    ...['cart', 'cart-changed', 'empty-cart'],
    ...['selection-changed', 'selection-missing', 'slot-passed'],
  ],
};

/** Failures of any call without a response that says why. */
const NO_GOOD_RESPONSE: readonly Failure[] = [
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
  const codes = new Set<string>([
    ...(ownRefusals[effect] ?? []),
    ...allCalls.flatMap(([name, call]) => (calls.includes(name) ? refusalCodesOf(call) : [])),
  ]);
  const failures = [
    ...(calls.length > 0 ? NO_GOOD_RESPONSE : []),
    ...[...codes].map((reason) => refusal(failureText.refused, reason)),
  ];
  return failures.map((error) => ({
    name: failureName(error),
    group: error.kind === 'refused' ? 'Refused for a reason' : 'No good response',
    error,
  }));
}
