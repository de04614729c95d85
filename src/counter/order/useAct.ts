import type { CounterActRequest, CounterOrder } from '@kedai/contract/calls/counterOrders';
import { type Failure, isFailure } from '@kedai/contract/calls/failure';
import type { CounterAct } from '@kedai/contract/rules/orderStatus';
import { useState } from 'react';
import { withoutResponse } from '../../api/classify';
import { useActMutation } from '../counterApi';

/** What a page showed when somebody decided. The server refuses an act on anything else. */
export type Seen = Pick<CounterActRequest, 'expected' | 'receipt'>;

export const seenOf = ({ status, receipt }: CounterOrder): Seen => ({
  expected: status,
  receipt: receipt?.picture,
});

type WithoutOrder<Request> = Request extends unknown
  ? Omit<Request, 'orderId' | keyof Seen>
  : never;

/** An act with its fields, without the order and its status. */
export type ActFields = WithoutOrder<CounterActRequest>;

/**
 * Acts on an order, and loads it again before the button is free: after an own act nobody sees the earlier state.
 * @param refetch loads what the page shows
 */
export function useAct(order: CounterOrder, refetch: () => PromiseLike<unknown>) {
  const [send] = useActMutation();
  const [busy, setBusy] = useState<CounterAct | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** @returns whether it was done */
  const act = async (fields: ActFields, seen = seenOf(order)): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(fields.act);
    setFailure(null);
    const { error } = await send({ ...fields, orderId: order.id, ...seen });
    await refetch();
    setBusy(null);
    if (error === undefined) return true;
    setFailure(isFailure(error) ? error : withoutResponse('aborted'));
    return false;
  };
  return { act, busy, failure, clearFailure: () => setFailure(null) };
}
