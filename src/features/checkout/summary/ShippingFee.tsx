import { styled } from 'styled-components';
import { summaryText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { space, textSize } from '../../../theme/tokens';
import { Price } from '../../../ui/Price';
import { RetryButton } from '../../../ui/RetryButton';
import { Spinner } from '../../../ui/Spinner';
import type { Ordering } from '../usePlaceOrder';

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
export function ShippingFee({
  ordering,
  onRetry,
}: {
  readonly ordering: Ordering;
  readonly onRetry: () => void;
}) {
  const { shippingCost, shippingError } = ordering.context;
  const isLoading =
    ordering.matches({ ordering: { shipping: 'waiting' } }) ||
    ordering.matches({ ordering: { shipping: 'lookingUp' } });
  if (isLoading) return <Spinner label={summaryText.calculating} />;
  if (shippingError !== null) {
    return (
      <>
        <Failed role="alert">{shippingError}</Failed>
        <RetryButton variant="quiet" onRetry={onRetry} />
      </>
    );
  }
  if (shippingCost !== null) return <Price sen={shippingCost} />;
  return <Prompt>{summaryText.enterAddress}</Prompt>;
}
