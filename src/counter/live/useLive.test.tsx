import { counterDayCalls } from '@kedai/contract/calls/counterDay';
import { collectToasts } from '@kedai/ui/testing/collectToasts';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { serveCalls } from '../../testing/testServer';
import { createCounterStore } from '../store';
import { useLive } from './useLive';

const api = serveCalls();
const toasts = collectToasts();

const { changes } = counterDayCalls;
const NOTHING = { version: '1', waitingReceipts: 0, open: 0, failedMails: 0 };

const openLive = () => {
  const onNew = jest.fn();
  const store = createCounterStore();
  renderHook(() => useLive(onNew), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return onNew;
};

/** How often the counter asks in this time. */
async function countPolls(ms: number): Promise<number> {
  const before = api.sent(changes).length;
  await act(() => jest.advanceTimersByTimeAsync(ms));
  return api.sent(changes).length - before;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the counter asks every 3 s, every 15 s while it is hidden, and not after the session has ended', async () => {
  api.succeeds(changes, NOTHING);
  openLive();
  await countPolls(100);
  expect(await countPolls(30_000)).toBe(10);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await countPolls(5_000);
  expect(await countPolls(30_000)).toBe(2);
  visibility.mockRestore();
  api.refuses(changes, 'not-signed-in');
  await countPolls(20_000);
  expect(await countPolls(60_000)).toBe(0);
});

test.each([
  [{ waitingReceipts: 2, lastReceiptAt: 9 }, 'announced: 2 new receipts'],
  [{ waitingReceipts: 1, lastReceiptAt: 9 }, 'announced: 1 new receipt'],
  // Somebody has confirmed another one meanwhile.
  [{ waitingReceipts: 0, lastReceiptAt: 9 }, 'announced: 1 new receipt'],
  [{ open: 1, lastOrderAt: 9 }, 'announced: New order'],
  [{ lastOrderAt: 9, waitingReceipts: 1, lastReceiptAt: 9 }, 'announced: 1 new receipt. New order'],
  [{ open: 1 }, undefined],
])('what is new (%p) is announced once: %p', async (news, announced) => {
  api.succeeds(changes, { ...NOTHING, lastReceiptAt: 5, lastOrderAt: 5 });
  const onNew = openLive();
  await countPolls(3_100);
  expect(onNew).not.toHaveBeenCalled();
  api.succeeds(changes, { ...NOTHING, lastReceiptAt: 5, lastOrderAt: 5, ...news });
  await countPolls(9_000);
  expect(onNew).toHaveBeenCalledTimes(announced === undefined ? 0 : 1);
  expect(toasts()).toEqual(announced === undefined ? [] : [announced]);
});
