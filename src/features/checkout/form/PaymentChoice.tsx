import { memo } from 'react';
import type { PaymentMethod } from '../../../contract/orderStatus';
import { shop } from '../../../shop';
import { placeOrderText } from '../../../text/checkout';
import { RadioGroup } from '../../../ui/RadioGroup';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';

const choices = [
  { value: 'tng', label: placeOrderText.eWallet, hint: placeOrderText.eWalletHint },
  {
    value: 'stripe',
    label: placeOrderText.card,
    hint: shop.takesCards ? placeOrderText.cardHint : placeOrderText.unavailable,
    disabled: !shop.takesCards,
  },
] as const;

/** The payment method: e-wallet, or card if the shop accepts cards (spec §2). */
export const PaymentChoice = memo(function PaymentChoice({
  flow,
  isLocked,
}: {
  readonly flow: PlaceOrderFlow;
  readonly isLocked: boolean;
}) {
  const payment = useOrdering(flow, ({ context }) => context.draft.payment);
  return (
    <RadioGroup<PaymentMethod>
      legend={placeOrderText.paymentMethod}
      name="paymentMethod"
      value={payment}
      choices={choices}
      disabled={isLocked}
      onChange={flow.choosePayment}
    />
  );
});
