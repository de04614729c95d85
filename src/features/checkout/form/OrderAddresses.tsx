import type { ReactNode } from 'react';
import { placeOrderText } from '../../../text/checkout';
import { Alert } from '../../../ui/Alert';
import { CheckboxField } from '../../../ui/CheckboxField';
import { FieldsetLegend } from '../../../ui/FieldsetLegend';
import { Stack } from '../../../ui/Layout';
import { useDeliveryAddressPrefill } from '../useDeliveryAddressPrefill';
import type { Ordering, OrderingActor } from '../usePlaceOrder';
import { AddressFields } from './AddressFields';

/** The delivery address and, if separate, the billing address. */
export function OrderAddresses({
  actor,
  ordering,
  isLocked,
}: {
  readonly actor: OrderingActor;
  readonly ordering: Ordering;
  /** Whether the form is being submitted. */
  readonly isLocked: boolean;
}) {
  const { draft, missing } = ordering.context;
  const { chosen, applyCount, isContradicted, changeAddress } = useDeliveryAddressPrefill(
    actor,
    !isLocked,
  );
  const state = missing?.shipping ? { state: placeOrderText.shippingMissing } : null;
  return (
    <>
      <Stack $gap={2}>
        <FormSection legend={placeOrderText.deliveryInformation}>
          {isContradicted ? <Alert kind="info">{placeOrderText.placeChanged}</Alert> : null}
          {/* The text fields are uncontrolled, so the key remounts them when the address is filled in from the selection. */}
          <AddressFields
            key={applyCount}
            purpose="shipping"
            address={draft.address}
            problems={{ ...missing?.address, ...state }}
            chosenAddress={chosen}
            isLocked={isLocked}
            onChange={changeAddress}
          />
        </FormSection>
        <CheckboxField
          label={placeOrderText.billingToggle}
          name="separateBilling"
          checked={draft.billing !== null}
          disabled={isLocked}
          onTick={(separate) => actor.send({ type: 'billing.toggled', separate })}
        />
      </Stack>
      {draft.billing === null ? null : (
        <FormSection legend={placeOrderText.billingInformation}>
          <AddressFields
            purpose="billing"
            address={draft.billing}
            problems={missing?.billing ?? {}}
            isLocked={isLocked}
            onChange={(field, value) => actor.send({ type: 'billing.changed', field, value })}
          />
        </FormSection>
      )}
    </>
  );
}

function FormSection({
  legend,
  children,
}: {
  readonly legend: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset>
      <FieldsetLegend>{legend}</FieldsetLegend>
      <Stack $gap={2.5}>{children}</Stack>
    </fieldset>
  );
}
