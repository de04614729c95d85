import { runEndpoint } from './runEndpoint';

/** A call that is answered by hand. */
function givenCall() {
  let answer: (words: string) => void = () => {};
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const abort = jest.fn();
  const ask = jest.fn(() => ({ unwrap: () => answered, abort }));
  return { answer: (words: string) => answer(words), abort, ask };
}

test('it resolves with the answer of the call', async () => {
  const { ask, answer } = givenCall();
  const told = runEndpoint(ask, new AbortController().signal);
  expect(ask).toHaveBeenCalledTimes(1);
  answer('sent');
  await expect(told).resolves.toBe('sent');
});

test('no call is made for a state that was left before', async () => {
  const { ask } = givenCall();
  await expect(runEndpoint(ask, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(ask).not.toHaveBeenCalled();
});

test('leaving the state cancels the call', () => {
  const { ask, abort } = givenCall();
  const leaving = new AbortController();
  void runEndpoint(ask, leaving.signal);
  expect(abort).not.toHaveBeenCalled();
  leaving.abort();
  expect(abort).toHaveBeenCalledTimes(1);
});
