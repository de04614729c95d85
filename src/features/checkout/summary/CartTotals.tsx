import type { Sen } from '@kedai/contract/money';
import { Price } from '@kedai/ui/Price';
import { RetryButton } from '@kedai/ui/RetryButton';
import { Spinner } from '@kedai/ui/Spinner';
import { s, space, textSize } from '@kedai/ui/theme/tokens';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { checkoutFailure, summaryText } from '../../../text/checkout';
import type { PlaceOrderActor } from '../usePlaceOrder';

const Title = styled.h2`
  margin-bottom: ${space(1.5)};
  font-family: inherit;
  font-size: ${textSize.small};
  font-weight: 600;
  letter-spacing: 0.1em;
`;

const Rows = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space(2)};
    padding-block: ${space(1.25)};
  }
  > div + div {
    border-top: 1px solid ${s('line')};
  }
  > :last-child {
    font-size: ${textSize.title};
    font-weight: 600;
  }
  dt {
    flex: none;
  }
  dd {
    flex: 1 1 7rem;
    min-width: 0;
    text-align: right;
  }
`;

/** Subtotal, shipping fee and total (spec §2). `shipping` is the fee or its placeholder. */
export function CartTotals({
  subtotal,
  shipping,
  total,
}: {
  readonly subtotal: Sen;
  readonly shipping: ReactNode;
  readonly total: Sen;
}) {
  return (
    <section>
      <Title>{summaryText.totals}</Title>
      <Rows>
        <TotalsRow label={summaryText.subtotal} value={<Price sen={subtotal} />} />
        <TotalsRow label={summaryText.shipping} value={shipping} />
        <TotalsRow label={summaryText.total} value={<Price sen={total} />} />
      </Rows>
    </section>
  );
}

const TotalsRow = ({ label, value }: { readonly label: string; readonly value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const Prompt = styled.span`
  color: ${s('textSoft')};
`;

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
  return <Prompt>{summaryText.enterAddress}</Prompt>;
}
