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
