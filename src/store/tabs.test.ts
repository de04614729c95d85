import { PROFILE_KEY } from './stored';
import { browserTabs, type TabNews } from './tabs';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

function listening() {
  const tabs = browserTabs();
  const heard: TabNews[] = [];
  stop = tabs.listen((news) => heard.push(news));
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
