import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { inOwnTask } from '../inOwnTask';
import { answerPress } from './answerPress';
import { Button } from './Button';

const nextTask = () => new Promise<void>((resolve) => inOwnTask(resolve));

test('a press is over before its answer begins', async () => {
  const answer = jest.fn();
  answerPress(answer);
  expect(answer).not.toHaveBeenCalled();
  await nextTask();
  expect(answer).toHaveBeenCalledTimes(1);
});

test('what still waits is answered before the next press, so that none is lost and their order stays', async () => {
  const answered: string[] = [];
  answerPress(() => answered.push('first'));
  answerPress(() => answered.push('second'));
  expect(answered).toEqual(['first']);
  await nextTask();
  expect(answered).toEqual(['first', 'second']);
});

test('a press within an answer is answered after it', async () => {
  const answered: string[] = [];
  answerPress(() => {
    answerPress(() => answered.push('inner'));
    answered.push('outer');
  });
  await nextTask();
  await nextTask();
  expect(answered).toEqual(['outer', 'inner']);
});

describe('of a button', () => {
  function Sender({ isGone = false, sent }: { isGone?: boolean; sent: () => void }) {
    const [isSent, setSent] = useState(false);
    const send = () => {
      sent();
      setSent(true);
    };
    return isGone && isSent ? null : (
      <Button busy={isSent} onClick={send}>
        Send
      </Button>
    );
  }
  const pressTwice = () => {
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button);
    fireEvent.click(button);
  };

  test.each([
    ['has been set to work', false],
    ['has been taken away', true],
  ])('that %s by the answer before, a second press is none', async (_, isGone) => {
    const sent = jest.fn();
    render(<Sender isGone={isGone} sent={sent} />);
    pressTwice();
    await act(nextTask);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
