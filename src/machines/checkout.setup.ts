import { assign, emit, enqueueActions, setup } from 'xstate';
import type { AddressField } from '../contract/address';
import { isFailure } from '../contract/failure';
import { SHIPPING_LOOKUP_DELAY_MS } from '../contract/limits';
import type { Sen } from '../contract/money';
import type { PaymentMethod } from '../contract/orderStatus';
import {
  EMPTY_ADDRESS,
  isAnswerLost,
  isAwaitingPayment,
  isCancelled,
  isComplete,
  isOutOfDate,
  isPaymentSubmitted,
  isSelectionRefused,
  isUnknownOrder,
  missingOf,
  sentenceOf,
  stillMissing,
} from './checkout.rules';
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  LoadOrderInput,
  LookUpShippingInput,
  Missing,
  OrderDraft,
  Placed,
  PlacedOrder,
  PlaceOrderInput,
  PreparedOrder,
  PrepareOrderInput,
  ReadReceiptInput,
  ReceiptFile,
  ReceiptProblem,
  UploadedReceipt,
  UploadReceiptInput,
  WaitUntilInput,
} from './checkout.types';
import { required } from './required';

/** How long reading a receipt may take before it counts as failed. */
export const READING_LIMIT_MS = 60_000;

/** What a failed effect leaves. */
interface Failed {
  readonly error: unknown;
}

const draftOf = (context: CheckoutContext, change: Partial<OrderDraft>) => {
  const draft = { ...context.draft, ...change };
  return { draft, missing: stillMissing(context.missing, draft) };
};

/** What is missing, but for the fee. */
const exceptFee = (missing: Missing | null) => missing && { ...missing, shipping: false };

