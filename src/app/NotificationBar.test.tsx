import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';
import { NotificationBar } from './NotificationBar';

const BREAD = 'Motorcycle delivery is for bread products only.';
const NEXT_DAY = 'Next-day delivery available upon limited slot, kindly text us on WhatsApp.';

const show = () => renderApp(<NotificationBar />, { skipStart: true });

const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.dataset.shown === 'true')
    .map((item) => item.textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the two messages take turns every 5 seconds, without end', () => {
  show();
  expect(shown()).toEqual([BREAD]);
  pass(4999);
  expect(shown()).toEqual([BREAD]);
  pass(1);
  expect(shown()).toEqual([NEXT_DAY]);
  pass(5000);
  expect(shown()).toEqual([BREAD]);
});

test('they wait while the pointer or the focus is on them', () => {
  show();
  const bar = screen.getByRole('region', { name: 'Notices' });
  fireEvent.pointerEnter(bar);
  pass(20_000);
  expect(shown()).toEqual([BREAD]);
  fireEvent.pointerLeave(bar);
  pass(5000);
  expect(shown()).toEqual([NEXT_DAY]);
});

test('the arrow dismisses the bar and notes it; the next load forgets it', async () => {
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close notices' }));
  await waitFor(() => expect(screen.queryByText(BREAD)).not.toBeInTheDocument());
  expect(localStorage.getItem('notificationBarDismissed')).toBe('true');
  unmount();
  show();
  expect(screen.getByText(BREAD)).toBeInTheDocument();
  expect(localStorage.getItem('notificationBarDismissed')).toBeNull();
});

test('a change takes 2 seconds: one goes in the first half, the other comes in the second', () => {
  show();
  const items = screen.getAllByRole('listitem', { hidden: true });
  const [coming, going] = items.map((item) => getComputedStyle(item).transition);
  expect(coming).toBe('2000ms linear(0, 0 50%, 1),visibility 0s 0ms');
  expect(going).toBe('2000ms linear(0, 1 50%, 1),visibility 0s 1000ms');
});
