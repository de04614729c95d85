import type { Failure } from '@kedai/contract/calls/failure';
import { ORDER_STATUS, paymentDeadline } from '@kedai/contract/rules/orderStatus';
import { assign, emit, fromCallback, setup } from 'xstate';
import { actorPlaceholder } from '../actorPlaceholder';
import { errorToast, failureParams, type ToastEvent } from '../outcome';
import { readyOrRejected } from '../readyOrRejected';

/** How long reading a receipt may take before it counts as failed, ms. */
export const READING_TIMEOUT_MS = 60_000;

/** A chosen picture. The machine holds no bytes: the feature finds them by `id`. */
export interface ReceiptFile {
  readonly id: string;
  readonly name: string;
  /** bytes */
  readonly size: number;
}

/** The fields of a placed order that the machine needs. */
export interface PlacedOrder {
  readonly status: string;
  /** epoch ms */
  readonly date: number;
}

/** Why a chosen file cannot be the receipt. */
export type UnusableFile =
  | 'damaged'
  | 'document'
  | 'drawing'
  | 'empty'
  | 'folder'
  | 'gone'
  | 'heic'
  | 'not-a-file'
  | 'not-a-picture'
  | 'pdf'
  | 'text'
  | 'too-large'
  | 'too-small'
  | 'video';

/** Why the chosen receipt was not sent. The texts are in `src/text/order/checkout`. */
export type ReceiptProblem =
  | { readonly about: 'no-file' | 'other-receiver' | 'unreadable' | UnusableFile }
  | { readonly about: 'refused'; readonly failure: Failure };

export interface PayOrderInput {
  readonly orderId: string;
}

export interface PayOrderContext extends PayOrderInput {
  /** Null until it was loaded once. */
  readonly order: PlacedOrder | null;
  /** Why the order could not be loaded, for the state `failed`. */
  readonly failure: Failure | null;
  readonly file: ReceiptFile | null;
  /** The id of the file in which the receiver's name was recognised. */
  readonly verifiedFileId: string | null;
  /** Why the receipt was not sent, for the states with the tag `rejected`. */
  readonly problem: ReceiptProblem | null;
  /** The progress of reading or uploading the receipt, 0 to 1. */
  readonly progress: number;
}

export type PayOrderEvent =
  | { type: 'order.retried' }
  /** The cache of the page has another status, for example because the page refreshes itself while the receipt waits. */
  | { type: 'order.changed'; order: PlacedOrder }
  | { type: 'receipt.chosen'; file: ReceiptFile }
  /** The chosen file cannot be a receipt. */
  | { type: 'receipt.unusable'; reason: UnusableFile }
  | { type: 'receipt.removed' }
  | { type: 'receipt.submitted' }
  /** `watchProgress` sends it while the receipt is read or uploaded. */
  | { type: 'progress.reported'; fraction: number }
  | { type: 'sending.cancelled' };

/** `message` is the shop's own, if it sent one. */
type Notice =
  | { readonly about: 'accepted'; readonly message: string | undefined }
  | { readonly about: 'refused'; readonly failure: Failure };

interface ReceiptJob {
  readonly fileId: string;
}

