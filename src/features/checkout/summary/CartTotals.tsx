import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Sen } from '../../../contract/money';
import { summaryText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { space, textSize } from '../../../theme/tokens';
import { Price } from '../../../ui/Price';

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
  dt {
    flex: none;
  }
  dd {
    flex: 1 1 7rem;
    min-width: 0;
    text-align: right;
  }
`;

const TotalRow = styled.div`
  font-size: ${textSize.title};
  font-weight: 600;
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
        <div>
          <dt>{summaryText.subtotal}</dt>
          <dd>
            <Price sen={subtotal} />
          </dd>
        </div>
        <div>
          <dt>{summaryText.shipping}</dt>
          <dd>{shipping}</dd>
        </div>
        <TotalRow>
          <dt>{summaryText.total}</dt>
          <dd>
            <Price sen={total} />
          </dd>
        </TotalRow>
      </Rows>
    </section>
  );
}
