import { useCallback, useEffect, useState } from 'react';
import type { AddressField } from '../../contract/address';
import { ADDRESS_FIELDS } from '../../contract/addressProblems';
import { useAppSelector, useAppStore, useClientStorage } from '../../store/hooks';
import { selectProfile } from '../../store/profile';
import { selectSelection } from '../../store/selection';
import { followPlace, rememberFilledPlace } from './chosenPlace';
import { stepOf } from './ordering';
import { type PlaceOrderFlow, useOrdering } from './usePlaceOrder';

/**
 * Lets the order's address follow the delivery address that was chosen with the service, perhaps in another tab while
 * the form is open. An order that is on its way stays as it was sent.
 * @returns `isContradicted`: another place was chosen, and what the shopper had typed stays beside it; `followed`: how often
 * fields followed a place
 */
export function usePlaceFollowed(flow: PlaceOrderFlow) {
  const store = useAppStore();
  const { tab } = useClientStorage();
  const selection = useAppSelector(selectSelection);
  const chosen = selection?.serviceType === 'delivery' ? selection.deliveryAddress : '';
  const isReady = useOrdering(flow, (ordering) => stepOf(ordering) === 'ready');
  const [isContradicted, setContradicted] = useState(false);
  const [followed, setFollowed] = useState(0);

  useEffect(() => {
    if (chosen === '' || !isReady) return;
    const saved = selectProfile(store.getState()).address;
    const { address } = flow.actor.getSnapshot().context.draft;
    const next = followPlace(address, chosen, saved, tab);
    const changed = ADDRESS_FIELDS.filter((field) => next.address[field] !== address[field]);
    for (const field of changed) flow.changeAddress(field, next.address[field]);
    if (changed.length > 0) setFollowed((times) => times + 1);
    if (next.isContradicted) setContradicted(true);
    rememberFilledPlace(chosen, saved, tab);
  }, [chosen, isReady, flow, store, tab]);

  const changeAddress = useCallback(
    (field: AddressField, value: string) => {
      // The shopper has looked at the address.
      setContradicted(false);
      flow.changeAddress(field, value);
    },
    [flow],
  );
  return { chosen, followed, isContradicted, changeAddress };
}
