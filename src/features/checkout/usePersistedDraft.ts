import { useEffect } from 'react';
import { persistDraft } from '../../machines/draftPersistence';
import { useAppSelector, useClientStorage } from '../../store/hooks';
import { selectCustomer } from '../../store/session';
import { failureTexts } from '../../text/failures';
import { toast } from '../../ui/toast';
import { draftPlan } from './draft';
import type { useLiveCheckout } from './useLiveCheckout';

/**
 * Lets what was typed into the order form outlive a reload of this tab, and an order that is on its way; until the session of
 * its customer ends.
 */
export function usePersistedDraft({ actor, machine }: ReturnType<typeof useLiveCheckout>): void {
  const { tab, onTabCleared } = useClientStorage();
  const owner = useAppSelector(selectCustomer);
  useEffect(() => {
    const port = {
      storage: tab,
      owner,
      now: () => Date.now(),
      onNotStored: () => toast.error(failureTexts.draftNotStored),
    };
    const stop = persistDraft(actor, machine, draftPlan, port);
    // The form may change once more before React takes it away, for example when its order is refused.
    const stopListening = onTabCleared(stop);
    return () => {
      stopListening();
      stop();
    };
  }, [actor, machine, tab, onTabCleared, owner]);
}