/** Everything that the chart `checkout` is made of; the parts lie in checkout.ordering and checkout.paying. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    input: {} as CheckoutInput,
    tags: {} as 'busy' | 'ordering' | 'resumable',
  },
  actors: {
    lookUpShipping: required<Sen, LookUpShippingInput>('lookUpShipping'),
    prepareOrder: required<PreparedOrder, PrepareOrderInput>('prepareOrder'),
    placeOrder: required<Placed, PlaceOrderInput>('placeOrder'),
    refreshPrices: required<void, void>('refreshPrices'),
    loadOrder: required<PlacedOrder, LoadOrderInput>('loadOrder'),
    waitUntil: required<void, WaitUntilInput>('waitUntil'),
    readReceipt: required<boolean, ReadReceiptInput>('readReceipt'),
    uploadReceipt: required<UploadedReceipt, UploadReceiptInput>('uploadReceipt'),
  },
  delays: {
    /** Choosing a state waits before the shipping cost is looked up (spec §4). */
    afterChoosingState: SHIPPING_LOOKUP_DELAY_MS,
    readingLimit: READING_LIMIT_MS,
  },
  guards: {
    isOrderGiven: ({ context }) => context.orderId !== null,
    isUnanswered: ({ context }) => context.unanswered !== null,
    isOrderInFlight: ({ context }) => context.inFlight !== null,
    isStateChosen: ({ context }) => context.draft.address.state !== '',
    isNothingMissing: ({ context }) => isComplete(missingOf(context.draft, context.shippingCost)),
    isRedirect: (_, placed: Placed) => placed.kind === 'redirect',
    isOutOfDate: (_, { error }: Failed) => isOutOfDate(error),
    isSelectionRefused: (_, { error }: Failed) => isSelectionRefused(error),
    isUnknownOrder: (_, { error }: Failed) => isUnknownOrder(error),
    isAnswerLost: (_, { error }: Failed) => isAnswerLost(error),
    isAwaitingPayment: ({ context }) => isAwaitingPayment(context.order?.status ?? ''),
    isPaymentSubmitted: ({ context }) => isPaymentSubmitted(context.order?.status ?? ''),
    isCancelled: ({ context }) => isCancelled(context.order?.status ?? ''),
    isOtherStatus: ({ context }, status: string) => context.order?.status !== status,
    isNothingToldYet: ({ context }) => context.receiptProblem === null,
    isAlreadyVerified: ({ context }) =>
      context.file !== null && context.file.id === context.verifiedFileId,
    doesNameReceiver: (_, matches: boolean) => matches,
  },
  actions: {
    rememberField: assign(({ context }, change: { field: AddressField; value: string }) =>
      draftOf(context, { address: { ...context.draft.address, [change.field]: change.value } }),
    ),
    rememberState: assign(({ context }, state: string) => {
      const changed = draftOf(context, { address: { ...context.draft.address, state } });
      const missing = exceptFee(changed.missing);
      return { ...changed, missing, shippingCost: null, shippingError: null };
    }),
    toggleBilling: assign(({ context }, separate: boolean) =>
      draftOf(context, { billing: separate ? (context.draft.billing ?? EMPTY_ADDRESS) : null }),
    ),
    rememberBilling: assign(({ context }, change: { field: AddressField; value: string }) =>
      draftOf(context, {
        billing: { ...(context.draft.billing ?? EMPTY_ADDRESS), [change.field]: change.value },
      }),
    ),
    rememberPayment: assign(({ context }, payment: PaymentMethod) => draftOf(context, { payment })),
    rememberTerms: assign(({ context }, termsAgreed: boolean) => draftOf(context, { termsAgreed })),
    rememberShipping: assign(({ context }, shippingCost: Sen) => ({
      shippingCost,
      shippingError: null,
      missing: exceptFee(context.missing),
    })),
    forgetShipping: assign({ shippingCost: null }),
    noteShippingFailure: assign((_, { error }: Failed) => ({
      shippingCost: null,
      shippingError: sentenceOf(error),
    })),
    showWhatIsMissing: assign(({ context }) => ({
      missing: missingOf(context.draft, context.shippingCost),
      problem: null,
    })),
    clearProblems: assign({ missing: null, problem: null }),
    noteProblem: assign((_, { error }: Failed) => ({ problem: sentenceOf(error) })),
    rememberPrepared: assign((_, inFlight: PreparedOrder) => ({ inFlight })),
    takeUpUnanswered: assign(({ context }) => ({ inFlight: context.unanswered })),
    keepForSameAnswer: assign(({ context }) => ({ unanswered: context.inFlight, inFlight: null })),
    /** An earlier order without an answer may still have been placed; it is forgotten only when it was the refused one. */
    forgetRefused: assign(({ context: { inFlight, unanswered } }) => ({
      inFlight: null,
      unanswered: unanswered?.key === inFlight?.key ? null : unanswered,
    })),
    forgetPrepared: assign({ inFlight: null, unanswered: null }),
    rememberPlaced: assign((_, placed: Placed) => ({
      inFlight: null,
      unanswered: null,
      orderId: placed.kind === 'order' ? placed.orderId : null,
    })),
    tellOfEarlierForm: enqueueActions(({ enqueue }, placed: Placed) => {
      if (placed.kind === 'order' && placed.isOfEarlierForm === true) {
        enqueue.emit({ type: 'earlierOrderFound' });
      }
    }),
    rememberOrder: assign((_, order: PlacedOrder) => ({ order, failure: null })),
    rememberFile: assign((_, file: ReceiptFile) => ({ file, receiptProblem: null, progress: 0 })),
    forgetFile: assign({ file: null, verifiedFileId: null, receiptProblem: null, progress: 0 }),
    rememberVerified: assign(({ context }) => ({ verifiedFileId: context.file?.id ?? null })),
    noteReceiptProblem: assign((_, receiptProblem: ReceiptProblem) => ({ receiptProblem })),
    clearReceiptProblem: assign({ receiptProblem: null, failure: null, progress: 0 }),
    noteProgress: assign((_, progress: number) => ({ progress })),
    noteFailure: assign((_, { error }: Failed) => ({ failure: sentenceOf(error) })),
    announceFailure: emit((_, { error }: Failed) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      text: sentenceOf(error),
    })),
    announceSuccess: emit((_, text: string) => ({
      type: 'toast' as const,
      kind: 'success' as const,
      text,
    })),
    askForSelection: emit((_, { error }: Failed) => ({
      type: 'selectionRefused' as const,
      hasChanged: isFailure(error) && error.code === 'selection-changed',
    })),
    announceEmptiedCart: emit({ type: 'cartEmptied' }),
    goToOrder: emit((_, orderId: string) => ({
      type: 'navigate' as const,
      to: { order: orderId },
    })),
    goToCardPayment: emit((_, url: string) => ({ type: 'redirect' as const, url })),
  },
});
