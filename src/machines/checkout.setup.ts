import { assign, emit, enqueueActions, setup } from 'xstate';
import type { AddressField } from '../contract/address';
import { isFailure } from '../contract/failure';
import { SHIPPING_LOOKUP_DELAY_MS } from '../contract/limits';
import type { Sen } from '../contract/money';
import { ORDER_STATUS, type PaymentMethod } from '../contract/orderStatus';
import { actorPlaceholder } from './actorPlaceholder';
import * as rules from './checkout.rules';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  Missing,
  OrderDraft,
  Placed,
  PlacedOrder,
  PreparedOrder,
  ReceiptFile,
  ReceiptProblem,
} from './checkout.types';

/** How long reading a receipt may take before it counts as failed, ms. */
export const READING_TIMEOUT_MS = 60_000;

/** The input of the effects that read or upload the chosen picture. */
interface ReceiptJob {
  readonly fileId: string;
  readonly onProgress: (fraction: number) => void;
}

interface Failed {
  readonly error: unknown;
}

/** The parameters for the error of a failed effect. */
export const errorOf = ({ event }: { readonly event: Failed }): Failed => ({ error: event.error });

const changeDraft = (context: CheckoutContext, change: Partial<OrderDraft>) => {
  const draft = { ...context.draft, ...change };
  return { draft, missing: rules.stillMissing(context.missing, draft) };
};

const withoutShipping = (missing: Missing | null) => missing && { ...missing, shipping: false };

