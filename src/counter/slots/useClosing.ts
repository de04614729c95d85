import type { CounterOrder } from '@kedai/contract/calls/counterOrders';
import { type Failure, isFailure } from '@kedai/contract/calls/failure';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { shopTime } from '@kedai/contract/rules/shopTime';
import type { Closure } from '@kedai/contract/rules/slotRules';
import { toast } from '@kedai/ui/overlay/toast';
import { useState } from 'react';
import { withoutResponse } from '../../api/classify';
import { slotsText } from '../../text/counter/slots';
import { useAddClosureMutation, useLazyOrdersInSlotsQuery } from './slotRulesApi';

/** A closure that is not saved yet, because orders are in it. */
export interface AskedClosure {
  readonly closure: Closure;
  readonly orders: readonly CounterOrder[];
}

/**
 * Saves a closure. When orders are in it, they are shown first.
 * @param refetch loads the rules again
 */
export function useClosing(refetch: () => PromiseLike<unknown>) {
  const [loadOrders] = useLazyOrdersInSlotsQuery();
  const [add] = useAddClosureMutation();
  const [asked, setAsked] = useState<AskedClosure | null>(null);
  /** The closure that is being sent. */
  const [busy, setBusy] = useState<Closure | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const fail = (error: unknown) =>
    setFailure(isFailure(error) ? error : withoutResponse('aborted'));

  const save = async (closure: Closure) => {
    const { error } = await add(closure);
    await refetch();
    if (error !== undefined) return fail(error);
    setAsked(null);
    toast.success(slotsText.done(slotsText.closureWhen(closure, shopTime(serverNow()).today)));
  };
  const close = async (closure: Closure, isChecked: boolean) => {
    if (busy !== null) return;
    setBusy(closure);
    setFailure(null);
    const { from, until, hours } = closure;
    const { data, error } = isChecked
      ? { data: { orders: [] }, error: undefined }
      : await loadOrders({ from, until, ...(hours && { hours: hours.join(',') }) });
    if (data === undefined) fail(error);
    else if (data.orders.length > 0) setAsked({ closure, orders: data.orders });
    else await save(closure);
    setBusy(null);
  };
  return {
    /** Shows the orders in it, or saves it when there are none. */
    ask: (closure: Closure) => close(closure, false),
    /** Saves the closure whose orders are shown. */
    confirm: () => (asked === null ? undefined : close(asked.closure, true)),
    leave: () => {
      setAsked(null);
      setFailure(null);
    },
    asked,
    busy,
    failure,
  };
}
