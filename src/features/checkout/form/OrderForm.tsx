import type { FormEvent } from 'react';
import type { PaymentMethod } from '../../../contract/orderStatus';
import type { Selection } from '../../../contract/selection';
import type { CartLine } from '../../../contract/totals';
import { shop } from '../../../shop';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { CheckboxField } from '../../../ui/CheckboxField';
import { Stack } from '../../../ui/Layout';
import { RadioGroup } from '../../../ui/RadioGroup';
import { ToldAlert } from '../../../ui/ToldAlert';
import { useFocusOnError } from '../../../ui/useFocusOnError';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { CartTotals } from '../summary/CartTotals';
import { ProductsSummary } from '../summary/ProductsSummary';
import { ShippingFee } from '../summary/ShippingFee';
import { summaryOfCart } from '../summary/summaryItems';
import type { PlaceOrderFlow } from '../usePlaceOrder';
import { AddressFields } from './AddressFields';
import { CollapsibleSummary } from './CollapsibleSummary';
import { DeliveryChoice } from './DeliveryChoice';
import { FormPart } from './FormPart';
import { Grid, TotalsCard } from './formLayout';
import { TermsField } from './TermsField';
import { TerritoryHint } from './TerritoryHint';

const busyTexts = {
  ready: '',
  preparing: placeOrderText.preparing,
  placing: placeOrderText.placing,
  refreshing: placeOrderText.refreshing,
} as const;

const paymentChoices = [
  { value: 'tng', label: placeOrderText.eWallet, hint: placeOrderText.eWalletHint },
  {
    value: 'stripe',
    label: placeOrderText.card,
    hint: shop.takesCards ? placeOrderText.cardHint : placeOrderText.unavailable,
    disabled: !shop.takesCards,
  },
] as const;

/** The order form (spec §2, §5). It holds nothing: what is typed lies in the flow. */
export function OrderForm({
  flow,
  lines,
  selection,
  onChangeService,
}: {
  readonly flow: PlaceOrderFlow;
  readonly lines: readonly CartLine[];
  readonly selection: Selection | null;
  readonly onChangeService: () => void;
}) {
  const form = useFocusOnError();
  const { draft, missing, step } = flow;
  // What is on its way stays as it was sent.
  const isLocked = step !== 'ready';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flow.submit();
  };
  const deliveryAddress = selection?.serviceType === 'delivery' ? selection.deliveryAddress : '';
  const isGone = lines.some(({ product }) => product === undefined);

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={isLocked}>
      <Grid>
        <CollapsibleSummary total={flow.total}>
          <ProductsSummary items={summaryOfCart(lines)} />
          {isGone ? <Alert kind="info">{placeOrderText.unavailableLines}</Alert> : null}
        </CollapsibleSummary>

        <Stack $gap={5}>
          <DeliveryChoice
            selection={selection}
            isLocked={isLocked}
            onChangeService={onChangeService}
          />
          <Stack $gap={2}>
            <FormPart legend={placeOrderText.deliveryInformation}>
              <AddressFields
                purpose="shipping"
                address={draft.address}
                problems={missing.address}
                stateProblem={missing.shipping ? placeOrderText.shippingMissing : undefined}
                isLocked={isLocked}
                onChange={flow.changeAddress}
              />
              <TerritoryHint places={[draft.address.city, deliveryAddress]} />
            </FormPart>
            <CheckboxField
              label={placeOrderText.billingToggle}
              name="separateBilling"
              checked={draft.billing !== null}
              disabled={isLocked}
              onChange={({ target }) => flow.toggleBilling(target.checked)}
            />
          </Stack>
          {draft.billing === null ? null : (
            <FormPart legend={placeOrderText.billingInformation}>
              <AddressFields
                purpose="billing"
                address={draft.billing}
                problems={missing.billing}
                stateProblem={missing.billing.state}
                isLocked={isLocked}
                onChange={flow.changeBilling}
              />
            </FormPart>
          )}
          <RadioGroup<PaymentMethod>
            legend={placeOrderText.paymentMethod}
            name="paymentMethod"
            value={draft.payment}
            choices={paymentChoices}
            disabled={isLocked}
            onChange={flow.choosePayment}
          />
        </Stack>

        <TotalsCard as={Card}>
          <Stack $gap={2}>
            <CartTotals
              subtotal={flow.subtotal}
              shipping={<ShippingFee shipping={flow.shipping} onRetry={flow.retryShipping} />}
              total={flow.total}
            />
            <TermsField
              agreed={draft.termsAgreed}
              isMissing={missing.terms}
              isLocked={isLocked}
              onChange={flow.agreeToTerms}
            />
            {flow.problem === null ? null : (
              <ToldAlert text={flow.problem} meaning={placeOrderText.notPlaced} />
            )}
            <Button type="submit" wide busy={isLocked}>
              {placeOrderText.submit}
            </Button>
            <VisuallyHidden role="status">{busyTexts[step]}</VisuallyHidden>
          </Stack>
        </TotalsCard>
      </Grid>
    </form>
  );
}
