import { chosenPickupCookie } from '../../testing/chosenPickup';
import { whenChosenElsewhere } from './whenChosenElsewhere';

const forget = () => {
  document.cookie = 'userSelection=; Max-Age=0; Path=/';
};
const choose = () => {
  document.cookie = chosenPickupCookie();
};
beforeEach(forget);
afterEach(forget);

const comeBack = () => window.dispatchEvent(new Event('focus'));

test('nothing is done before a service was chosen, whatever the visitor does', () => {
  const work = jest.fn();
  const stop = whenChosenElsewhere(work);
  comeBack();
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(work).not.toHaveBeenCalled();
  stop();
});

test('it is done when another tab tells that a service was chosen', async () => {
  const done = new Promise<void>((resolve) => whenChosenElsewhere(resolve));
  const other = new BroadcastChannel('kedai');
  choose();
  other.postMessage('selection');
  await done;
  other.close();
});

test('a choice that nobody told of is found on return, once', () => {
  const work = jest.fn();
  whenChosenElsewhere(work);
  choose();
  comeBack();
  comeBack();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a choice that was made here is for the page that is loaded then', () => {
  const work = jest.fn();
  const stop = whenChosenElsewhere(work);
  stop();
  choose();
  comeBack();
  expect(work).not.toHaveBeenCalled();
});
