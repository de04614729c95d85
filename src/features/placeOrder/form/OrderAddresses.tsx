import { ADDRESS_FIELDS, type AddressField } from '@kedai/contract/rules/address';
import { CheckboxField } from '@kedai/ui/form/CheckboxField';
import { Stack } from '@kedai/ui/layout/Layout';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { selectProfile } from '../../../state/device/profile';
import { selectSelection } from '../../../state/device/selection';
import { useAppSelector, useAppStore, useClientStorage } from '../../../state/hooks';
import { placeOrderText } from '../../../text/checkout';
import {
  applyDeliveryAddress,
  continueFill,
  type Fill,
  isMixedAddress,
  rememberDeliveryAddress,
  stateNamedIn,
} from '../deliveryAddressPrefill';
import { addressHandlers, type PlaceOrderActor } from '../usePlaceOrder';
import { AddressFields } from './AddressFields';

export function OrderAddresses({
  actor,
  isLocked,
}: {
  readonly actor: PlaceOrderActor;
  readonly isLocked: boolean;
}) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  const missing = useSelector(actor, ({ context }) => context.missing);
  const { chosen, applyCount, notice, changeAddress } = useDeliveryAddressPrefill(actor, !isLocked);
  const otherState = stateNamedIn(chosen);
  const isElsewhere =
    otherState !== null && draft.address.state !== '' && draft.address.state !== otherState;
  const state = missing.shipping ? { state: placeOrderText.shippingMissing } : null;
  return (
    <>
      <Stack $gap={2}>
        {/* The text fields are uncontrolled, so the key remounts them when the address is filled in from the selection. */}
        <AddressFields
          key={applyCount}
          purpose="shipping"
          notice={
            notice ??
            (isElsewhere ? placeOrderText.otherState(otherState, draft.address.state) : undefined)
          }
          address={draft.address}
          problems={{ ...missing.address, ...state }}
          chosenAddress={chosen}
          isLocked={isLocked}
          onChange={changeAddress}
        />
        <CheckboxField
          label={placeOrderText.billingToggle}
          name="separateBilling"
          checked={draft.billing !== null}
          disabled={isLocked}
          onTick={(separate) => actor.send({ type: 'billing.toggled', separate })}
        />
      </Stack>
      {draft.billing === null ? null : (
        <AddressFields
          purpose="billing"
          address={draft.billing}
          problems={missing.billing}
          isLocked={isLocked}
          onChange={addressHandlers(actor).billing}
        />
      )}
    </>
  );
}

/**
 * Applies the delivery address of the service to the order's address, also when another tab changes it while the form is
 * open. An order in flight is not changed.
 * @returns `notice`: why the address may be wrong, because the delivery address changed and typed fields contradict it, or
 * because the browser filled in a part of it; `applyCount`: how often fields were replaced
 */
function useDeliveryAddressPrefill(actor: PlaceOrderActor, isReady: boolean) {
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
    const { address } = actor.getSnapshot().context.draft;
    const next = applyDeliveryAddress(address, chosen, saved, tab);
    const changed = ADDRESS_FIELDS.filter((field) => next.address[field] !== address[field]);
    for (const field of changed) addressHandlers(actor).shipping(field, next.address[field]);
    if (changed.length > 0) setApplyCount((times) => times + 1);
    if (next.isContradicted) setNotice(placeOrderText.placeChanged);
    rememberDeliveryAddress(chosen, tab);
  }, [chosen, isReady, actor, store, tab]);

  const changeAddress = (field: AddressField, value: string) => {
    addressHandlers(actor).shipping(field, value);
    fill.current = continueFill(fill.current, field, performance.now());
    const { address } = actor.getSnapshot().context.draft;
    const saved = selectProfile(store.getState()).address;
    // A person who changes a line has seen the address.
    const isMixed = isMixedAddress(address, fill.current, chosen, saved);
    setNotice(isMixed ? placeOrderText.partlyFilled : undefined);
  };
  return { chosen, applyCount, notice, changeAddress };
}
