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
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the two messages alternate every 5 seconds, without end', () => {
  show();
  expect(shown()).toEqual([BREAD]);
  advance(4999);
  expect(shown()).toEqual([BREAD]);
  advance(1);
  expect(shown()).toEqual([NEXT_DAY]);
  advance(5000);
  expect(shown()).toEqual([BREAD]);
});

test('the messages pause while the pointer or the focus is on them', () => {
  show();
  const bar = screen.getByRole('region', { name: 'Notices' });
  fireEvent.pointerEnter(bar);
  advance(20_000);
  expect(shown()).toEqual([BREAD]);
  fireEvent.pointerLeave(bar);
  advance(5000);
  expect(shown()).toEqual([NEXT_DAY]);
});

test('the arrow dismisses the bar and stores that; the next load clears it', async () => {
  const { unmount } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Close notices' }));
  await waitFor(() => expect(screen.queryByText(BREAD)).not.toBeInTheDocument());
  expect(localStorage.getItem('notificationBarDismissed')).toBe('true');
  unmount();
  show();
  expect(screen.getByText(BREAD)).toBeInTheDocument();
  expect(localStorage.getItem('notificationBarDismissed')).toBeNull();
});

test('a change takes 2 seconds: one message fades out in the first half, the other fades in in the second', () => {
  show();
  const items = screen.getAllByRole('listitem', { hidden: true });
  const [showTransition, hideTransition] = items.map((item) => getComputedStyle(item).transition);
  expect(showTransition).toBe('2000ms linear(0, 0 50%, 1),visibility 0s 0ms');
  expect(hideTransition).toBe('2000ms linear(0, 1 50%, 1),visibility 0s 1000ms');
});
