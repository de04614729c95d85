import type { CounterOrderDetail } from '@kedai/contract/calls/counterOrders';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import type { CounterAct, OrderAct } from '@kedai/contract/rules/orderStatus';
import { toast } from '@kedai/ui/overlay/toast';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { undoText } from '../../text/counter/day';
import { counterApi } from '../counterApi';
import { type Seen, seenOf } from '../order/seen';

/** What somebody has just done here, with one or several orders. */
export interface DoneStep {
  readonly act: OrderAct;
  /** When it can no longer be undone, epoch ms. */
  readonly until: number;
  readonly orders: readonly (Seen & { readonly orderId: string })[];
}

const isNotIn =
  ({ orders }: DoneStep) =>
  ({ orderId }: DoneStep['orders'][number]) =>
    orders.every((other) => other.orderId !== orderId);

/** The steps that can be undone, the newest first. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState: (): readonly DoneStep[] => [],
  reducers: {
    // Only the last step of an order can be undone.
    stepDone: (steps, { payload }: PayloadAction<DoneStep>) => [
      payload,
      ...steps
        .map((step) => ({ ...step, orders: step.orders.filter(isNotIn(payload)) }))
        .filter(({ orders }) => orders.length > 0),
    ],
    stepClosed: (steps, { payload }: PayloadAction<DoneStep>) =>
      steps.filter(({ until }) => until !== payload.until),
  },
  extraReducers: (builder) =>
    builder.addMatcher(counterApi.endpoints.counterSignOut.matchFulfilled, () => []),
});

const { stepDone } = undoSlice.actions;

/** Offers to undo the last step of an order after a reload of its page. It is not announced, because it is not new. */
export function useOfferUndoOf({ id, events, undoUntil, ...order }: CounterOrderDetail): void {
  const dispatch = useDispatch();
  const isOffered = useSelector<{ readonly undo: readonly DoneStep[] }, boolean>(({ undo }) =>
    undo.some(({ orders }) => orders.some(({ orderId }) => orderId === id)),
  );
  const act = events.findLast((event) => event.act !== 'note')?.act;
  const offer = useEffectEvent((until: number) => {
    if (isOffered || act === undefined || until <= serverNow()) return;
    dispatch(stepDone({ act, until, orders: [{ orderId: id, ...seenOf(order) }] }));
  });
  useEffect(() => {
    if (undoUntil) offer(undoUntil);
  }, [undoUntil]);
}

/** Offers to undo a step, where the server allows it. Its argument: the orders as they are after the step. */
export function useOfferUndo() {
  const dispatch = useDispatch();
  return (act: CounterAct, orders: readonly CounterOrderDetail[]): void => {
    const until = Math.min(...orders.map(({ undoUntil = 0 }) => undoUntil));
    if (orders.length === 0 || until === 0) return;
    dispatch(
      stepDone({
        act,
        until,
        orders: orders.map((order) => ({ orderId: order.id, ...seenOf(order) })),
      }),
    );
    toast.announce(
      undoText.announced(
        undoText.done(
          act,
          orders.map(({ id }) => id),
        ),
      ),
    );
  };
}
