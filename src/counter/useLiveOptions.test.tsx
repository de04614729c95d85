import { counterSessionCalls } from '@kedai/contract/calls/counterSession';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { serveCalls } from '../testing/testServer';
import { counterApi } from './counterApi';
import { createCounterStore } from './store';
import { useLiveOptions } from './useLiveOptions';

const api = serveCalls();

test('a page is loaded every 3 s, every 15 s while it is hidden, and not after the session has ended', async () => {
  const store = createCounterStore();
  const { result } = renderHook(useLiveOptions, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  expect(result.current.pollingInterval).toBe(3_000);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.pollingInterval).toBe(15_000);

  visibility.mockRestore();
  api.refuses(counterSessionCalls.counterSession, 'not-signed-in');
  store.dispatch(counterApi.endpoints.counterSession.initiate());
  await waitFor(() =>
    expect(result.current).toMatchObject({ pollingInterval: 0, refetchOnFocus: false }),
  );
});
