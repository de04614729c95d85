import { chosenPickupCookie } from '../../testing/chosenPickup';
import { whenWanted } from './whenWanted';

const forget = () => {
  document.cookie = 'userSelection=; Max-Age=0; Path=/';
};
const choose = () => {
  document.cookie = chosenPickupCookie();
};
beforeEach(forget);
afterEach(forget);

const tap = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

test('nothing is done before anybody wants it; at the first input it is, once', () => {
  const work = jest.fn();
  whenWanted(work);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).not.toHaveBeenCalled();
  tap();
  tap();
  expect(work).toHaveBeenCalledTimes(1);
});

test('it is done when another tab tells that a service was chosen', async () => {
  const done = new Promise<void>((resolve) => whenWanted(resolve));
  const other = new BroadcastChannel('kedai');
  choose();
  other.postMessage('selection');
  await done;
  other.close();
});

test('a choice that nobody told of is found on return', () => {
  const work = jest.fn();
  whenWanted(work);
  choose();
  window.dispatchEvent(new Event('focus'));
  tap();
  expect(work).toHaveBeenCalledTimes(1);
});
