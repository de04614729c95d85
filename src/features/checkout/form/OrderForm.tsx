import { useDeferredValue } from 'react';
import type { Sen } from '../../../contract/money';
import type { CartLine } from '../../../contract/totals';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';
import { AlertAfterToast } from '../../../ui/AlertAfterToast';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Stack } from '../../../ui/Layout';
import { useSubmit } from '../../../ui/useSubmit';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { hasUnacknowledgedOrder, selectSubmitStep } from '../ordering';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';
import { readAddressFields } from './AddressFields';
import { DeliveryChoice } from './DeliveryChoice';
import { Grid, TotalsCard } from './form.styles';
import { OrderAddresses } from './OrderAddresses';
import { OrderSummary } from './OrderSummary';
import { OrderTotals } from './OrderTotals';
import { PaymentChoice } from './PaymentChoice';
import { TermsField } from './TermsField';

const busyTexts = {
  ready: '',
  preparing: placeOrderText.preparing,
  placing: placeOrderText.placing,
  refreshing: placeOrderText.refreshing,
} as const;

/** The order form (spec §2, §5). The flow holds the draft; each part subscribes to its own slice of it. */
export function OrderForm({
  flow,
  lines,
  subtotal,
}: {
  readonly flow: PlaceOrderFlow;
  readonly lines: readonly CartLine[];
  readonly subtotal: Sen;
}) {
  const submitting = useSubmit((form) => {
    const { address, billing } = flow.actor.getSnapshot().context.draft;
    readAddressFields(form, 'shipping', address, flow.changeAddress);
    if (billing) readAddressFields(form, 'billing', billing, flow.changeBilling);
    flow.submit();
  });
  const step = useOrdering(flow, selectSubmitStep);
  const problem = useOrdering(flow, ({ context }) => context.problem);
  const isBusy = step !== 'ready';
  const isInDoubt = useOrdering(flow, hasUnacknowledgedOrder) && !isBusy;
  // The machine accepts no edits while the order is sent. Deferred so that the first render shows the busy button; the
  // fields are disabled in a second one.
  const isLocked = useDeferredValue(isBusy);

  return (
    <form {...submitting} noValidate aria-busy={isBusy}>
      <Grid>
        <OrderSummary flow={flow} lines={lines} subtotal={subtotal} />

        <Stack $gap={5}>
          <DeliveryChoice isLocked={isLocked} />
          <OrderAddresses flow={flow} isLocked={isLocked} />
          <PaymentChoice flow={flow} isLocked={isLocked} />
        </Stack>

        <TotalsCard as={Card}>
          <Stack $gap={2}>
            <OrderTotals flow={flow} subtotal={subtotal} />
            <TermsField flow={flow} isLocked={isLocked} />
            {isInDoubt ? (
              <>
                {problem === null ? (
                  <Alert kind="info">{placeOrderText.maybePlaced}</Alert>
                ) : (
                  <AlertAfterToast
                    text={`${problem} ${placeOrderText.maybePlaced}`}
                    summary={placeOrderText.maybePlaced}
                  />
                )}
                <Button variant="secondary" wide onClick={flow.resendOrder}>
                  {placeOrderText.findOut}
                </Button>
              </>
            ) : problem === null ? null : (
              <AlertAfterToast text={problem} summary={placeOrderText.notPlaced} />
            )}
            <Button type="submit" wide busy={isBusy}>
              {placeOrderText.submit}
            </Button>
            <VisuallyHidden role="status">{busyTexts[step]}</VisuallyHidden>
          </Stack>
        </TotalsCard>
      </Grid>
    </form>
  );
}
