import { LAB_COOKIE, type LabRule, labCookieValue, labRules } from '@kedai/contract/failureLab';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserStorage } from '../state/device/storage';
import { showLabBadge } from './labBadge';

const writeRules = (...rules: readonly LabRule[]) => {
  document.cookie = `${LAB_COOKIE}=${labCookieValue(rules)}; path=/`;
};
const readRules = () => labRules(browserStorage().cookies.getItem(LAB_COOKIE));
const badge = () => screen.queryByRole('complementary', { name: 'Failure lab' });

let removeBadge = () => {};
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  removeBadge();
  browserStorage().cookies.removeItem(LAB_COOKIE);
  jest.useRealTimers();
});

test('shows no badge while no call fails', () => {
  removeBadge = showLabBadge();
  expect(badge()).toBeNull();
});

test('shows above the page how many calls fail, and follows the cookie', () => {
  removeBadge = showLabBadge();
  writeRules({ call: '/api/cart/get', failure: 'hang' });
  jest.advanceTimersByTime(1_000);
  expect(badge()).toBe(document.body.firstElementChild);
  expect(screen.getByRole('status')).toHaveTextContent('Failure lab: 1 call fails.');
  writeRules(
    { call: '/api/cart/get', failure: 'hang' },
    { call: '/api/order/place', failure: 'refused:price-changed' },
  );
  jest.advanceTimersByTime(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('Failure lab: 2 calls fail.');
  writeRules();
  jest.advanceTimersByTime(1_000);
  expect(badge()).toBeNull();
});

test('the Stop button removes all rules', async () => {
  writeRules({ call: '/api/cart/get', failure: 'offline' });
  removeBadge = showLabBadge();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(readRules()).toEqual([]);
  expect(badge()).toBeNull();
});
