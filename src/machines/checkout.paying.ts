import { ORDER_STATUS, paymentDeadline } from '../contract/orderStatus';
import { checkoutSetup } from './checkout.setup';

/** The two hours in which the payment should be made; when they are over, uploading stays possible. */
const paymentWindow = checkoutSetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'waitUntil',
        src: 'waitUntil',
        input: ({ context }) => ({ moment: paymentDeadline(context.order?.date ?? 0) }),
        onDone: 'over',
        onError: 'over',
      },
    },
    over: {},
  },
});

/** A picture is chosen, read in the browser and handed in. */
const receipt = checkoutSetup.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'receipt.chosen': {
          target: 'chosen',
          actions: { type: 'rememberFile', params: ({ event }) => event.file },
        },
        'receipt.unusable': {
          actions: { type: 'noteReceiptProblem', params: ({ event }) => event.reason },
        },
        // Who has just been told that the file is no picture is not told that there is none.
        'receipt.submitted': {
          guard: 'isNothingToldYet',
          actions: { type: 'noteReceiptProblem', params: 'no-file' },
        },
      },
    },
    chosen: {
      on: {
        'receipt.chosen': {
          actions: { type: 'rememberFile', params: ({ event }) => event.file },
        },
        // The good choice before it stays.
        'receipt.unusable': {
          actions: { type: 'noteReceiptProblem', params: ({ event }) => event.reason },
        },
        'receipt.removed': { target: 'choosing', actions: 'forgetFile' },
        'receipt.submitted': [
          { guard: 'isAlreadyVerified', target: 'uploading' },
          { target: 'reading' },
        ],
      },
    },
    reading: {
      tags: 'busy',
      entry: 'clearReceiptProblem',
      after: {
        readingLimit: {
          target: 'chosen',
          actions: { type: 'noteReceiptProblem', params: 'unreadable' },
        },
      },
      on: {
        'reading.progressed': {
          actions: { type: 'noteProgress', params: ({ event }) => event.fraction },
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
            guard: { type: 'doesNameReceiver', params: ({ event }) => event.output },
            target: 'uploading',
            actions: 'rememberVerified',
          },
          {
            target: 'chosen',
            actions: { type: 'noteReceiptProblem', params: 'other-receiver' },
          },
        ],
        onError: {
          target: 'chosen',
          actions: { type: 'noteReceiptProblem', params: 'unreadable' },
        },
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'clearReceiptProblem',
      on: {
        'upload.progressed': {
          actions: { type: 'noteProgress', params: ({ event }) => event.fraction },
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
            type: 'announceSuccess',
            params: ({ event }) => event.output.message ?? ORDER_STATUS.paymentSubmitted,
          },
        },
        onError: {
          target: 'chosen',
          actions: [
            { type: 'noteReceiptProblem', params: 'refused' },
            { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

/** An order that was placed: what is shown goes by its status (spec §4). */
export const paying = checkoutSetup.createStateConfig({
  initial: 'loading',
  on: {
    'order.changed': {
      guard: { type: 'isOtherStatus', params: ({ event }) => event.status },
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
          actions: { type: 'rememberOrder', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnknownOrder', params: ({ event }) => ({ error: event.error }) },
            target: 'unknown',
          },
          {
            target: 'failed',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
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
      entry: 'forgetFile',
      states: { paymentWindow, receipt },
    },
    submitted: { on: { 'order.retried': 'loading' } },
    cancelled: {},
    settled: {},
    failed: { on: { 'order.retried': 'loading' } },
    unknown: {},
  },
});
