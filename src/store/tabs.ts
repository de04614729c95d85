import { CUSTOMER_KEY } from '../contract/preload';
import { PROFILE_KEY } from './storageCodecs';
import { openTabChannel } from './tabChannel';

/** What changed in the tab that sends the message. */
export type TabMessage = 'selection' | 'guestCart' | 'profile' | 'session' | 'loggedOut' | 'cart';

/** The messages between the tabs of one browser. */
export interface Tabs {
  broadcast(message: TabMessage): void;
  /** @returns unsubscribes */
  subscribe(listener: (message: TabMessage) => void): () => void;
}

const TAB_MESSAGES: ReadonlySet<unknown> = new Set<TabMessage>([
  'selection',
  'guestCart',
  'profile',
  'session',
  'loggedOut',
  'cart',
]);

const isTabMessage = (data: unknown): data is TabMessage => TAB_MESSAGES.has(data);

/**
 * The tabs of the browser. It does nothing where BroadcastChannel is missing or blocked. A tab can broadcast before it
 * subscribes, but not after it has unsubscribed.
 */
export function browserTabs(): Tabs {
  let channel: BroadcastChannel | null = null;
  let hasSubscribed = false;
  return {
    broadcast(message) {
      const temporary = hasSubscribed ? null : openTabChannel();
      (channel ?? temporary)?.postMessage(message);
      temporary?.close();
    },
    subscribe(listener) {
      const opened = openTabChannel();
      channel = opened;
      hasSubscribed = true;
      if (opened !== null) {
        opened.onmessage = ({ data }: MessageEvent<unknown>) => {
          if (isTabMessage(data)) listener(data);
        };
      }
      // A message may arrive before its change of the local storage can be read; a `storage` event does not.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === PROFILE_KEY) listener('profile');
        if (key === CUSTOMER_KEY) listener('session');
      };
      window.addEventListener('storage', onStorage);
      return () => {
        window.removeEventListener('storage', onStorage);
        opened?.close();
        if (channel === opened) channel = null;
      };
    },
  };
}
