import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import type { FlowEvent, FlowModel } from '@kedai/flow-viewer/model';
import { type PayOrderEvent, type PlacedOrder, payOrderMachine } from '../checkout/payOrder';
import { FILE, loaded, REFUSED, UNKNOWN } from './checkoutEvents';
import { done, failed, OFFLINE } from './failures';

const events: readonly (PayOrderEvent | FlowEvent)[] = [
  { type: 'order.retried' },
  { type: 'receipt.chosen', file: FILE },
  { type: 'receipt.unusable', reason: 'pdf' },
  { type: 'receipt.removed' },
  { type: 'receipt.submitted' },
  { type: 'progress.reported', fraction: 0.5 },
  { type: 'sending.cancelled' },
  loaded(ORDER_STATUS.placed),
  loaded(ORDER_STATUS.paymentSubmitted),
  loaded(ORDER_STATUS.cancelled),
  loaded('Delivered'),
  failed('loadOrder', UNKNOWN),
  failed('loadOrder', OFFLINE),
  done('waitUntil'),
  done('readReceipt', true),
  done('readReceipt', false),
  failed('readReceipt', REFUSED),
  done('uploadReceipt', { message: 'Thank you.' }),
  failed('uploadReceipt', REFUSED),
  { type: 'order.changed', order: { status: ORDER_STATUS.paymentConfirmed, date: 1_000 } },
];

/** All events of the payment. */
export const payOrderModel: FlowModel = {
  name: 'payOrder',
  machine: payOrderMachine,
  initialInputs: [
    {
      name: '',
      input: { orderId: 'o1' },
      events,
      // The page refreshes itself while the receipt waits.
      isPossible: ({ type }, { order }) =>
        type !== 'order.changed' ||
        (order as PlacedOrder | null)?.status === ORDER_STATUS.paymentSubmitted,
      contextKey: ({ order, file, verifiedFileId }) => [order, file, verifiedFileId],
    },
  ],
};
