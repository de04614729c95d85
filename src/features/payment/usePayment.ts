import type { Order } from '@kedai/contract/calls/order';
import { isPaidByCard, ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { useIsPageVisible } from '@kedai/ui/hooks/useIsPageVisible';
import { toast } from '@kedai/ui/overlay/toast';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { orderApi, useOrderDetailQuery } from '../../api/orderApi';
import type { payOrderMachine, UnusableFile } from '../../machines/checkout/payOrder';
import { customerLeft } from '../../state/device/slices';
import { useAppDispatch, useRetry } from '../../state/hooks';
import { addAppListener } from '../../state/thunk';
import { checkoutFailure } from '../../text/order/checkout';
import { useFlow, useFlowEvents } from '../shared/useFlow';
import { createPayOrderMachine, loadReceiptReading, recognitionUrl } from './payOrder.actors';
import { chosenReceipt } from './receipt/chosenReceipt';
import { openFile } from './receipt/openFile';

/** Opening a file for longer than this is shown, ms. */
const OPENING_SLOW_MS = 300;

/** How often a visible page refetches an order whose receipt waits, ms. */
const REFRESH_EVERY_MS = 20_000;

const VIEWS = [
  'awaitingReceipt',
  'submitted',
  'cancelled',
  'settled',
  'failed',
  'unknown',
] as const;

const selectPayment = (snapshot: SnapshotFrom<typeof payOrderMachine>) => {
  const { context } = snapshot;
  const busy = snapshot.hasTag('reading') ? 'reading' : 'uploading';
  return {
    /** What the page shows. It stays while the order is refetched. */
    view: VIEWS.find((view) => snapshot.hasTag(view)) ?? 'loading',
    /** What happens to the receipt at the moment. After the upload the order is refetched. */
    step: snapshot.hasTag('busy') ? busy : null,
    failure: snapshot.hasTag('failed') ? context.failure : null,
    file: context.file,
    problem: snapshot.hasTag('rejected') ? context.problem : null,
    progress: context.progress,
  } as const;
};

/**
 * Runs the payment of an order. The order is in RTK Query's cache, and the flow hears its status. Another order needs another
 * component instance (a `key`).
 */
export function usePayment(orderId: string) {
  const dispatch = useAppDispatch();
  // Never removed, because the chosen receipt outlives this page.
  useEffect(() => {
    dispatch(addAppListener({ actionCreator: customerLeft, effect: chosenReceipt.clear }));
  }, [dispatch]);
  const actor = useFlow(createPayOrderMachine, { orderId });
  const payment = useSelector(actor, selectPayment, shallowEqual);
  const isAwaiting = payment.view === 'awaitingReceipt';
  const isWaiting = useIsPageVisible() && payment.view === 'submitted';
  const order: Order | undefined = useOrderDetailQuery(
    { orderId },
    { pollingInterval: isWaiting ? REFRESH_EVERY_MS : 0 },
  ).currentData?.orderDetail;
  const running = orderApi.util.getRunningQueryThunk('orderdetail', { orderId });

  useFlowEvents(actor, ({ kind, notice }) =>
    toast[kind](
      notice.about === 'accepted'
        ? (notice.message ?? ORDER_STATUS.paymentSubmitted)
        : checkoutFailure(notice.failure),
    ),
  );

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

  /** The file that is being opened: whether it is still the one that was chosen last. */
  const opening = useRef<Promise<boolean> | null>(null);
  const [isOpeningSlow, setOpeningSlow] = useState(false);
  useEffect(
    () => () => {
      opening.current = null;
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

  useEffect(() => {
    if (order === undefined) return;
    const { status, date } = order;
    actor.send({ type: 'order.changed', order: { status, date } });
    // The receipt may have arrived although the response was lost.
    if (status !== ORDER_STATUS.placed) chosenReceipt.markUploaded(orderId);
  }, [actor, orderId, order]);

  return {
    view: payment.view,
    order,
    failure: payment.failure,
    retry: useRetry(running, () => actor.send({ type: 'order.retried' })),
    isRefreshing: payment.step !== null,
    receipt: {
      step: payment.step,
      chosen: payment.file === null ? null : chosenReceipt.find(payment.file.id),
      problem: payment.problem,
      progress: payment.progress,
      /** Whether a chosen file takes long to open, for example from a cloud folder. */
      isOpeningSlow,
      choose: (chosen: File) => {
        const timer = setTimeout(
          () => setOpeningSlow(opening.current === current),
          OPENING_SLOW_MS,
        );
        const current = openFile(chosen).then((opened) => {
          clearTimeout(timer);
          // Another file was chosen, or the page was left, in the meantime.
          if (opening.current !== current) return false;
          opening.current = null;
          setOpeningSlow(false);
          if (typeof opened === 'string') actor.send({ type: 'receipt.unusable', reason: opened });
          else choose(opened);
          return true;
        });
        opening.current = current;
      },
      reject: (reason: UnusableFile) => actor.send({ type: 'receipt.unusable', reason }),
      remove: () => {
        opening.current = null;
        chosenReceipt.clear();
        actor.send({ type: 'receipt.removed' });
      },
      submit: async () => {
        // Waits so that the file chosen last is the one submitted.
        const isOpened = opening.current === null || (await opening.current);
        if (isOpened) actor.send({ type: 'receipt.submitted' });
      },
      cancel: () => actor.send({ type: 'sending.cancelled' }),
    },
  };
}

export type PaymentFlow = ReturnType<typeof usePayment>;
export type ReceiptFlow = PaymentFlow['receipt'];
