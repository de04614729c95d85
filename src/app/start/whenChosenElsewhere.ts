import { openTabChannel } from '../../store/tabChannel';
import { questionNow } from './serviceQuestion';

/**
 * Does something once: as soon as a service was chosen in another tab. Until then the question for the service covers the
 * page, and nothing behind it can be seen or used.
 * @returns has it no longer hear the other tabs, for when this page tells them of its own choice: that it would hear too.
 * Whoever comes back to the page is still looked after, should it not have been loaded anew.
 */
export function whenChosenElsewhere(work: () => void): () => void {
  const channel = openTabChannel();
  const stop = () => {
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
    channel?.close();
  };
  const look = () => {
    // A page that is being left is hidden.
    if (document.visibilityState === 'hidden' || questionNow() !== null) return;
    stop();
    work();
  };
  // A browser may put tabs to sleep, and some have no channel between them.
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  if (channel) channel.onmessage = look;
  return () => channel?.close();
}
