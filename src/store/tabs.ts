/** What changed, for the shop's other tabs. */
export type TabNews = 'selection' | 'guestCart' | 'profile' | 'session' | 'cart';

/** How the tabs of one browser hear of each other. */
export interface Tabs {
  tell(news: TabNews): void;
  /** @returns stops listening. */
  listen(hear: (news: TabNews) => void): () => void;
}

const NEWS: ReadonlySet<unknown> = new Set<TabNews>([
  'selection',
  'guestCart',
  'profile',
  'session',
  'cart',
]);

const isNews = (data: unknown): data is TabNews => NEWS.has(data);

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('kedai');
  } catch {
    return null;
  }
}

/** The browser's tabs; silent until someone listens, and where there is no BroadcastChannel or it is forbidden. */
export function browserTabs(): Tabs {
  let channel: BroadcastChannel | null = null;
  return {
    tell: (news) => channel?.postMessage(news),
    listen(hear) {
      const opened = openChannel();
      if (opened === null) return () => undefined;
      channel = opened;
      opened.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) hear(data);
      };
      return () => {
        opened.close();
        if (channel === opened) channel = null;
      };
    },
  };
}
