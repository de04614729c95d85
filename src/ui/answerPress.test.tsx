import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { inOwnTask } from '../inOwnTask';
import { answerPress } from './answerPress';
import { Button } from './Button';
import { fillIn } from './filledIn';

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

test('a press within an answer is answered after it, and before the next', async () => {
  const answered: string[] = [];
  answerPress(() => {
    answerPress(() => answered.push('inner'));
    answered.push('outer');
  });
  answerPress(() => answered.push('next'));
  await nextTask();
  expect(answered).toEqual(['outer', 'inner', 'next']);
});

test('an answer that fails takes no other with it', async () => {
  const second = jest.fn();
  answerPress(() => {
    throw new Error('of the first');
  });
  expect(() => answerPress(second)).toThrow('of the first');
  await nextTask();
  expect(second).toHaveBeenCalledTimes(1);
});

test.each([
  ['pointed elsewhere', fireEvent.pointerOut],
  ['touched something', fireEvent.pointerDown],
  ['pressed a key', fireEvent.keyDown],
  ['clicked', fireEvent.click],
  ['typed', fireEvent.input],
  ['sent a form', fireEvent.submit],
])('who has %s meanwhile finds the press before it answered', async (_, act) => {
  const done: string[] = [];
  const field = document.body.appendChild(document.createElement('input'));
  const listener = () => done.push('act');
  for (const type of ['pointerout', 'pointerdown', 'keydown', 'click', 'input', 'submit'])
    field.addEventListener(type, listener);
  answerPress(() => done.push('answer'));
  act(field);
  await nextTask();
  expect(done).toEqual(['answer', 'act']);
  field.remove();
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

  test('the press is over before its answer begins', async () => {
    const sent = jest.fn();
    render(<Sender sent={sent} />);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
    await act(nextTask);
    expect(sent).toHaveBeenCalledTimes(1);
  });

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

describe('what is filled in while a press waits, by no key and no finger', () => {
  function Form() {
    const [times, setTimes] = useState(0);
    const [filled, fill] = useState({ words: '', choice: 'a', isTicked: false, way: 'left' });
    return (
      <form aria-label={JSON.stringify({ times, ...filled })}>
        <Button onClick={() => setTimes(times + 1)}>Press</Button>
        <Button onClick={() => fill({ ...filled, words: 'by press' })}>Fill</Button>
        <input
          aria-label="Words"
          value={filled.words}
          onChange={({ target }) => fill({ ...filled, words: target.value })}
        />
        <select
          aria-label="Choice"
          value={filled.choice}
          onChange={({ target }) => fill({ ...filled, choice: target.value })}
        >
          <option>a</option>
          <option>b</option>
        </select>
        <input
          type="checkbox"
          aria-label="Tick"
          checked={filled.isTicked}
          onChange={({ target }) => fill({ ...filled, isTicked: target.checked })}
        />
        {['left', 'right'].map((way) => (
          <input
            key={way}
            type="radio"
            aria-label={way}
            checked={filled.way === way}
            onChange={() => fill({ ...filled, way })}
          />
        ))}
      </form>
    );
  }

  test.each([
    ['words', { words: 'by voice' }, () => fillBy('Words', 'by voice', 'input')],
    ['a choice', { choice: 'b' }, () => fillBy('Choice', 'b', 'input', 'change')],
    ['a box', { isTicked: true }, () => fireEvent.click(screen.getByLabelText('Tick'))],
    ['one of several', { way: 'right' }, () => fireEvent.click(screen.getByLabelText('right'))],
  ])('%s stay, and the press is answered', async (_, expected, fillInField) => {
    render(<Form />);
    fireEvent.click(screen.getByRole('button', { name: 'Press' }));
    act(() => void fillInField());
    await act(nextTask);
    const state = screen.getByRole('form').getAttribute('aria-label') ?? '';
    expect(JSON.parse(state)).toMatchObject({ times: 1, ...expected });
  });

  test.each([
    ['keyDown', fireEvent.keyDown],
    ['pointerDown', fireEvent.pointerDown],
    ['click', fireEvent.click],
  ])('by the press itself, stays at the %s in that field', async (_, touch) => {
    render(<Form />);
    fireEvent.click(screen.getByRole('button', { name: 'Fill' }));
    touch(screen.getByLabelText('Words'));
    expect(screen.getByLabelText('Words')).toHaveValue('by press');
    await act(nextTask);
    expect(screen.getByLabelText('Words')).toHaveValue('by press');
  });

  /** As a browser does it: the value first, then each of its events. */
  function fillBy(label: string, value: string, ...events: readonly string[]): void {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    fillIn(field, value);
    for (const event of events) field.dispatchEvent(new Event(event, { bubbles: true }));
  }
});
