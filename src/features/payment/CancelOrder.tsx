import type { Order } from '@kedai/contract/calls/order';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { Row, Stack } from '@kedai/ui/layout/Layout';
import { Dialog } from '@kedai/ui/overlay/Dialog';
import { useState } from 'react';
import { useCancelOrderMutation } from '../../api/orderApi';
import { failureOf } from '../../state/thunk';
import { checkoutFailure } from '../../text/order/checkout';
import { cancelText as text } from '../../text/order/orderStatus';

/** The button that cancels an order, while its customer may, and the dialog that asks before. */
export function CancelOrder({ order }: { readonly order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const [cancel, { isLoading, reset, ...call }] = useCancelOrderMutation();
  const failure = failureOf(call);
  const isRefused = failure?.kind === 'refused';
  const problem = failure === null ? null : <Alert>{checkoutFailure(failure)}</Alert>;
  const open = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      {isRefused ? problem : null}
      {order.canCancel ? (
        <Button variant="quiet" onClick={open}>
          {text.cancel}
        </Button>
      ) : null}
      {order.canCancel && isOpen && !isRefused ? (
        <Dialog title={text.title} onClose={() => setOpen(false)}>
          <Stack $gap={3}>
            <p>{text.explanation}</p>
            {problem}
            <Row $gap={1}>
              <Button busy={isLoading} onClick={() => cancel({ orderId: order.id })}>
                {text.confirm}
              </Button>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {text.keep}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      ) : null}
    </>
  );
}
