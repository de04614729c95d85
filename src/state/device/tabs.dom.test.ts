import { waitFor } from '@testing-library/react';
import { PROFILE_KEY } from './slices';
import { browserTabs, type TabMessage } from './tabs';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

function subscribe() {
  const tabs = browserTabs();
  const received: TabMessage[] = [];
  stop = tabs.subscribe((message) => received.push(message));
  return { tabs, received };
}

/** Dispatches the event that a browser sends after another tab has changed the local storage. */
const dispatchStorageEvent = (key: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

test('receives a message when another tab has stored a profile', () => {
  const { received } = subscribe();
  dispatchStorageEvent('something else');
  expect(received).toEqual([]);
  dispatchStorageEvent(PROFILE_KEY);
  expect(received).toEqual(['profile']);
});

test('receives nothing after unsubscribing', () => {
  const { received } = subscribe();
  stop?.();
  dispatchStorageEvent(PROFILE_KEY);
  expect(received).toEqual([]);
});

test('broadcasts before subscribing, but not after unsubscribing', async () => {
  const other = new BroadcastChannel('kedai');
  const received: unknown[] = [];
  other.onmessage = ({ data }) => received.push(data);
  const tabs = browserTabs();
  tabs.broadcast('selection');
  stop = tabs.subscribe(() => {});
  tabs.broadcast('guestCart');
  stop();
  tabs.broadcast('profile');
  const last = new BroadcastChannel('kedai');
  last.postMessage('last');
  await waitFor(() => expect(received).toContain('last'));
  for (const channel of [other, last]) channel.close();
  expect(received).toEqual(['selection', 'guestCart', 'last']);
});
