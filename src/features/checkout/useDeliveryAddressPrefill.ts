import { useEffect, useState } from 'react';
import type { AddressField } from '../../contract/address';
import { ADDRESS_FIELDS } from '../../contract/address';
import { useAppSelector, useAppStore, useClientStorage } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { selectSelection } from '../../store/selection';
import { applyDeliveryAddress, rememberDeliveryAddress } from './deliveryAddressPrefill';
import type { OrderingActor } from './usePlaceOrder';

/** Changes a field of the order's address. */
export const sendAddressChange = (
  actor: OrderingActor,
  field: AddressField,
  value: string,
): void =>
  field === 'state'
    ? actor.send({ type: 'state.changed', state: value })
    : actor.send({ type: 'address.changed', field, value });

/**
 * Applies the delivery address of the service to the order's address, also when another tab changes it while the form is
 * open. An order in flight is not changed.
 * @returns `isContradicted`: the delivery address changed and typed fields contradict it; `applyCount`: how often fields
 * were replaced
 */
export function useDeliveryAddressPrefill(actor: OrderingActor, isReady: boolean) {
  const store = useAppStore();
  const { tab } = useClientStorage();
  const selection = useAppSelector(selectSelection);
  const chosen = selection?.serviceType === 'delivery' ? selection.deliveryAddress : '';
  const [isContradicted, setContradicted] = useState(false);
  const [applyCount, setApplyCount] = useState(0);

  useEffect(() => {
    if (chosen === '' || !isReady) return;
    const saved = selectProfile(store.getState()).address;
    const { address } = actor.getSnapshot().context.draft;
    const next = applyDeliveryAddress(address, chosen, saved, tab);
    const changed = ADDRESS_FIELDS.filter((field) => next.address[field] !== address[field]);
    for (const field of changed) sendAddressChange(actor, field, next.address[field]);
    if (changed.length > 0) setApplyCount((times) => times + 1);
    if (next.isContradicted) setContradicted(true);
    rememberDeliveryAddress(chosen, tab);
  }, [chosen, isReady, actor, store, tab]);

  const changeAddress = (field: AddressField, value: string) => {
    // The shopper has seen the address.
    setContradicted(false);
    sendAddressChange(actor, field, value);
  };
  return { chosen, applyCount, isContradicted, changeAddress };
}
