import { useEffect } from 'react';
import { persistDraft } from '../../machines/draftPersistence';
import { useAppSelector, useClientStorage } from '../../store/hooks';
import { selectCustomer } from '../../store/session';
import { failureText } from '../../text/failures';
import { toast } from '../../ui/toast';
import { draftPersistence } from './draft';
import type { useCheckoutActor } from './useCheckoutActor';

/**
 * Persists the order form and an order in flight across reloads of this tab, until the customer's session ends.
 */
export function usePersistedDraft({ actor, machine }: ReturnType<typeof useCheckoutActor>): void {
  const { tab, onTabCleared } = useClientStorage();
  const owner = useAppSelector(selectCustomer);
  useEffect(() => {
    const port = {
      storage: tab,
      owner,
      now: () => Date.now(),
      onNotStored: () => toast.error(failureText.draftNotStored),
    };
    const stop = persistDraft(actor, machine, draftPersistence, port);
    // Stops at once, because the form may still change before React unmounts it, for example when the order is refused.
    const stopListening = onTabCleared(stop);
    return () => {
      stopListening();
      stop();
    };
  }, [actor, machine, tab, onTabCleared, owner]);
}
