import { memo } from 'react';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';
import { CheckboxField } from '../../../ui/CheckboxField';
import { Stack } from '../../../ui/Layout';
import { selectMissing } from '../ordering';
import { useDeliveryAddressPrefill } from '../useDeliveryAddressPrefill';
import { type PlaceOrderFlow, useOrdering } from '../usePlaceOrder';
import { AddressFields } from './AddressFields';
import { FormSection } from './FormSection';

interface PartProps {
  readonly flow: PlaceOrderFlow;
  readonly isLocked: boolean;
}

/** The delivery address and, if separate, the billing address. */
export const OrderAddresses = memo(function OrderAddresses(part: PartProps) {
  return (
    <>
      <Stack $gap={2}>
        <ShippingAddress {...part} />
        <BillingToggle {...part} />
      </Stack>
      <BillingAddress {...part} />
    </>
  );
});

function ShippingAddress({ flow, isLocked }: PartProps) {
  const { chosen, applyCount, isContradicted, changeAddress } = useDeliveryAddressPrefill(flow);
  const address = useOrdering(flow, ({ context }) => context.draft.address);
  const problems = useOrdering(flow, (ordering) => selectMissing(ordering).address);
  const isFeeMissing = useOrdering(flow, (ordering) => selectMissing(ordering).shipping);
  const state = isFeeMissing ? { state: placeOrderText.shippingMissing } : null;
  return (
    <FormSection legend={placeOrderText.deliveryInformation}>
      {isContradicted ? <Alert kind="info">{placeOrderText.placeChanged}</Alert> : null}
      {/* The text fields are uncontrolled, so the key remounts them when the address is filled in from the selection. */}
      <AddressFields
        key={applyCount}
        purpose="shipping"
        address={address}
        problems={{ ...problems, ...state }}
        chosenAddress={chosen}
        isLocked={isLocked}
        onChange={changeAddress}
      />
    </FormSection>
  );
}

function BillingToggle({ flow, isLocked }: PartProps) {
  const isSeparate = useOrdering(flow, ({ context }) => context.draft.billing !== null);
  return (
    <CheckboxField
      label={placeOrderText.billingToggle}
      name="separateBilling"
      checked={isSeparate}
      disabled={isLocked}
      onTick={flow.toggleBilling}
    />
  );
}

function BillingAddress({ flow, isLocked }: PartProps) {
  const address = useOrdering(flow, ({ context }) => context.draft.billing);
  const problems = useOrdering(flow, (ordering) => selectMissing(ordering).billing);
  if (address === null) return null;
  return (
    <FormSection legend={placeOrderText.billingInformation}>
      <AddressFields
        purpose="billing"
        address={address}
        problems={problems}
        isLocked={isLocked}
        onChange={flow.changeBilling}
      />
    </FormSection>
  );
}
