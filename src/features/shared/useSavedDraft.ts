import { toast } from '@kedai/ui/overlay/toast';
import { useCallback, useEffect, useRef } from 'react';
import { customerLeft } from '../../state/device/slices';
import { useAppDispatch, useAppSelector, useClientStorage } from '../../state/hooks';
import { selectCustomer } from '../../state/session/customerSession';
import { addAppListener } from '../../state/thunk';
import { failureText } from '../../text/failures';
import { type DraftKind, saveDraft } from './draft';

/** A flow, and the part of it that is saved. */
export interface SavedFlow<Context> {
  getSnapshot(): { readonly status: string; readonly context: Context };
  subscribe(listener: (snapshot: { readonly status: string; readonly context: Context }) => void): {
    unsubscribe(): void;
  };
}

/**
 * Saves the draft of a flow in this tab on every change, and deletes it when the flow is done. A toast appears once when
 * it cannot be stored.
 * @param isRead false until an earlier draft has been read, so that it is not overwritten
 * @returns saves the draft, for changes that the flow does not hear of
 */
export function useSavedDraft<Draft>(
  kind: DraftKind<Draft>,
  flow: SavedFlow<Draft>,
  isRead = true,
): () => void {
  const dispatch = useAppDispatch();
  const { tab } = useClientStorage();
  const customer = useAppSelector(selectCustomer);
  const owner = kind.isPersonal ? customer : undefined;
  const saveNow = useRef(() => {});
  useEffect(() => {
    if (!isRead) return undefined;
    let isReported = false;
    saveDraft(tab, kind, flow.getSnapshot().context, owner);
    const save = ({ status, context }: ReturnType<typeof flow.getSnapshot>) => {
      if (status === 'done') tab.removeItem(kind.key);
      if (status !== 'active' || saveDraft(tab, kind, context, owner) || isReported) return;
      isReported = true;
      toast.error(failureText.draftNotStored);
    };
    const subscription = flow.subscribe(save);
    saveNow.current = () => save(flow.getSnapshot());
    const stop = () => {
      subscription.unsubscribe();
      saveNow.current = () => {};
    };
    // Stops at once, because the form may still change before React unmounts it.
    const stopListening = kind.isPersonal
      ? dispatch(addAppListener({ actionCreator: customerLeft, effect: stop }))
      : undefined;
    return () => {
      stopListening?.();
      stop();
    };
  }, [kind, flow, tab, dispatch, owner, isRead]);
  return useCallback(() => saveNow.current(), []);
}
