import { CUSTOMER_KEY } from '../contract/preload';
import { PROFILE_KEY } from './storageCodecs';
import { openTabChannel } from './tabChannel';

/** What changed, for the shop's other tabs. */
export type TabMessage = 'selection' | 'guestCart' | 'profile' | 'session' | 'loggedOut' | 'cart';

/** How the tabs of one browser hear of each other. */
export interface Tabs {
  broadcast(message: TabMessage): void;
  /** @returns stops listening. */
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
 * The browser's tabs; silent where there is no BroadcastChannel or it is forbidden. One can tell them something before one
 * listens; who has stopped listening says nothing more.
 */
export function browserTabs(): Tabs {
  let channel: BroadcastChannel | null = null;
  let hasListened = false;
  return {
    broadcast(message) {
      const own = hasListened ? null : openTabChannel();
      (channel ?? own)?.postMessage(message);
      own?.close();
    },
    subscribe(listener) {
      const opened = openTabChannel();
      channel = opened;
      hasListened = true;
      if (opened !== null) {
        opened.onmessage = ({ data }: MessageEvent<unknown>) => {
          if (isTabMessage(data)) listener(data);
        };
      }
      // A message may be here before what it tells of can be read from local storage; this event never is.
      const onStored = ({ key }: StorageEvent) => {
        if (key === PROFILE_KEY) listener('profile');
        if (key === CUSTOMER_KEY) listener('session');
      };
      window.addEventListener('storage', onStored);
      return () => {
        window.removeEventListener('storage', onStored);
        opened?.close();
        if (channel === opened) channel = null;
      };
    },
  };
}
