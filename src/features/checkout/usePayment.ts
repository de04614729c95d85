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
import { loadReading } from './loadReading';
import { livePaying } from './paying.actors';
import { createReceiptFiles } from './receipt/files';
import { inspectFile } from './receipt/inspectFile';
import { pendingReceipt } from './receipt/pendingReceipt';
import { createReader } from './receipt/reader';
import { useLiveCheckout } from './useLiveCheckout';

/** Which page an order shows: it goes by its status (spec §4). */
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

/** The page of an order with this status. */
function viewOf(status: string): PaymentView {
  if (isAwaitingPayment(status)) return 'awaitingReceipt';
  if (isPaymentSubmitted(status)) return 'submitted';
  return isCancelled(status) ? 'cancelled' : 'settled';
}

/** Where the receipt is on its way. */
export type ReceiptStep = 'choosing' | 'chosen' | 'reading' | 'uploading';

const STEPS: readonly ReceiptStep[] = ['chosen', 'reading', 'uploading'];

/** The payment of an order as screens see it. */
export function usePayment(orderId: string) {
  const { onTabCleared } = useClientStorage();
  // For as long as the document lives: the picture outlives this page.
  useEffect(() => {
    onTabCleared(pendingReceipt.clear);
  }, [onTabCleared]);
  const [{ files, reader }] = useState(() => ({
    files: createReceiptFiles(newIdempotencyKey),
    reader: createReader(),
  }));
  const { actor } = useLiveCheckout({ orderId }, (dispatch) =>
    livePaying({ dispatch, files, reader, receiverName: shop.receiverName, now: serverNow }),
  );
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const order: Order | undefined = useOrderDetailQuery({ orderId }).currentData?.orderDetail;
  const running = orderApi.util.getRunningQueryThunk('orderdetail', { orderId });
  // While a known order is asked for again, its page stays.
  const isRefreshing = snapshot.matches({ paying: 'loading' }) && context.order !== null;
  const view =
    isRefreshing && context.order !== null
      ? viewOf(context.order.status)
      : (VIEWS.find((name) => snapshot.matches({ paying: name })) ?? 'loading');
  // Not while its order is asked for again: that a receipt is still awaited is not known then.
  const isAwaiting = snapshot.matches({ paying: 'awaitingReceipt' });

  // Recognition is loaded while the shopper scans and pays, and its memory given back after.
  const isScanning = isAwaiting && !isPaidByCard(order?.paymentMethod);
  useEffect(() => {
    if (!isScanning) return;
    reader.preload();
    void loadReading().catch(() => undefined);
    return () => reader.dispose();
  }, [isScanning, reader]);

  /** Looks at the file that was chosen last. */
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
    // It may have arrived although no answer said so.
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
      /** Where it names the receiver; null while that is not known. */
      region: context.file === null ? null : files.regionOf(context.file.id),
      problem: context.receiptProblem,
      refusal: context.failure,
      progress: context.progress,
      choose: (file: File) => {
        const inspecting = inspectFile(file).then((reason) => {
          // Another file was chosen, or this page left, while this one was decoded.
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
        // What was chosen last is what is submitted.
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
