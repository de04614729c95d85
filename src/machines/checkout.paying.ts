import { ORDER_STATUS, paymentDeadline } from '../contract/orderStatus';
import { checkoutSetup, errorOf } from './checkout.setup';

/** The two hours for the payment. Uploading stays possible afterwards. */
const paymentWindow = checkoutSetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ at: paymentDeadline(context.order?.date ?? 0) }),
        onDone: 'over',
      },
    },
    over: {},
  },
});

/** A picture is chosen, read in the browser and uploaded. */
const receipt = checkoutSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'receipt.chosen': {
          target: 'chosen',
          actions: { type: 'setFile', params: ({ event }) => event.file },
        },
        'receipt.unusable': {
          actions: { type: 'setReceiptProblem', params: ({ event }) => event.reason },
        },
        // The error of an unusable file is not replaced by the error of a missing file.
        'receipt.submitted': {
          guard: 'hasNoReceiptProblem',
          actions: { type: 'setReceiptProblem', params: 'no-file' },
        },
      },
    },
    chosen: {
      on: {
        'receipt.chosen': {
          actions: { type: 'setFile', params: ({ event }) => event.file },
        },
        // The valid file chosen before stays.
        'receipt.unusable': {
          actions: { type: 'setReceiptProblem', params: ({ event }) => event.reason },
        },
        'receipt.removed': { target: 'choosing', actions: 'clearFile' },
        'receipt.submitted': [
          { guard: 'isFileVerified', target: 'uploading' },
          { target: 'reading' },
        ],
      },
    },
    reading: {
      tags: 'busy',
      entry: 'clearReceiptProblem',
      after: {
        readingTimeout: {
          target: 'chosen',
          actions: { type: 'setReceiptProblem', params: 'unreadable' },
        },
      },
      on: {
        'reading.progressed': {
          actions: { type: 'setProgress', params: ({ event }) => event.fraction },
        },
        'reading.cancelled': 'chosen',
      },
      invoke: {
        id: 'readReceipt',
        src: 'readReceipt',
        input: ({ context, self }) => ({
          fileId: context.file?.id ?? '',
          onProgress: (fraction) => self.send({ type: 'reading.progressed', fraction }),
        }),
        onDone: [
          {
            guard: { type: 'namesReceiver', params: ({ event }) => event.output },
            target: 'uploading',
            actions: 'setVerifiedFile',
          },
          {
            target: 'chosen',
            actions: { type: 'setReceiptProblem', params: 'other-receiver' },
          },
        ],
        onError: {
          target: 'chosen',
          actions: { type: 'setReceiptProblem', params: 'unreadable' },
        },
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'clearReceiptProblem',
      on: {
        'upload.progressed': {
          actions: { type: 'setProgress', params: ({ event }) => event.fraction },
        },
        'upload.cancelled': 'chosen',
      },
      invoke: {
        id: 'uploadReceipt',
        src: 'uploadReceipt',
        input: ({ context, self }) => ({
          orderId: context.orderId ?? '',
          fileId: context.file?.id ?? '',
          onProgress: (fraction) => self.send({ type: 'upload.progressed', fraction }),
        }),
        onDone: {
          target: '#checkout.paying.loading',
          actions: {
            type: 'emitSuccessToast',
            params: ({ event }) => event.output.message ?? ORDER_STATUS.paymentSubmitted,
          },
        },
        onError: {
          target: 'chosen',
          actions: [
            { type: 'setReceiptProblem', params: 'refused' },
            { type: 'setFailure', params: errorOf },
            { type: 'emitErrorToast', params: errorOf },
          ],
        },
      },
    },
  },
});

/** A placed order. Its state depends on the order's status (spec §4). */
export const paying = checkoutSetup.createStateConfig({
  initial: 'loading',
  on: {
    'order.changed': {
      guard: { type: 'hasStatusChanged', params: ({ event }) => event.status },
      target: '.loading',
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOrder',
        src: 'loadOrder',
        input: ({ context }) => ({ orderId: context.orderId ?? '' }),
        onDone: {
          target: 'deciding',
          actions: { type: 'setOrder', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnknownOrder', params: errorOf },
            target: 'unknown',
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: errorOf },
          },
        ],
      },
      on: {
        'order.changed': undefined,
        'order.retried': { target: 'loading', reenter: true },
      },
    },
    deciding: {
      always: [
        { guard: 'isAwaitingPayment', target: 'awaitingReceipt' },
        { guard: 'isPaymentSubmitted', target: 'submitted' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'settled' },
      ],
    },
    awaitingReceipt: {
      type: 'parallel',
      entry: 'clearFile',
      states: { paymentWindow, receipt },
    },
    submitted: { on: { 'order.retried': 'loading' } },
    cancelled: {},
    settled: {},
    failed: { on: { 'order.retried': 'loading' } },
    unknown: {},
  },
});
