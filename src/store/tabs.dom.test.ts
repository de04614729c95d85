import { PROFILE_KEY } from './storageCodecs';
import { browserTabs, type TabMessage } from './tabs';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

function listening() {
  const tabs = browserTabs();
  const heard: TabMessage[] = [];
  stop = tabs.subscribe((news) => heard.push(news));
  return { tabs, heard };
}

/** What the browser tells the other tabs once they can read what one of them has stored. */
const storedByAnother = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('a profile that another tab stored is heard of when it can be read', () => {
  const { heard } = listening();
  storedByAnother('something else');
  expect(heard).toEqual([]);
  storedByAnother(PROFILE_KEY);
  expect(heard).toEqual(['profile']);
});

test('who has stopped listening hears nothing more', () => {
  const { heard } = listening();
  stop?.();
  storedByAnother(PROFILE_KEY);
  expect(heard).toEqual([]);
});

test('one can tell the others before one listens, and tells them nothing after one has stopped', async () => {
  const other = new BroadcastChannel('kedai');
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  const tabs = browserTabs();
  tabs.broadcast('selection');
  stop = tabs.subscribe(() => {});
  tabs.broadcast('guestCart');
  stop();
  tabs.broadcast('profile');
  await new Promise((resolve) => setTimeout(resolve, 50));
  other.close();
  expect(heard).toEqual(['selection', 'guestCart']);
});
