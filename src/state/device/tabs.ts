import { CUSTOMER_KEY } from '@kedai/contract/protocol/preload';
import { PROFILE_KEY } from './slices';
import { openTabChannel } from './tabChannel';

/** What changed in the tab that sends the message. */
export type TabMessage =
  | 'selection'
  | 'guestCart'
  | 'profile'
  | 'outcomeUnknown'
  | 'session'
  | 'loggedOut'
  | 'cart'
  | 'ordered';

/** The messages between the tabs of one browser. */
export interface Tabs {
  broadcast(message: TabMessage): void;
  /** @returns unsubscribes */
  subscribe(listener: (message: TabMessage) => void): () => void;
}

/**
 * The tabs of the browser. It does nothing where BroadcastChannel is missing or blocked. A tab can broadcast before it
 * subscribes, but not after it has unsubscribed.
 */
export function browserTabs(): Tabs {
  /** Undefined before the tab subscribes, null after it has unsubscribed. */
  let channel: BroadcastChannel | null | undefined;
  return {
    broadcast(message) {
      const temporary = channel === undefined ? openTabChannel() : null;
      (channel ?? temporary)?.postMessage(message);
      temporary?.close();
    },
    subscribe(listener) {
      channel = openTabChannel();
      if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      // A message may arrive before its change of the local storage can be read; a `storage` event does not.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === PROFILE_KEY) listener('profile');
        if (key === CUSTOMER_KEY) listener('session');
      };
      window.addEventListener('storage', onStorage);
      return () => {
        window.removeEventListener('storage', onStorage);
        channel?.close();
        channel = null;
      };
    },
  };
}