/** Types, effects, guards and actions of the machine `checkout`. Its states are in checkout.ordering and checkout.paying. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    input: {} as CheckoutInput,
    tags: {} as 'busy' | 'ordering',
  },
  actors: {
    lookUpShipping: actorPlaceholder<Sen, { readonly state: string }>('lookUpShipping'),
    prepareOrder: actorPlaceholder<PreparedOrder, Pick<CheckoutContext, 'draft' | 'shippingCost'>>(
      'prepareOrder',
    ),
    /** `draft` is the current form. If the cart is empty, it may have become the unacknowledged order. */
    placeOrder: actorPlaceholder<
      Placed,
      Pick<CheckoutContext, 'draft' | 'unacknowledged'> & { readonly order: PreparedOrder | null }
    >('placeOrder'),
    refreshPrices: actorPlaceholder<void, void>('refreshPrices'),
    loadOrder: actorPlaceholder<PlacedOrder, { readonly orderId: string }>('loadOrder'),
    /** Resolves at a time (epoch ms). */
    waitUntil: actorPlaceholder<void, { readonly at: number }>('waitUntil'),
    /** Resolves with whether the receipt names the receiver. */
    readReceipt: actorPlaceholder<boolean, ReceiptJob>('readReceipt'),
    /** Resolves with the shop's message. */
    uploadReceipt: actorPlaceholder<
      { readonly message: string | undefined },
      ReceiptJob & { readonly orderId: string }
    >('uploadReceipt'),
  },
  delays: {
    /** Debounces the fee lookup after the shopper chose a state (spec §4). */
    shippingLookupDelay: SHIPPING_LOOKUP_DELAY_MS,
    readingTimeout: READING_TIMEOUT_MS,
  },
  guards: {
    hasOrder: ({ context }) => context.orderId !== null,
    hasUnacknowledgedOrder: ({ context }) => context.unacknowledged !== null,
    hasOrderInFlight: ({ context }) => context.inFlight !== null,
    isStateChosen: ({ context }) => context.draft.address.state !== '',
    isNothingMissing: ({ context }) =>
      rules.isComplete(rules.missingOf(context.draft, context.shippingCost)),
    isRedirect: (_, placed: Placed) => placed.kind === 'redirect',
    isOutOfDate: (_, { error }: Failed) => rules.isOutOfDate(error),
    isSelectionRefused: (_, { error }: Failed) => rules.isSelectionRefused(error),
    isUnknownOrder: (_, { error }: Failed) => rules.isUnknownOrder(error),
    mayHaveSucceeded: (_, { error }: Failed) => rules.mayHaveSucceeded(error),
    isAwaitingPayment: ({ context }) => context.order?.status === ORDER_STATUS.placed,
    isPaymentSubmitted: ({ context }) => context.order?.status === ORDER_STATUS.paymentSubmitted,
    isCancelled: ({ context }) => context.order?.status === ORDER_STATUS.cancelled,
    hasStatusChanged: ({ context }, status: string) => context.order?.status !== status,
    hasNoReceiptProblem: ({ context }) => context.receiptProblem === null,
    isFileVerified: ({ context }) =>
      context.file !== null && context.file.id === context.verifiedFileId,
    namesReceiver: (_, matches: boolean) => matches,
  },
  actions: {
    setAddressField: assign(({ context }, change: { field: AddressField; value: string }) =>
      changeDraft(context, { address: { ...context.draft.address, [change.field]: change.value } }),
    ),
    setAddressState: assign(({ context }, state: string) => {
      const changed = changeDraft(context, { address: { ...context.draft.address, state } });
      const missing = withoutShipping(changed.missing);
      return { ...changed, missing, shippingCost: null, shippingError: null };
    }),
    toggleBilling: assign(({ context }, separate: boolean) =>
      changeDraft(context, {
        billing: separate ? (context.draft.billing ?? rules.EMPTY_ADDRESS) : null,
      }),
    ),
    setBillingField: assign(({ context }, change: { field: AddressField; value: string }) =>
      changeDraft(context, {
        billing: {
          ...(context.draft.billing ?? rules.EMPTY_ADDRESS),
          [change.field]: change.value,
        },
      }),
    ),
    setPayment: assign(({ context }, payment: PaymentMethod) => changeDraft(context, { payment })),
    setTermsAgreed: assign(({ context }, termsAgreed: boolean) =>
      changeDraft(context, { termsAgreed }),
    ),
    setShippingCost: assign(({ context }, shippingCost: Sen) => ({
      shippingCost,
      shippingError: null,
      missing: withoutShipping(context.missing),
    })),
    clearShippingCost: assign({ shippingCost: null }),
    setShippingError: assign((_, { error }: Failed) => ({
      shippingCost: null,
      shippingError: rules.errorMessage(error),
    })),
    setMissing: assign(({ context }) => ({
      missing: rules.missingOf(context.draft, context.shippingCost),
      problem: null,
    })),
    clearProblems: assign({ missing: null, problem: null }),
    setProblem: assign((_, { error }: Failed) => ({ problem: rules.errorMessage(error) })),
    setInFlight: assign((_, inFlight: PreparedOrder) => ({ inFlight })),
    resumeUnacknowledgedOrder: assign(({ context }) => ({ inFlight: context.unacknowledged })),
    keepUnacknowledgedOrder: assign(({ context }) => ({
      unacknowledged: context.inFlight,
      inFlight: null,
    })),
    /** The unacknowledged order may have been placed, so it is only cleared when it is the refused one. */
    clearRefusedOrder: assign(({ context: { inFlight, unacknowledged } }) => ({
      inFlight: null,
      unacknowledged: rules.isSameOrder(inFlight, unacknowledged) ? null : unacknowledged,
    })),
    clearPreparedOrders: assign({ inFlight: null, unacknowledged: null }),
    setPlacedOrder: assign((_, placed: Placed) => ({
      inFlight: null,
      unacknowledged: null,
      orderId: placed.kind === 'order' ? placed.orderId : null,
    })),
    emitEarlierOrder: enqueueActions(({ enqueue }, placed: Placed) => {
      if (placed.kind === 'order' && placed.isOfEarlierForm === true) {
        enqueue.emit({ type: 'earlierOrderFound' });
      }
    }),
    setOrder: assign((_, order: PlacedOrder) => ({ order, failure: null })),
    setFile: assign((_, file: ReceiptFile) => ({ file, receiptProblem: null, progress: 0 })),
    clearFile: assign({ file: null, verifiedFileId: null, receiptProblem: null, progress: 0 }),
    setVerifiedFile: assign(({ context }) => ({ verifiedFileId: context.file?.id ?? null })),
    setReceiptProblem: assign((_, receiptProblem: ReceiptProblem) => ({ receiptProblem })),
    clearReceiptProblem: assign({ receiptProblem: null, failure: null, progress: 0 }),
    setProgress: assign((_, progress: number) => ({ progress })),
    setFailure: assign((_, { error }: Failed) => ({ failure: rules.errorMessage(error) })),
    emitErrorToast: emit((_, { error }: Failed) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      text: rules.errorMessage(error),
    })),
    emitSuccessToast: emit((_, text: string) => ({
      type: 'toast' as const,
      kind: 'success' as const,
      text,
    })),
    emitSelectionRefused: emit((_, { error }: Failed) => ({
      type: 'selectionRefused' as const,
      hasChanged: isFailure(error) && error.code === 'selection-changed',
    })),
    emitCartEmptied: emit({ type: 'cartEmptied' }),
    goToOrder: emit((_, orderId: string) => ({
      type: 'navigate' as const,
      to: { order: orderId },
    })),
    goToCardPayment: emit((_, url: string) => ({ type: 'redirect' as const, url })),
  },
});
