import { styled } from 'styled-components';
import { summaryText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { space, textSize } from '../../../theme/tokens';
import { Price } from '../../../ui/Price';
import { RetryButton } from '../../../ui/RetryButton';
import { Spinner } from '../../../ui/Spinner';
import { isCalculating } from '../ordering';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';

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

/** The shipping fee: a prompt, a spinner, the amount, or an error with a retry button. */
export function ShippingFee({ flow }: { readonly flow: PlaceOrderFlow }) {
  const isLoading = useOrdering(flow, isCalculating);
  const cost = useOrdering(flow, ({ context }) => context.shippingCost);
  const error = useOrdering(flow, ({ context }) => context.shippingError);
  if (isLoading) return <Spinner label={summaryText.calculating} />;
  if (error !== null) {
    return (
      <>
        <Failed role="alert">{error}</Failed>
        <RetryButton variant="quiet" onRetry={flow.retryShipping} />
      </>
    );
  }
  return cost === null ? <Prompt>{summaryText.enterAddress}</Prompt> : <Price sen={cost} />;
}
