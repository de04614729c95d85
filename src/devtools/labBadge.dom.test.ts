import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAB_COOKIE, type LabRule, labCookieValue, labRules } from '../contract/failureLab';
import { browserStorage } from '../store/storage';
import { showLabBadge } from './labBadge';

const carry = (...rules: readonly LabRule[]) => {
  document.cookie = `${LAB_COOKIE}=${labCookieValue(rules)}; path=/`;
};
const carried = () => labRules(browserStorage().cookies.read(LAB_COOKIE));
const badge = () => screen.queryByRole('complementary', { name: 'Failure lab' });

let removeProperty = () => {};
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  removeProperty();
  browserStorage().cookies.remove(LAB_COOKIE);
  jest.useRealTimers();
});

test('a page on which nothing is made to fail has no badge', () => {
  removeProperty = showLabBadge();
  expect(badge()).toBeNull();
});

test('how many calls fail is said above the page, as soon as it is so and as long as it is so', () => {
  removeProperty = showLabBadge();
  carry({ call: '/api/cart/get', failure: 'hang' });
  jest.advanceTimersByTime(1_000);
  expect(badge()).toBe(document.body.firstElementChild);
  expect(screen.getByRole('status')).toHaveTextContent('Failure lab: 1 call fails.');
  carry(
    { call: '/api/cart/get', failure: 'hang' },
    { call: '/api/order/place', failure: 'refused:price-changed' },
  );
  jest.advanceTimersByTime(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('Failure lab: 2 calls fail.');
  carry();
  jest.advanceTimersByTime(1_000);
  expect(badge()).toBeNull();
});

test('one button stops all of it', async () => {
  carry({ call: '/api/cart/get', failure: 'offline' });
  removeProperty = showLabBadge();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(carried()).toEqual([]);
  expect(badge()).toBeNull();
});