const payOrderSetup = setup({
  types: {
    context: {} as PayOrderContext,
    events: {} as PayOrderEvent,
    emitted: {} as ToastEvent<Notice>,
    input: {} as PayOrderInput,
    /** The last row says what the page shows. */
    tags: {} as
      | ('busy' | 'reading' | 'rejected')
      | ('awaitingReceipt' | 'submitted' | 'cancelled' | 'settled' | 'failed' | 'unknown'),
  },
  actors: {
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
    /** Sends `progress.reported`. Without the feature's own, nothing is reported. */
    watchProgress: fromCallback<PayOrderEvent>(() => undefined),
  },
  delays: { readingTimeout: READING_TIMEOUT_MS },
  guards: {
    isUnknownOrder: (_, { status, code }: Failure) => status === 404 || code === 'not-found',
    isAwaitingReceipt: ({ context }) => context.order?.status === ORDER_STATUS.placed,
    isSubmitted: ({ context }) => context.order?.status === ORDER_STATUS.paymentSubmitted,
    isCancelled: ({ context }) => context.order?.status === ORDER_STATUS.cancelled,
    hasStatusChanged: ({ context }, status: string) => context.order?.status !== status,
    isFileVerified: ({ context: { file, verifiedFileId } }) =>
      file !== null && file.id === verifiedFileId,
    namesReceiver: (_, matches: boolean) => matches,
  },
  actions: {
    setOrder: assign((_, order: PlacedOrder) => ({ order })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setFile: assign((_, file: ReceiptFile) => ({ file })),
    clearFile: assign({ file: null, verifiedFileId: null }),
    setVerifiedFile: assign(({ context }) => ({ verifiedFileId: context.file?.id ?? null })),
    setProblem: assign((_, problem: ReceiptProblem) => ({ problem })),
    setUploadFailure: assign((_, failure: Failure) => ({
      problem: { about: 'refused' as const, failure },
    })),
    setProgress: assign((_, progress: number) => ({ progress })),
    resetProgress: assign({ progress: 0 }),
    emitAcceptedToast: emit((_, message: string | undefined) => ({
      type: 'toast' as const,
      kind: 'success' as const,
      notice: { about: 'accepted' as const, message },
    })),
    emitRefusedToast: emit((_, failure: Failure) =>
      errorToast({ about: 'refused' as const, failure }),
    ),
  },
});

/** Uploading stays possible after the window. */
const paymentWindow = payOrderSetup.createStateConfig({
  description: 'The time that the shopper has to pay.',
  initial: 'open',
  states: {
    open: {
      description: 'The countdown is running.',
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ at: paymentDeadline(context.order?.date ?? 0) }),
        onDone: 'over',
      },
    },
    over: { description: 'The time is over. A receipt can still be uploaded.' },
  },
});

/** The order is fetched. While a page shows it, that page stays. */
const load = payOrderSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'loadOrder',
    src: 'loadOrder',
    input: ({ context }) => ({ orderId: context.orderId }),
    onDone: {
      target: '#payOrder.shown',
      actions: { type: 'setOrder', params: ({ event }) => event.output },
    },
    onError: [
      {
        guard: { type: 'isUnknownOrder', params: failureParams },
        target: '#payOrder.shown.unknown',
      },
      {
        target: '#payOrder.shown.failed',
        actions: { type: 'setFailure', params: failureParams },
      },
    ],
  },
});

const chooseFile = {
  target: '#payOrder.shown.awaitingReceipt.receipt.chosen',
  actions: {
    type: 'setFile',
    params: ({ event }: { readonly event: { readonly file: ReceiptFile } }) => event.file,
  },
} as const;

const rejectFile = {
  target: '.rejected',
  actions: {
    type: 'setProblem',
    params: ({ event }: { readonly event: { readonly reason: UnusableFile } }) => ({
      about: event.reason,
    }),
  },
} as const;

