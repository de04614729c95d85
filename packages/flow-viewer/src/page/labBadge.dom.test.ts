import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showLabBadge } from './labBadge';

let count = 0;
const showBadge = () =>
  showLabBadge(
    () => count,
    () => {
      count = 0;
    },
  );
const badge = () => screen.queryByRole('complementary', { name: 'Failure lab' });

let removeBadge = () => {};
beforeEach(() => {
  count = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  removeBadge();
  jest.useRealTimers();
});

test('shows no badge while no call fails', () => {
  removeBadge = showBadge();
  expect(badge()).toBeNull();
});

test('shows above the page how many calls fail, and follows the rules', () => {
  removeBadge = showBadge();
  count = 1;
  jest.advanceTimersByTime(1_000);
  expect(badge()).toBe(document.body.firstElementChild);
  expect(screen.getByRole('status')).toHaveTextContent('Failure lab: 1 call fails.');
  count = 2;
  jest.advanceTimersByTime(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('Failure lab: 2 calls fail.');
  count = 0;
  jest.advanceTimersByTime(1_000);
  expect(badge()).toBeNull();
});

test('the Stop button removes all rules', async () => {
  count = 1;
  removeBadge = showBadge();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(count).toBe(0);
  expect(badge()).toBeNull();
});
