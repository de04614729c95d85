import type { Sen } from '@kedai/contract/rules/money';
import { ChevronDownIcon } from '@kedai/ui/icons';
import { Card } from '@kedai/ui/layout/Card';
import { visuallyHidden } from '@kedai/ui/layout/Text';
import { Price } from '@kedai/ui/product/Price';
import { breakpoints, media, space, textSize } from '@kedai/ui/theme/tokens';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { placeOrderText, summaryText } from '../../../text/order/checkout';

/** The screens where an open summary would push the form out of view. In print the summary is open. */
const COLLAPSIBLE = `@media screen and (width < ${breakpoints.tablet}px)`;

const SummaryCard = styled(Card)`
  container-type: inline-size;
  padding-block: 0;
`;

const Title = styled.h2`
  padding-block: ${space(3)} ${space(1)};
  font-size: ${textSize.title};

  ${COLLAPSIBLE} {
    ${visuallyHidden}
  }
`;

const Toggle = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  width: 100%;
  min-height: 56px;
  font-weight: 600;
  text-align: left;

  > :last-child {
    margin-left: auto;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @container (width < 16rem) {
    flex-wrap: wrap;
  }
  ${media.tablet} {
    display: none;
  }
`;

const Content = styled.div`
  padding-bottom: ${space(1.5)};

  ${COLLAPSIBLE} {
    ${Toggle}[aria-expanded='false'] + & {
      display: none;
    }
  }
`;

/** The order summary (spec §2). On a phone it collapses and shows only the total; elsewhere it is always open. */
export function CollapsibleSummary({
  total,
  children,
}: {
  readonly total: Sen;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <SummaryCard as="section">
      <Title>{summaryText.title}</Title>
      <Toggle aria-expanded={isOpen} aria-controls={contentId} onClick={() => setOpen(!isOpen)}>
        <span>{isOpen ? placeOrderText.hideSummary : placeOrderText.showSummary}</span>
        <ChevronDownIcon />
        <Price sen={total} />
      </Toggle>
      <Content id={contentId}>{children}</Content>
    </SummaryCard>
  );
}
