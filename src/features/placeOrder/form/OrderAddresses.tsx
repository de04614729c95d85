import type { AddressField } from '@kedai/contract/rules/address';
import { stateName } from '@kedai/contract/text/values';
import { CheckboxField } from '@kedai/ui/form/CheckboxField';
import { Stack } from '@kedai/ui/layout/Layout';
import { useEffect, useRef, useState } from 'react';
import type { Missing } from '../../../machines/checkout/orderDraft';
import { selectProfile } from '../../../state/device/profile';
import { selectSelection } from '../../../state/device/selection';
import { useAppSelector, useAppStore, useClientStorage } from '../../../state/hooks';
import { placeOrderText } from '../../../text/order/checkout';
import {
  applyDeliveryAddress,
  continueFill,
  type Fill,
  isMixedAddress,
  rememberDeliveryAddress,
  stateNamedIn,
} from '../deliveryAddressPrefill';
import { readOrderForm } from '../draft';
import type { OrderFlow } from '../usePlaceOrder';
import { AddressFields } from './AddressFields';

export function OrderAddresses({
  flow,
  missing,
  isLocked,
}: {
  readonly flow: OrderFlow;
  readonly missing: Missing;
  readonly isLocked: boolean;
}) {
  const { address, billing } = flow.draft;
  const { chosen, applyCount, notice, checkEdit } = useDeliveryAddressPrefill(flow, !isLocked);
  const otherState = stateNamedIn(chosen);
  const isElsewhere = otherState !== null && address.state !== '' && address.state !== otherState;
  const state = missing.shipping ? { state: placeOrderText.shippingMissing } : null;
  return (
    <>
      <Stack $gap={2}>
        {/* The fields are uncontrolled, so the key remounts them when the address is filled in from the selection. */}
        <AddressFields
          key={applyCount}
          purpose="shipping"
          notice={
            notice ??
            (isElsewhere
              ? placeOrderText.otherState(stateName(otherState), stateName(address.state))
              : undefined)
          }
          address={address}
          problems={{ ...missing.address, ...state }}
          chosenAddress={chosen}
          isLocked={isLocked}
          onEdit={checkEdit}
        />
        <CheckboxField
          label={placeOrderText.billingToggle}
          name="separateBilling"
          defaultChecked={billing !== null}
          disabled={isLocked}
        />
      </Stack>
      {billing === null ? null : (
        <AddressFields
          purpose="billing"
          address={billing}
          problems={missing.billing}
          isLocked={isLocked}
        />
      )}
    </>
  );
}

/**
 * Applies the delivery address of the service to the order's address, also when another tab changes it while the form is
 * open. An order that is being sent is not changed.
 * @returns `notice`: why the address may be wrong, because the delivery address changed and typed fields contradict it, or
 * because the browser filled in a part of it; `applyCount`: how often fields were replaced
 */
function useDeliveryAddressPrefill({ latestDraft, changeDraft }: OrderFlow, isReady: boolean) {
  const store = useAppStore();
  const { tab } = useClientStorage();
  const selection = useAppSelector(selectSelection);
  const chosen = selection?.serviceType === 'delivery' ? selection.deliveryAddress : '';
  const [notice, setNotice] = useState<string>();
  const fill = useRef<Fill>({ at: Number.NEGATIVE_INFINITY, fields: [] });
  const [applyCount, setApplyCount] = useState(0);

  useEffect(() => {
    if (chosen === '' || !isReady) return;
    const saved = selectProfile(store.getState()).address;
    const draft = latestDraft.current;
    const next = applyDeliveryAddress(draft.address, chosen, saved, tab);
    if (JSON.stringify(next.address) !== JSON.stringify(draft.address)) {
      changeDraft({ ...draft, address: next.address });
      setApplyCount((times) => times + 1);
    }
    if (next.isContradicted) setNotice(placeOrderText.placeChanged);
    rememberDeliveryAddress(chosen, tab);
  }, [chosen, isReady, latestDraft, changeDraft, store, tab]);

  const checkEdit = (field: AddressField, form: HTMLFormElement) => {
    fill.current = continueFill(fill.current, field, performance.now());
    const { address } = readOrderForm(form);
    const saved = selectProfile(store.getState()).address;
    // A person who changes a line has seen the address.
    const isMixed = isMixedAddress(address, fill.current, chosen, saved);
    setNotice(isMixed ? placeOrderText.partlyFilled : undefined);
  };
  return { chosen, applyCount, notice, checkEdit };
}
