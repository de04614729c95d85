import { useCallback, useEffect, useState } from 'react';
import type { AddressField } from '../../contract/address';
import { ADDRESS_FIELDS } from '../../contract/addressProblems';
import { useAppSelector, useAppStore, useClientStorage } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { selectSelection } from '../../store/selection';
import { applyDeliveryAddress, savePrefill } from './deliveryAddressPrefill';
import { selectSubmitStep } from './ordering';
import { type PlaceOrderFlow, useOrdering } from './usePlaceOrder';

/**
 * Applies the delivery address of the service to the order's address, also when another tab changes it while the form is
 * open. An order in flight is not changed.
 * @returns `isContradicted`: the delivery address changed and typed fields contradict it; `applyCount`: how often fields
 * were replaced
 */
export function useDeliveryAddressPrefill(flow: PlaceOrderFlow) {
  const store = useAppStore();
  const { tab } = useClientStorage();
  const selection = useAppSelector(selectSelection);
  const chosen = selection?.serviceType === 'delivery' ? selection.deliveryAddress : '';
  const isReady = useOrdering(flow, (ordering) => selectSubmitStep(ordering) === 'ready');
  const [isContradicted, setContradicted] = useState(false);
  const [applyCount, setApplyCount] = useState(0);

  useEffect(() => {
    if (chosen === '' || !isReady) return;
    const saved = selectProfile(store.getState()).address;
    const { address } = flow.actor.getSnapshot().context.draft;
    const next = applyDeliveryAddress(address, chosen, saved, tab);
    const changed = ADDRESS_FIELDS.filter((field) => next.address[field] !== address[field]);
    for (const field of changed) flow.changeAddress(field, next.address[field]);
    if (changed.length > 0) setApplyCount((times) => times + 1);
    if (next.isContradicted) setContradicted(true);
    savePrefill(chosen, saved, tab);
  }, [chosen, isReady, flow, store, tab]);

  const changeAddress = useCallback(
    (field: AddressField, value: string) => {
      // The shopper has seen the address.
      setContradicted(false);
      flow.changeAddress(field, value);
    },
    [flow],
  );
  return { chosen, applyCount, isContradicted, changeAddress };
}
