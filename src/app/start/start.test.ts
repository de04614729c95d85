import { chosenPickupCookie } from '../../testing/chosenPickup';
import { start } from './start';

const open = jest.fn();
jest.mock('./storefront', () => ({ open: (...args: unknown[]) => open(...args) }));

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  open.mockReset();
  document.body.innerHTML = '<div id="service"></div><div id="root"></div>';
  document.cookie = chosenPickupCookie();
});
afterEach(() => {
  document.cookie = 'userSelection=; Max-Age=0; Path=/';
  delete window.startFailed;
  Reflect.deleteProperty(globalThis, 'reportError');
});

test('a shop that cannot be opened is told and reported', async () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  window.startFailed = jest.fn();
  const broken = new Error('broken');
  open.mockRejectedValue(broken);
  start();
  await settle();
  expect(open).toHaveBeenCalledWith(document.getElementById('root'), undefined);
  expect(window.startFailed).toHaveBeenCalledWith(true);
  expect(report).toHaveBeenCalledWith(broken);
});

test('a shop that opens is told nothing of', async () => {
  window.startFailed = jest.fn();
  open.mockResolvedValue(undefined);
  start();
  await settle();
  expect(open).toHaveBeenCalledTimes(1);
  expect(window.startFailed).not.toHaveBeenCalled();
});
