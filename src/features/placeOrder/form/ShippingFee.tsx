import { RetryButton } from '@kedai/ui/button/RetryButton';
import { Spinner } from '@kedai/ui/feedback/Spinner';
import { Soft } from '@kedai/ui/layout/Text';
import { Price } from '@kedai/ui/product/Price';
import { s, space, textSize } from '@kedai/ui/theme/tokens';
import { shallowEqual, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { checkoutFailure, summaryText } from '../../../text/order/checkout';
import type { PlaceOrderActor } from '../usePlaceOrder';

/** The retry button below the reason has a negative margin, which aligns its text with the amounts. */
const Failed = styled.div`
  color: ${s('danger')};
  font-size: ${textSize.small};
  line-height: 1.4;

  + button {
    margin-right: -${space(1)};
  }
`;

const selectFee = (snapshot: SnapshotFrom<typeof placeOrderMachine>) => ({
  isLoading: snapshot.hasTag('shippingPending'),
  cost: snapshot.context.shippingCost,
  failure: snapshot.hasTag('shippingFailed') ? snapshot.context.shippingFailure : null,
});

/** The shipping fee: a prompt, a spinner, the amount, or an error with a retry button. */
export function ShippingFee({ actor }: { readonly actor: PlaceOrderActor }) {
  const { isLoading, cost, failure } = useSelector(actor, selectFee, shallowEqual);
  if (isLoading) return <Spinner label={summaryText.calculating} />;
  if (failure !== null) {
    return (
      <>
        <Failed role="alert">{checkoutFailure(failure)}</Failed>
        <RetryButton variant="quiet" onRetry={() => actor.send({ type: 'shipping.retried' })} />
      </>
    );
  }
  if (cost !== null) return <Price sen={cost} />;
  return <Soft>{summaryText.enterAddress}</Soft>;
}
