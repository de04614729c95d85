import type { CounterOrder, CounterOrderDetail } from '@kedai/contract/calls/counterOrders';
import { useState } from 'react';
import { queueText } from '../../text/counter/day';
import { type ActFields, useSendAct } from '../order/useAct';
import { useOfferUndo } from '../undo/undoSlice';
import { isPickup, type Step } from './groups';

/** Why a step was not done, and the order as it was: it may leave the list meanwhile. */
export interface Problem {
  readonly order: CounterOrder;
  readonly message: string;
  /** The step may be tried again, so long as the order is as it was. */
  readonly retryable: boolean;
}

const without = <Value>(values: ReadonlyMap<string, Value>, ids: readonly string[]) =>
  new Map([...values].filter(([id]) => !ids.includes(id)));

/**
 * Does a step with one or several orders, one after the other.
 * @param refetch loads what the page shows, before the buttons are free
 */
export function useSteps(refetch: () => PromiseLike<unknown>) {
  const send = useSendAct();
  const offerUndo = useOfferUndo();
  const [busy, setBusy] = useState<ReadonlyMap<string, Step>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map());
  const forget = (ids: readonly string[]) => setProblems((current) => without(current, ids));
  /** @returns the ids of the orders with which it was done */
  const take = async (act: Step, orders: readonly CounterOrder[]): Promise<readonly string[]> => {
    const ids = orders.map(({ id }) => id);
    setBusy((current) => new Map([...current, ...ids.map((id) => [id, act] as const)]));
    forget(ids);
    const done: CounterOrderDetail[] = [];
    for (const order of orders) {
      const result =
        act === 'out-for-delivery' && isPickup(order)
          ? { failure: { message: queueText.pickupStays, retryable: false } }
          : await send(order, { act } as ActFields);
      if ('order' in result) done.push(result.order);
      else {
        const { message, retryable } = result.failure;
        setProblems((current) => new Map(current).set(order.id, { order, message, retryable }));
      }
    }
    offerUndo(act, done);
    await refetch();
    setBusy((current) => without(current, ids));
    return done.map(({ id }) => id);
  };
  return { take, busy, problems, forget };
}
