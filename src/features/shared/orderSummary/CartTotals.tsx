import type { Sen } from '@kedai/contract/rules/money';
import { Price } from '@kedai/ui/product/Price';
import { s, space, textSize } from '@kedai/ui/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { summaryText } from '../../../text/order/checkout';

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