/** A picture is chosen, read in the browser and uploaded. */
const receipt = payOrderSetup.createStateConfig({
  description: 'The receipt: chosen, read in the browser, uploaded.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'No picture is chosen.',
      initial: 'ready',
      on: { 'receipt.chosen': chooseFile, 'receipt.unusable': rejectFile },
      states: {
        ready: {
          description: 'The page asks for a picture.',
          on: {
            'receipt.submitted': {
              target: 'rejected',
              actions: { type: 'setProblem', params: { about: 'no-file' } },
            },
          },
        },
        // The error of an unusable file is not replaced by the error of a missing file.
        rejected: {
          description: 'The page shows why there is no picture to send.',
          tags: 'rejected',
        },
      },
    },
    chosen: {
      description: 'A picture is chosen.',
      on: {
        'receipt.chosen': chooseFile,
        // The valid file chosen before stays.
        'receipt.unusable': rejectFile,
        'receipt.removed': { target: 'choosing', actions: 'clearFile' },
        'receipt.submitted': [
          { guard: 'isFileVerified', target: 'sending.uploading' },
          { target: 'sending' },
        ],
      },
      ...readyOrRejected(
        'The picture can be sent.',
        'The page shows why the picture was not sent.',
      ),
    },
    sending: {
      description: 'The picture is on its way. The shopper can cancel.',
      tags: 'busy',
      initial: 'reading',
      invoke: { id: 'watchProgress', src: 'watchProgress' },
      on: {
        'progress.reported': {
          actions: { type: 'setProgress', params: ({ event }) => event.fraction },
        },
        'sending.cancelled': 'chosen',
      },
      states: {
        reading: {
          description: 'The browser looks for the receiver on the picture.',
          tags: 'reading',
          entry: 'resetProgress',
          after: {
            readingTimeout: {
              target: '#payOrder.shown.awaitingReceipt.receipt.chosen.rejected',
              actions: { type: 'setProblem', params: { about: 'unreadable' } },
            },
          },
          invoke: {
            id: 'readReceipt',
            src: 'readReceipt',
            input: ({ context }) => ({ fileId: context.file?.id ?? '' }),
            onDone: [
              {
                guard: { type: 'namesReceiver', params: ({ event }) => event.output },
                target: 'uploading',
                actions: 'setVerifiedFile',
              },
              {
                target: '#payOrder.shown.awaitingReceipt.receipt.chosen.rejected',
                actions: { type: 'setProblem', params: { about: 'other-receiver' } },
              },
            ],
            onError: {
              target: '#payOrder.shown.awaitingReceipt.receipt.chosen.rejected',
              actions: { type: 'setProblem', params: { about: 'unreadable' } },
            },
          },
        },
        uploading: {
          description: 'The picture is being uploaded.',
          entry: 'resetProgress',
          invoke: {
            id: 'uploadReceipt',
            src: 'uploadReceipt',
            input: ({ context }) => ({ orderId: context.orderId, fileId: context.file?.id ?? '' }),
            onDone: {
              target: '#payOrder.shown.awaitingReceipt.receipt.sent',
              actions: {
                type: 'emitAcceptedToast',
                params: ({ event }) => event.output.message,
              },
            },
            onError: {
              target: '#payOrder.shown.awaitingReceipt.receipt.chosen.rejected',
              actions: [
                { type: 'setUploadFailure', params: failureParams },
                { type: 'emitRefusedToast', params: failureParams },
              ],
            },
          },
        },
      },
    },
    sent: { ...load, description: 'The shop has the picture. The order is fetched again.' },
  },
});

/** The payment of a placed order. Its state depends on the order's status (spec §4). */
export const payOrderMachine = payOrderSetup.createMachine({
  id: 'payOrder',
  description: 'From a placed order to its receipt.',
  context: ({ input }) => ({
    ...input,
    order: null,
    failure: null,
    file: null,
    verifiedFileId: null,
    problem: null,
    progress: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      ...load,
      description: 'The order is being fetched.',
      on: { 'order.retried': { target: 'loading', reenter: true } },
    },
    shown: {
      description: 'The page shows the order, or why it cannot.',
      initial: 'deciding',
      on: {
        'order.changed': {
          guard: { type: 'hasStatusChanged', params: ({ event }) => event.order.status },
          target: '.deciding',
          actions: { type: 'setOrder', params: ({ event }) => event.order },
        },
      },
      states: {
        deciding: {
          description: "The order's status decides.",
          always: [
            { guard: 'isAwaitingReceipt', target: 'awaitingReceipt' },
            { guard: 'isSubmitted', target: 'submitted' },
            { guard: 'isCancelled', target: 'cancelled' },
            { target: 'settled' },
          ],
        },
        awaitingReceipt: {
          description: 'The shopper pays and uploads the receipt.',
          tags: 'awaitingReceipt',
          type: 'parallel',
          entry: 'clearFile',
          states: { paymentWindow, receipt },
        },
        submitted: {
          description: 'The shop has the receipt and checks it.',
          tags: 'submitted',
          initial: 'ready',
          states: {
            ready: {
              description: 'The page shows how far the order is.',
              on: { 'order.retried': 'refreshing' },
            },
            refreshing: { ...load, description: 'The shopper wants to know the status of now.' },
          },
        },
        cancelled: { description: 'The order was cancelled.', tags: 'cancelled' },
        settled: {
          description: 'The order has another status, such as a confirmed payment.',
          tags: 'settled',
        },
        failed: {
          description: 'The order could not be loaded.',
          tags: 'failed',
          on: { 'order.retried': '#payOrder.loading' },
        },
        unknown: { description: 'This customer has no such order.', tags: 'unknown' },
      },
    },
  },
});
