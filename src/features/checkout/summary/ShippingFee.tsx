import { styled } from 'styled-components';
import { placeOrderText, summaryText } from '../../../text/checkout';
import { s } from '../../../theme/accessor';
import { space, textSize } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Price } from '../../../ui/Price';
import { Spinner } from '../../../ui/Spinner';
import type { ShippingView } from '../usePlaceOrder';

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

/** What is known of the shipping fee: what to do for it, that it is being asked, the amount, or why there is none. */
export function ShippingFee({
  shipping,
  onRetry,
}: {
  readonly shipping: ShippingView;
  readonly onRetry: () => void;
}) {
  switch (shipping.kind) {
    case 'prompt':
      return <Prompt>{summaryText.enterAddress}</Prompt>;
    case 'calculating':
      return <Spinner label={summaryText.calculating} />;
    case 'known':
      return <Price sen={shipping.cost} />;
    case 'failed':
      return (
        <>
          <Failed role="alert">{shipping.message}</Failed>
          <Button variant="quiet" onClick={onRetry}>
            {placeOrderText.retry}
          </Button>
        </>
      );
  }
}
