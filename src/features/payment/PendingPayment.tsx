import { PAYMENT_WINDOW_MS } from '@kedai/contract/rules/limits';
import type { Sen } from '@kedai/contract/rules/money';
import { paymentDeadline } from '@kedai/contract/rules/orderStatus';
import { Countdown } from '@kedai/ui/feedback/Countdown';
import { ClockIcon } from '@kedai/ui/icons';
import { Row } from '@kedai/ui/layout/Layout';
import { Price } from '@kedai/ui/product/Price';
import { radius, s, space, textSize } from '@kedai/ui/theme/tokens';
import { styled } from 'styled-components';
import { paymentText } from '../../text/order/checkout';
import { Amount } from '../shared/orderSummary/orderSummary.styles';

const PaymentBox = styled.section`
  padding: ${space(2.5)};
  background: ${s('waitingSoft')};
  border-radius: ${radius.medium};
  color: ${s('onWaitingSoft')};
`;

const Title = styled.h2`
  font-family: inherit;
  font-size: ${textSize.body};
  font-weight: 600;
`;

const TimeLeft = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  margin-top: ${space(1)};
  font-size: ${textSize.small};
  font-weight: 500;

  svg {
    flex: none;
  }
`;

/** The amount due and the time left to pay. `expiredText` is shown after the deadline. */
export function PendingPayment({
  amount,
  orderDate,
  expiredText,
}: {
  readonly amount: Sen;
  /** epoch ms */
  readonly orderDate: number;
  readonly expiredText: string;
}) {
  return (
    <PaymentBox>
      <Row $justify="space-between" $align="baseline" style={{ rowGap: space(0.5) }}>
        <Title>{paymentText.pending}</Title>
        <Amount $size={textSize.heading}>
          <Price sen={amount} />
        </Amount>
      </Row>
      <TimeLeft>
        <ClockIcon size={20} />
        <Countdown
          until={paymentDeadline(orderDate)}
          maxMs={PAYMENT_WINDOW_MS}
          label={paymentText.timeLeft}
          expiredText={expiredText}
        />
      </TimeLeft>
    </PaymentBox>
  );
}
