import { useIsPageVisible } from '@kedai/ui/hooks/useIsPageVisible';
import { toast } from '@kedai/ui/overlay/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { liveText } from '../../text/counter/day';
import { counterApi, useChangesQuery } from '../counterApi';
import { useIsSignInNeeded } from '../store';

/** How often the counter asks whether something has changed, ms: while somebody may look at it, and while it is hidden. */
export const VISIBLE_MS = 3_000;
const HIDDEN_MS = 15_000;

/**
 * Loads the lists again when something has changed. Only this small call is polled. Announces new receipts and orders.
 * @param onNew called once for what is new since the last poll
 */
export function useLive(onNew: () => void): void {
  const isVisible = useIsPageVisible();
  const isPaused = useIsSignInNeeded();
  const dispatch = useDispatch();
  const { data } = useChangesQuery(undefined, {
    pollingInterval: isPaused ? 0 : isVisible ? VISIBLE_MS : HIDDEN_MS,
    refetchOnFocus: !isPaused,
    refetchOnReconnect: !isPaused,
  });
  const version = data?.version;
  useEffect(() => {
    if (version !== undefined)
      dispatch(counterApi.util.invalidateTags(['Order', 'Mail', 'SlotRules']));
  }, [version, dispatch]);

  const shown = useRef(data);
  const announce = useEffectEvent((words: readonly string[]) => {
    toast.announce(words.join('. '));
    onNew();
  });
  useEffect(() => {
    const before = shown.current;
    shown.current = data;
    if (before === undefined || data === undefined) return;
    const isLater = (name: 'lastReceiptAt' | 'lastOrderAt') =>
      (data[name] ?? 0) > (before[name] ?? 0);
    // Somebody may have dealt with another receipt meanwhile.
    const receipts = Math.max(1, data.waitingReceipts - before.waitingReceipts);
    const words = [
      isLater('lastReceiptAt') ? liveText.newReceipts(receipts) : '',
      isLater('lastOrderAt') ? liveText.newOrder : '',
    ].filter(Boolean);
    if (words.length > 0) announce(words);
  }, [data]);
}

/** What the last poll has counted. */
export const useChanges = () => counterApi.endpoints.changes.useQueryState().data;
