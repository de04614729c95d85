import type {
  CounterActRequest,
  CounterOrder,
  CounterOrderDetail,
} from '@kedai/contract/calls/counterOrders';
import { type Failure, isFailure } from '@kedai/contract/calls/failure';
import type { CounterAct } from '@kedai/contract/rules/orderStatus';
import { useState } from 'react';
import { withoutResponse } from '../../api/classify';
import { counterApi, useActMutation } from '../counterApi';
import { useOfferUndo } from '../undo/undoSlice';
import { type Seen, seenOf } from './seen';

type WithoutOrder<Request> = Request extends unknown
  ? Omit<Request, 'orderId' | keyof Seen>
  : never;

/** An act with its fields, without the order and its status. */
export type ActFields = WithoutOrder<CounterActRequest>;

/** Acts on an order. @returns the order afterwards, or why it was not done */
export function useSendAct() {
  const [send] = useActMutation();
  const [load] = counterApi.endpoints.counterOrder.useLazyQuery();
  /** The order, if the act was done although its answer was lost. */
  const findDone = async (order: CounterOrder, { act }: ActFields, { expected }: Seen) => {
    const { data } = await load({ orderId: order.id });
    const last = data?.order.events.findLast((event) => event.act !== 'note');
    return last?.act === act && data?.order.status !== expected ? data : undefined;
  };
  return async (
    order: CounterOrder,
    fields: ActFields,
    seen = seenOf(order),
  ): Promise<{ readonly order: CounterOrderDetail } | { readonly failure: Failure }> => {
    const { data, error } = await send({ ...fields, orderId: order.id, ...seen });
    if (data) return data;
    const failure = isFailure(error) ? error : withoutResponse('aborted');
    return (failure.retryable && (await findDone(order, fields, seen))) || { failure };
  };
}

/**
 * Acts on an order, and loads it again before the button is free: after an own act nobody sees the earlier state.
 * @param refetch loads what the page shows
 */
export function useAct(order: CounterOrder, refetch: () => PromiseLike<unknown>) {
  const send = useSendAct();
  const offerUndo = useOfferUndo();
  const [busy, setBusy] = useState<CounterAct | null>(null);
  const [failed, setFailed] = useState<{ readonly failure: Failure; readonly status: string }>();
  /** @returns whether it was done */
  const act = async (fields: ActFields, seen?: Seen): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(fields.act);
    setFailed(undefined);
    const result = await send(order, fields, seen);
    if ('order' in result) offerUndo(fields.act, [result.order]);
    await refetch();
    setBusy(null);
    if ('order' in result) return true;
    setFailed({ failure: result.failure, status: order.status });
    return false;
  };
  // To try again is wrong once the order has changed.
  const isOver = failed?.failure.retryable === true && failed.status !== order.status;
  return {
    act,
    busy,
    failure: isOver ? null : (failed?.failure ?? null),
    clearFailure: () => setFailed(undefined),
  };
}
