import { customerApi } from '../api/apis';
import { orderApi } from '../api/orderApi';
import { memoryStorage } from './device/storage';
import { createStore } from './store';
import { runEndpoint } from './thunk';

const { dispatch } = createStore({ storage: memoryStorage() });

/** A call without a response. */
function pendingCall() {
  const abort = jest.fn();
  const start = jest.fn(() => ({ unwrap: () => new Promise<never>(() => undefined), abort }));
  return { abort, start };
}

test('makes no call when the signal is already aborted', async () => {
  const { start } = pendingCall();
  await expect(runEndpoint(dispatch, start, { signal: AbortSignal.abort() })).rejects.toThrow(
    'aborted',
  );
  expect(start).not.toHaveBeenCalled();
});

test('aborts the call when the signal aborts', () => {
  const { start, abort } = pendingCall();
  const controller = new AbortController();
  void runEndpoint(dispatch, start, controller);
  expect(abort).not.toHaveBeenCalled();
  controller.abort();
  expect(abort).toHaveBeenCalledTimes(1);
});

test('a request that the store drops, because another customer has signed in, is made again', async () => {
  const codes = ['of-the-former-customer', 'not-found'];
  const fetch = async () => Response.json({ success: false, code: codes.shift() }, { status: 404 });
  const store = createStore({
    storage: memoryStorage(),
    settings: { baseUrl: 'https://shop.example', fetch },
  });
  const call = orderApi.endpoints.orderdetail.initiate({ orderId: 'A' }, { subscribe: false });
  const result = runEndpoint(store.dispatch, call, new AbortController());
  store.dispatch(customerApi.util.resetApiState());
  await expect(result).rejects.toMatchObject({ code: 'not-found' });
  // Stops the timer that would remove the unused query.
  store.dispatch(customerApi.util.resetApiState());
});
