import { pickupCookie } from '../../testing/pickupSelection';
import { onSelectionInOtherTab } from './onSelectionInOtherTab';

const clearSelection = () => {
  document.cookie = 'userSelection=; Max-Age=0; Path=/';
};
const choose = () => {
  document.cookie = pickupCookie();
};
beforeEach(clearSelection);
afterEach(clearSelection);

const returnToPage = () => window.dispatchEvent(new Event('focus'));

test('does nothing before a service was chosen', () => {
  const work = jest.fn();
  const stopListeningToTabs = onSelectionInOtherTab(work);
  returnToPage();
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(work).not.toHaveBeenCalled();
  stopListeningToTabs();
});

test('runs when another tab announces a selection', async () => {
  const done = new Promise<void>((resolve) => onSelectionInOtherTab(resolve));
  const other = new BroadcastChannel('kedai');
  choose();
  other.postMessage('selection');
  await done;
  other.close();
});

test('finds an unannounced selection when the visitor returns, once', () => {
  const work = jest.fn();
  onSelectionInOtherTab(work);
  choose();
  returnToPage();
  returnToPage();
  expect(work).toHaveBeenCalledTimes(1);
});

test('after stopping, ignores messages but still checks when the visitor returns', async () => {
  const work = jest.fn();
  const stopListeningToTabs = onSelectionInOtherTab(work);
  const other = new BroadcastChannel('kedai');
  choose();
  other.postMessage('selection');
  stopListeningToTabs();
  await new Promise((resolve) => setTimeout(resolve, 50));
  other.close();
  expect(work).not.toHaveBeenCalled();
  returnToPage();
  expect(work).toHaveBeenCalledTimes(1);
});

test('does not check a page that is being hidden', () => {
  const work = jest.fn();
  onSelectionInOtherTab(work);
  choose();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).not.toHaveBeenCalled();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).toHaveBeenCalledTimes(1);
});
