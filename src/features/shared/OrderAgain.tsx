import type { Order } from '@kedai/contract/calls/order';
import { ORDER_STATUS } from '@kedai/contract/rules/orderStatus';
import { Button } from '@kedai/ui/button/Button';
import { useNavigateIfHere } from '@kedai/ui/hooks/useNavigateIfHere';
import { toast } from '@kedai/ui/overlay/toast';
import { useState } from 'react';
import { leftOutState, paths } from '../../paths';
import { useAppDispatch } from '../../state/hooks';
import { orderAgain } from '../../text/common';
import { failureText } from '../../text/failures';

const WAITING: readonly string[] = [ORDER_STATUS.placed, ORDER_STATUS.paymentSubmitted];

/** Adds the items of an order that is paid or over to the cart, and opens it. The cart names what is left out. */
export function OrderAgain({ order: { items, status } }: { readonly order: Order }) {
  const dispatch = useAppDispatch();
  const createNavigate = useNavigateIfHere();
  const [busy, setBusy] = useState(false);
  if (WAITING.includes(status)) return null;

  const add = async () => {
    setBusy(true);
    const navigateOn = createNavigate();
    const chunk = await import(/* webpackChunkName: "order-again" */ './addAgain').catch(
      () => null,
    );
    const added = await (chunk && dispatch(chunk.addAgain(items)));
    setBusy(false);
    if (added?.failure === null) navigateOn(paths.cart, { state: leftOutState(added.leftOut) });
    else toast.error(added?.failure.message ?? failureText.offline);
  };

  return (
    <Button variant="secondary" busy={busy} onClick={add}>
      {orderAgain}
    </Button>
  );
}
