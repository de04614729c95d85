import { inOwnTask } from '../inOwnTask';
import { untilAnswered } from './untilAnswered';

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

const taskEnd = () => new Promise<void>((resolve) => inOwnTask(resolve));

test('the call is made once what asked for it is over, and its answer is told', async () => {
  const { ask, answer } = givenCall();
  const told = untilAnswered(ask, new AbortController().signal);
  // However much the press still has to do before its task ends.
  for (let more = 0; more < 50; more += 1) await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
  await taskEnd();
  expect(ask).toHaveBeenCalledTimes(1);
  answer('sent');
  await expect(told).resolves.toBe('sent');
});

test('who leaves at once makes no call', async () => {
  const { ask } = givenCall();
  const leaving = new AbortController();
  const told = untilAnswered(ask, leaving.signal);
  leaving.abort();
  await expect(told).rejects.toThrow('aborted');
  expect(ask).not.toHaveBeenCalled();
});

test('who leaves later cancels it', async () => {
  const { ask, abort } = givenCall();
  const leaving = new AbortController();
  untilAnswered(ask, leaving.signal);
  await taskEnd();
  expect(abort).not.toHaveBeenCalled();
  leaving.abort();
  expect(abort).toHaveBeenCalledTimes(1);
});
