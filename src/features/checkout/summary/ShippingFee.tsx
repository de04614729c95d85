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

/** The way to try again is below the reason, its words where the amounts end. */
const Failed = styled.div`
  color: ${s('danger')};
  font-size: ${textSize.small};
  line-height: 1.4;

  + button {
    margin-right: -${space(1)};
  }
`;

/** The shipping fee: what to do for it, that it is being asked, the amount, or why there is none and a way to ask again. */
export function ShippingFee({ flow }: { readonly flow: PlaceOrderFlow }) {
  const isAsking = useOrdering(flow, isCalculating);
  const cost = useOrdering(flow, ({ context }) => context.shippingCost);
  const error = useOrdering(flow, ({ context }) => context.shippingError);
  if (isAsking) return <Spinner label={summaryText.calculating} />;
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
