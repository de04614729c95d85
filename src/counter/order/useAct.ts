import type {
  CounterActRequest,
  CounterOrder,
  CounterOrderDetail,
} from '@kedai/contract/calls/counterOrders';
import { type Failure, isFailure } from '@kedai/contract/calls/failure';
import type { CounterAct } from '@kedai/contract/rules/orderStatus';
import { useState } from 'react';
import { withoutResponse } from '../../api/classify';
import { useActMutation } from '../counterApi';
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
  return async (
    order: CounterOrder,
    fields: ActFields,
    seen = seenOf(order),
  ): Promise<{ readonly order: CounterOrderDetail } | { readonly failure: Failure }> => {
    const { data, error } = await send({ ...fields, orderId: order.id, ...seen });
    if (data) return data;
    return { failure: isFailure(error) ? error : withoutResponse('aborted') };
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
  const [failure, setFailure] = useState<Failure | null>(null);
  /** @returns whether it was done */
  const act = async (fields: ActFields, seen?: Seen): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(fields.act);
    setFailure(null);
    const result = await send(order, fields, seen);
    if ('order' in result) offerUndo(fields.act, [result.order]);
    await refetch();
    setBusy(null);
    if ('order' in result) return true;
    setFailure(result.failure);
    return false;
  };
  return { act, busy, failure, clearFailure: () => setFailure(null) };
}
