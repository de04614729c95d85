import { openTabChannel } from '../../store/tabChannel';
import { questionNow } from './serviceQuestion';

/**
 * Does something once: as soon as a service was chosen in another tab. Until then the question for the service covers the
 * page, and nothing behind it can be seen or used.
 * @returns stops waiting for it
 */
export function whenChosenElsewhere(work: () => void): () => void {
  const channel = openTabChannel();
  const stop = () => {
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
    channel?.close();
  };
  const look = () => {
    if (questionNow() !== null) return;
    stop();
    work();
  };
  // A browser may put tabs to sleep, and some have no channel between them.
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  if (channel) channel.onmessage = look;
  return stop;
}
