import { openTabChannel } from '../../store/tabChannel';
import { currentServicePrompt } from './servicePrompt';

/**
 * Calls `work` once, as soon as a service was chosen in another tab. Until then the service prompt covers the page.
 * @returns stops listening to other tabs. Call it before this page announces its own choice, because it would receive its
 * own message. The page is still checked when the visitor returns to it, in case it was not reloaded.
 */
export function onSelectionInOtherTab(work: () => void): () => void {
  const channel = openTabChannel();
  const stop = () => {
    removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
    channel?.close();
  };
  const check = () => {
    // A page that is being left becomes hidden.
    if (document.visibilityState === 'hidden' || currentServicePrompt() !== null) return;
    stop();
    work();
  };
  // A browser may suspend tabs, and some have no channel between them.
  addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  if (channel) channel.onmessage = check;
  return () => channel?.close();
}
