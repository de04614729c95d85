import { openTabChannel } from '../../store/tabChannel';
import { questionNow } from './serviceQuestion';
import { atInput } from './whenQuiet';

/**
 * Does something once: at the visitor's first input, or as soon as a service was chosen in another tab. Until then the
 * question for the service covers the page, and nothing behind it can be seen or used.
 */
export function whenWanted(work: () => void): void {
  const channel = openTabChannel();
  const now = () => {
    stop();
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
    channel?.close();
    work();
  };
  const look = () => {
    if (questionNow() === null) now();
  };
  const stop = atInput(now);
  // A browser may put tabs to sleep, and some have no channel between them.
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  if (channel) channel.onmessage = look;
}
