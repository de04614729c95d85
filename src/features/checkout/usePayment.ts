import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../api/idempotencyKey';
import { orderApi, useOrderDetailQuery } from '../../api/orderApi';
import type { Order } from '../../contract/order';
import { isPaidByCard } from '../../contract/orderStatus';
import { isAwaitingPayment, isCancelled, isPaymentSubmitted } from '../../machines/checkout.rules';
import { serverNow } from '../../serverClock';
import { shop } from '../../shop';
import { useClientStorage } from '../../store/hooks';
import { useRetry } from '../../store/useRetry';
import { loadReceiptReading } from './loadReceiptReading';
import { createPayingMachine } from './paying.actors';
import { createReceiptFiles } from './receipt/files';
import { inspectFile } from './receipt/inspectFile';
import { pendingReceipt } from './receipt/pendingReceipt';
import { createReader } from './receipt/reader';
import { useCheckoutActor } from './useCheckoutActor';

/** The view of an order, determined by its status (spec §4). */
export type PaymentView =
  | 'loading'
  | 'failed'
  | 'unknown'
  | 'awaitingReceipt'
  | 'submitted'
  | 'cancelled'
  | 'settled';

const VIEWS: readonly PaymentView[] = [
  'failed',
  'unknown',
  'awaitingReceipt',
  'submitted',
  'cancelled',
  'settled',
];

/** The view for a status. */
function viewOf(status: string): PaymentView {
  if (isAwaitingPayment(status)) return 'awaitingReceipt';
  if (isPaymentSubmitted(status)) return 'submitted';
  return isCancelled(status) ? 'cancelled' : 'settled';
}

/** The step of the receipt upload. */
export type ReceiptStep = 'choosing' | 'chosen' | 'reading' | 'uploading';

const STEPS: readonly ReceiptStep[] = ['chosen', 'reading', 'uploading'];

/** The payment of an order for its components: view, order, receipt and actions. */
export function usePayment(orderId: string) {
  const { onTabCleared } = useClientStorage();
  // Never unsubscribed, because the pending receipt outlives this page.
  useEffect(() => {
    onTabCleared(pendingReceipt.clear);
  }, [onTabCleared]);
  const [{ files, reader }] = useState(() => ({
    files: createReceiptFiles(newIdempotencyKey),
    reader: createReader(),
  }));
  const actor = useCheckoutActor({ orderId }, (dispatch) =>
    createPayingMachine({
      dispatch,
      files,
      reader,
      receiverName: shop.receiverName,
      now: serverNow,
    }),
  );
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const order: Order | undefined = useOrderDetailQuery({ orderId }).currentData?.orderDetail;
  const running = orderApi.util.getRunningQueryThunk('orderdetail', { orderId });
  // While a known order is refetched, its view stays.
  const isRefreshing = snapshot.matches({ paying: 'loading' }) && context.order !== null;
  const view =
    isRefreshing && context.order !== null
      ? viewOf(context.order.status)
      : (VIEWS.find((name) => snapshot.matches({ paying: name })) ?? 'loading');
  // False during a refetch, when it is unknown whether a receipt is still needed.
  const isAwaiting = snapshot.matches({ paying: 'awaitingReceipt' });

  // Preloads text recognition while the shopper pays, and frees its memory afterwards.
  const isScanning = isAwaiting && !isPaidByCard(order?.paymentMethod);
  useEffect(() => {
    if (!isScanning) return;
    reader.preload();
    void loadReceiptReading().catch(() => undefined);
    return () => reader.dispose();
  }, [isScanning, reader]);

  /** The inspection of the file that was chosen last. */
  const inspection = useRef<Promise<void> | null>(null);
  useEffect(
    () => () => {
      inspection.current = null;
      reader.dispose();
      files.clear();
    },
    [reader, files],
  );

  const chosenFile = context.file?.id;
  const hadFile = useRef(false);
  useEffect(() => {
    if (chosenFile !== undefined) pendingReceipt.set(orderId, files.get(chosenFile));
    else if (hadFile.current) pendingReceipt.clear();
    hadFile.current = chosenFile !== undefined;
  }, [orderId, chosenFile, files]);

  useEffect(() => {
    const file = isAwaiting ? pendingReceipt.get(orderId) : null;
    if (file !== null) actor.send({ type: 'receipt.chosen', file: files.add(file) });
  }, [actor, isAwaiting, orderId, files]);

  const status = order?.status;
  useEffect(() => {
    if (status === undefined) return;
    actor.send({ type: 'order.changed', status });
    // The receipt may have arrived although the response was lost.
    if (!isAwaitingPayment(status)) pendingReceipt.clearUploaded(orderId);
  }, [actor, orderId, status]);

  return {
    view,
    order,
    failure: context.failure,
    retry: useRetry(running, () => actor.send({ type: 'order.retried' })),
    isRefreshing,
    receipt: {
      step: isRefreshing
        ? 'uploading'
        : (STEPS.find((name) =>
            snapshot.matches({ paying: { awaitingReceipt: { receipt: name } } }),
          ) ?? 'choosing'),
      file: context.file === null ? null : files.get(context.file.id),
      /** Where the receipt names the receiver; null while unknown. */
      region: context.file === null ? null : files.regionOf(context.file.id),
      problem: context.receiptProblem,
      refusal: context.failure,
      progress: context.progress,
      choose: (file: File) => {
        const inspecting = inspectFile(file).then((reason) => {
          // Another file was chosen, or the page was left, during the inspection.
          if (inspection.current !== inspecting) return;
          inspection.current = null;
          if (reason === null) actor.send({ type: 'receipt.chosen', file: files.add(file) });
          else actor.send({ type: 'receipt.unusable', reason });
        });
        inspection.current = inspecting;
      },
      remove: () => {
        inspection.current = null;
        actor.send({ type: 'receipt.removed' });
      },
      submit: async () => {
        // Waits so that the file chosen last is the one submitted.
        if (inspection.current !== null) await inspection.current;
        actor.send({ type: 'receipt.submitted' });
      },
      cancel: () => {
        actor.send({ type: 'reading.cancelled' });
        actor.send({ type: 'upload.cancelled' });
      },
    },
  };
}

export type PaymentFlow = ReturnType<typeof usePayment>;
export type ReceiptFlow = PaymentFlow['receipt'];
