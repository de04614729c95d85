import { runEndpoint } from './thunk';

/** A call whose response the test sends. */
function pendingCall() {
  let respond: (response: string) => void = () => {};
  const response = new Promise<string>((resolve) => {
    respond = resolve;
  });
  const abort = jest.fn();
  const start = jest.fn(() => ({ unwrap: () => response, abort }));
  return { respond: (value: string) => respond(value), abort, start };
}

test('resolves with the response of the call', async () => {
  const { start, respond } = pendingCall();
  const result = runEndpoint(start, new AbortController().signal);
  expect(start).toHaveBeenCalledTimes(1);
  respond('sent');
  await expect(result).resolves.toBe('sent');
});

test('makes no call when the signal is already aborted', async () => {
  const { start } = pendingCall();
  await expect(runEndpoint(start, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(start).not.toHaveBeenCalled();
});

test('aborts the call when the signal aborts', () => {
  const { start, abort } = pendingCall();
  const controller = new AbortController();
  void runEndpoint(start, controller.signal);
  expect(abort).not.toHaveBeenCalled();
  controller.abort();
  expect(abort).toHaveBeenCalledTimes(1);
});
