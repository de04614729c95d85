import { toast } from '@kedai/ui/overlay/toast';
import { useEffect } from 'react';
import { useAppSelector, useClientStorage } from '../../state/hooks';
import { selectCustomer } from '../../state/session/session';
import { failureText } from '../../text/failures';
import { type DraftKind, saveDraft } from './draft';

interface RunningFlow<Context> {
  getSnapshot(): { readonly context: Context };
  subscribe(listener: (snapshot: { readonly status: string; readonly context: Context }) => void): {
    unsubscribe(): void;
  };
}

/**
 * Saves the draft of a flow in this tab on every change, and deletes it when the flow is done. A toast appears once when
 * it cannot be stored.
 * @param isRead false until an earlier draft has been read, so that it is not overwritten
 */
export function useSavedDraft<Draft>(
  kind: DraftKind<Draft>,
  actor: RunningFlow<Draft>,
  isRead = true,
): void {
  const { tab, onTabCleared } = useClientStorage();
  const customer = useAppSelector(selectCustomer);
  const owner = kind.isPersonal ? customer : undefined;
  useEffect(() => {
    if (!isRead) return undefined;
    let isReported = false;
    saveDraft(tab, kind, actor.getSnapshot().context, owner);
    const { unsubscribe } = actor.subscribe(({ status, context }) => {
      if (status === 'done') tab.removeItem(kind.key);
      if (status !== 'active' || saveDraft(tab, kind, context, owner) || isReported) return;
      isReported = true;
      toast.error(failureText.draftNotStored);
    });
    // Stops at once, because the form may still change before React unmounts it.
    const stopListening = kind.isPersonal ? onTabCleared(unsubscribe) : undefined;
    return () => {
      stopListening?.();
      unsubscribe();
    };
  }, [kind, actor, tab, onTabCleared, owner, isRead]);
}
