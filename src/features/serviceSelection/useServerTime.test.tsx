import { userCalls } from '@kedai/contract/calls/user';
import { serverNow } from '@kedai/contract/protocol/serverClock';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { memoryStorage } from '../../state/device/storage';
import { createStore } from '../../state/store';
import { serveApi } from '../../testing/apiServer';
import { useServerTime } from './useServerTime';

const api = serveApi();

/** Renders the hook with a store that has made no request. */
function openSteps() {
  const store = createStore({ storage: memoryStorage() });
  return renderHook(useServerTime, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
}

const HOUR_MS = 60 * 60 * 1000;
const hoursFromDevice = () => Math.round(Math.abs(serverNow() - Date.now()) / HOUR_MS);

test('waits for the server’s time, falls back to the device’s time on failure, and requests it only once', async () => {
  api.fails(userCalls.verifyToken, 'offline', { once: true });
  const failed = openSteps();
  expect(failed.result.current).toBe(true);
  await waitFor(() => expect(failed.result.current).toBe(false));
  expect(hoursFromDevice()).toBe(0);

  api.sendDateHeader();
  const loaded = openSteps();
  expect(loaded.result.current).toBe(true);
  await waitFor(() => expect(loaded.result.current).toBe(false));
  expect(serverNow()).toBeGreaterThanOrEqual(api.world.clock.now());
  expect(serverNow() - api.world.clock.now()).toBeLessThan(HOUR_MS);

  expect(openSteps().result.current).toBe(false);
});

test('requests the time again when the shopper returns to the dialog and the device has slept', async () => {
  api.sendDateHeader();
  const { result } = openSteps();
  await waitFor(() => expect(result.current).toBe(false));
  const deviceNow = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => deviceNow + 10 * HOUR_MS);
  api.world.clock.advance(10 * HOUR_MS);
  const before = serverNow();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(serverNow() - before).toBeGreaterThan(9 * HOUR_MS));
});
