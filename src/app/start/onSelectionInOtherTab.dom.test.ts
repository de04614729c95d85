import { pickupCookie } from '../../testing/pickupSelection';
import { onSelectionInOtherTab } from './onSelectionInOtherTab';

const forget = () => {
  document.cookie = 'userSelection=; Max-Age=0; Path=/';
};
const choose = () => {
  document.cookie = pickupCookie();
};
beforeEach(forget);
afterEach(forget);

const comeBack = () => window.dispatchEvent(new Event('focus'));

test('nothing is done before a service was chosen, whatever the visitor does', () => {
  const work = jest.fn();
  const stopListeningToTabs = onSelectionInOtherTab(work);
  comeBack();
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(work).not.toHaveBeenCalled();
  stopListeningToTabs();
});

test('it is done when another tab tells that a service was chosen', async () => {
  const done = new Promise<void>((resolve) => onSelectionInOtherTab(resolve));
  const other = new BroadcastChannel('kedai');
  choose();
  other.postMessage('selection');
  await done;
  other.close();
});

test('a choice that nobody told of is found on return, once', () => {
  const work = jest.fn();
  onSelectionInOtherTab(work);
  choose();
  comeBack();
  comeBack();
  expect(work).toHaveBeenCalledTimes(1);
});

test('what this page tells the others is not heard; that it was come back to is', async () => {
  const work = jest.fn();
  const stopListeningToTabs = onSelectionInOtherTab(work);
  const other = new BroadcastChannel('kedai');
  choose();
  other.postMessage('selection');
  stopListeningToTabs();
  await new Promise((resolve) => setTimeout(resolve, 50));
  other.close();
  expect(work).not.toHaveBeenCalled();
  comeBack();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that is being left is not looked after', () => {
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
