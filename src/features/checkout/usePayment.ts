import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { orderApi, useOrderDetailQuery } from '../../api/orderApi';
import type { Order } from '../../contract/order';
import { isPaidByCard, ORDER_STATUS } from '../../contract/orderStatus';
import { useClientStorage } from '../../store/hooks';
import { useRetry } from '../../store/useRetry';
import { createPayingMachine, loadReceiptReading, recognitionUrl } from './paying.actors';
import { chosenReceipt } from './receipt/chosenReceipt';
import { inspectFile } from './receipt/inspectFile';
import { useCheckoutActor } from './useCheckoutActor';

function viewOf(status: string) {
  if (status === ORDER_STATUS.placed) return 'awaitingReceipt';
  if (status === ORDER_STATUS.paymentSubmitted) return 'submitted';
  return status === ORDER_STATUS.cancelled ? 'cancelled' : 'settled';
}

export function usePayment(orderId: string) {
  const { onTabCleared } = useClientStorage();
  // Never unsubscribed, because the chosen receipt outlives this page.
  useEffect(() => {
    onTabCleared(chosenReceipt.clear);
  }, [onTabCleared]);
  const actor = useCheckoutActor({ orderId }, createPayingMachine);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const order: Order | undefined = useOrderDetailQuery({ orderId }).currentData?.orderDetail;
  const running = orderApi.util.getRunningQueryThunk('orderdetail', { orderId });
  // While a known order is refetched, its view stays.
  const isRefreshing = snapshot.matches({ paying: 'loading' }) && context.order !== null;
  const problem = (['failed', 'unknown'] as const).find((name) =>
    snapshot.matches({ paying: name }),
  );
  const view = problem ?? (context.order === null ? 'loading' : viewOf(context.order.status));
  // False during a refetch, when it is unknown whether a receipt is still needed.
  const isAwaiting = snapshot.matches({ paying: 'awaitingReceipt' });

  // Preloads text recognition while the shopper pays, and frees its memory afterwards.
  const isScanning = isAwaiting && !isPaidByCard(order?.paymentMethod);
  useEffect(() => {
    if (!isScanning) return;
    const loading = loadReceiptReading();
    loading.then(({ startWorkers }) => startWorkers(recognitionUrl)).catch(() => undefined);
    return () => {
      loading.then(({ stopWorkers }) => stopWorkers()).catch(() => undefined);
    };
  }, [isScanning]);

  const inspection = useRef<Promise<void> | null>(null);
  useEffect(
    () => () => {
      inspection.current = null;
    },
    [],
  );

  const choose = useCallback(
    (file: File) =>
      actor.send({ type: 'receipt.chosen', file: chosenReceipt.choose(orderId, file) }),
    [actor, orderId],
  );
  useEffect(() => {
    const pending = isAwaiting ? chosenReceipt.pendingFor(orderId) : null;
    if (pending !== null) choose(pending);
  }, [isAwaiting, orderId, choose]);

  const status = order?.status;
  useEffect(() => {
    if (status === undefined) return;
    actor.send({ type: 'order.changed', status });
    // The receipt may have arrived although the response was lost.
    if (status !== ORDER_STATUS.placed) chosenReceipt.markUploaded(orderId);
  }, [actor, orderId, status]);

  return {
    view,
    order,
    failure: context.failure,
    retry: useRetry(running, () => actor.send({ type: 'order.retried' })),
    isRefreshing,
    receipt: {
      /** What happens to the receipt at the moment. */
      step: isRefreshing
        ? 'uploading'
        : ((['reading', 'uploading'] as const).find((step) =>
            snapshot.matches({ paying: { awaitingReceipt: { receipt: step } } }),
          ) ?? null),
      chosen: context.file === null ? null : chosenReceipt.find(context.file.id),
      problem: context.receiptProblem,
      refusal: context.failure,
      progress: context.progress,
      choose: (file: File) => {
        const inspecting = inspectFile(file).then((reason) => {
          // Another file was chosen, or the page was left, during the inspection.
          if (inspection.current !== inspecting) return;
          inspection.current = null;
          if (reason === null) choose(file);
          else actor.send({ type: 'receipt.unusable', reason });
        });
        inspection.current = inspecting;
      },
      remove: () => {
        inspection.current = null;
        chosenReceipt.clear();
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
