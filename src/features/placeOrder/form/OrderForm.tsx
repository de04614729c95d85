import { NO_MONEY, type Sen } from '@kedai/contract/rules/money';
import type { PaymentMethod } from '@kedai/contract/rules/orderStatus';
import { type CartLine, orderTotal } from '@kedai/contract/rules/totals';
import { Button } from '@kedai/ui/button/Button';
import { Alert } from '@kedai/ui/feedback/Alert';
import { AlertAfterToast } from '@kedai/ui/feedback/AlertAfterToast';
import { CHECKBOX_LABEL_INDENT, CheckboxField } from '@kedai/ui/form/CheckboxField';
import { RadioGroup } from '@kedai/ui/form/RadioGroup';
import { useSubmit } from '@kedai/ui/form/useForm';
import { Card } from '@kedai/ui/layout/Card';
import { Stack } from '@kedai/ui/layout/Layout';
import { VisuallyHidden } from '@kedai/ui/layout/Text';
import { linkTarget, s, textSize } from '@kedai/ui/theme/tokens';
import { shallowEqual, useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import type { SnapshotFrom } from 'xstate';
import type { placeOrderMachine } from '../../../machines/checkout/placeOrder';
import { anchors, paths } from '../../../paths';
import { shop } from '../../../shop';
import { selectSelection } from '../../../state/device/selection';
import { serviceChangeStarted } from '../../../state/device/slices';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { checkoutFailure, placeOrderText } from '../../../text/checkout';
import { commonText } from '../../../text/common';
import { CartTotals } from '../../shared/orderSummary/CartTotals';
import { ChosenService } from '../../shared/orderSummary/ChosenService';
import { FormColumns } from '../../shared/orderSummary/orderSummary.styles';
import { ProductsSummary } from '../../shared/orderSummary/ProductsSummary';
import { addressHandlers, type PlaceOrderActor, useBusyText } from '../usePlaceOrder';
import { readAddressFields } from './AddressFields';
import { CollapsibleSummary } from './CollapsibleSummary';
import { OrderAddresses } from './OrderAddresses';
import { ShippingFee } from './ShippingFee';

const paymentChoices = [
  { value: 'tng', label: placeOrderText.eWallet, hint: placeOrderText.eWalletHint },
  {
    value: 'stripe',
    label: placeOrderText.card,
    hint: shop.takesCards ? placeOrderText.cardHint : placeOrderText.unavailable,
    disabled: !shop.takesCards,
  },
] as const;

/** Aligned with the label of the checkbox. */
const TermsLink = styled.a`
  ${linkTarget}
  margin-left: ${CHECKBOX_LABEL_INDENT};
  color: ${s('textSoft')};
  font-size: ${textSize.small};
  text-underline-offset: 4px;
`;

const selectForm = (snapshot: SnapshotFrom<typeof placeOrderMachine>) => {
  const { draft, missing, problem, shippingCost } = snapshot.context;
  return {
    payment: draft.payment,
    termsAgreed: draft.termsAgreed,
    termsMissing: missing.terms,
    shippingCost,
    problem: snapshot.hasTag('notPlaced') && problem ? checkoutFailure(problem) : null,
    /** Whether an earlier order may have been placed, and can be checked now. */
    isInDoubt: snapshot.can({ type: 'order.resent' }),
  };
};

/** The order form (spec §2, §5). The flow holds the draft. */
export function OrderForm({
  actor,
  lines,
  subtotal,
}: {
  readonly actor: PlaceOrderActor;
  readonly lines: readonly CartLine[];
  readonly subtotal: Sen;
}) {
  const submitting = useSubmit((form) => {
    const { address, billing } = actor.getSnapshot().context.draft;
    const handlers = addressHandlers(actor);
    readAddressFields(form, 'shipping', address, handlers.shipping);
    if (billing) readAddressFields(form, 'billing', billing, handlers.billing);
    actor.send({ type: 'order.submitted' });
  });
  const { problem, isInDoubt, shippingCost, ...form } = useSelector(
    actor,
    selectForm,
    shallowEqual,
  );
  const busyText = useBusyText(actor);
  // The machine accepts no edits while the order is sent.
  const isLocked = busyText !== null;
  const total = orderTotal(subtotal, shippingCost ?? NO_MONEY);

  return (
    <form {...submitting} noValidate aria-busy={isLocked}>
      <FormColumns>
        <CollapsibleSummary total={total}>
          <ProductsSummary
            items={lines.flatMap(({ product, feature, quantity }) =>
              product === undefined ? [] : { ...product, feature, quantity },
            )}
          />
        </CollapsibleSummary>

        <Stack $gap={5}>
          <DeliveryChoice isLocked={isLocked} />
          <OrderAddresses actor={actor} isLocked={isLocked} />
          <RadioGroup<PaymentMethod>
            legend={placeOrderText.paymentMethod}
            name="paymentMethod"
            value={form.payment}
            choices={paymentChoices}
            disabled={isLocked}
            onChange={(method) => actor.send({ type: 'payment.chosen', method })}
          />
        </Stack>

        <Card>
          <Stack $gap={2}>
            <CartTotals
              subtotal={subtotal}
              shipping={<ShippingFee actor={actor} />}
              total={total}
            />
            <div>
              <CheckboxField
                label={placeOrderText.terms}
                name="terms"
                checked={form.termsAgreed}
                required
                disabled={isLocked}
                error={form.termsMissing ? placeOrderText.termsMissing : undefined}
                onTick={(agreed) => actor.send({ type: 'terms.changed', agreed })}
              />
              {/* In a new tab, so that the form keeps what was typed. */}
              <TermsLink href={`${paths.about}#${anchors.terms}`} target="_blank" rel="noreferrer">
                {placeOrderText.readTerms}
                <VisuallyHidden> {commonText.newTab}</VisuallyHidden>
              </TermsLink>
            </div>
            {isInDoubt && problem === null ? (
              <Alert kind="info">{placeOrderText.maybePlaced}</Alert>
            ) : null}
            {problem === null ? null : (
              <AlertAfterToast
                text={isInDoubt ? `${problem} ${placeOrderText.maybePlaced}` : problem}
                summary={isInDoubt ? placeOrderText.maybePlaced : placeOrderText.notPlaced}
              />
            )}
            {isInDoubt ? (
              <Button variant="secondary" wide onClick={() => actor.send({ type: 'order.resent' })}>
                {placeOrderText.findOut}
              </Button>
            ) : null}
            <Button type="submit" wide busy={isLocked}>
              {placeOrderText.submit}
            </Button>
            <VisuallyHidden role="status">{busyText}</VisuallyHidden>
          </Stack>
        </Card>
      </FormColumns>
    </form>
  );
}

/** Delivery or pick up (spec §2). All orders are delivered; a shopper who had chosen Pick Up sees a note and can change it. */
function DeliveryChoice({ isLocked }: { readonly isLocked: boolean }) {
  const dispatch = useAppDispatch();
  const selection = useAppSelector(selectSelection);
  return (
    <Stack $gap={2}>
      <RadioGroup
        legend={placeOrderText.deliveryTypes}
        name="deliveryType"
        value="delivery"
        disabled={isLocked}
        choices={[
          { value: 'delivery', label: placeOrderText.delivery },
          {
            value: 'pickup',
            label: placeOrderText.pickup,
            hint: placeOrderText.unavailable,
            disabled: true,
          },
        ]}
        onChange={() => {}}
      />
      {selection ? (
        <ChosenService
          selection={selection}
          pickupNote={placeOrderText.pickupChosen}
          onChange={() => dispatch(serviceChangeStarted())}
        />
      ) : null}
    </Stack>
  );
}
