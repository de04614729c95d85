import { flushSync } from 'react-dom';
import { inOwnTask } from '../inOwnTask';
import { filledIn, fillIn, isField } from './filledIn';

/**
 * What a shopper may do next, as the window hears of it first. Not `change`: it follows the `input` that a box answers to, and
 * would have that answered at once.
 */
const INPUTS = ['pointerdown', 'pointerout', 'keydown', 'click', 'submit', 'input'] as const;

/** What is about to be answered. */
let waiting: (() => void) | null = null;

/**
 * Answers what waits before what is done now. What the shopper, or a program for him, has just filled in stays, though the field
 * is rendered as it was before: a key and a finger are heard earlier, but voice and autofill begin with `input` or `click`. A box
 * that both change ends as the answer says.
 */
function answerBefore({ type, target }: Event): void {
  const field = isField(target) ? target : null;
  const filled = field && filledIn(field);
  const isFilling = type === 'input' || (type === 'click' && typeof filled === 'boolean');
  answerWaiting();
  if (field && filled !== null && isFilling && filledIn(field) !== filled) fillIn(field, filled);
}

function answerWaiting(): void {
  for (const input of INPUTS) removeEventListener(input, answerBefore, true);
  while (waiting !== null) {
    const answer = waiting;
    waiting = null;
    flushSync(answer);
  }
}

/**
 * Answers a press in a task of its own: the frame after the press, in which the browser shows it, waits for nothing that
 * the answer has to check and to build (Chromium paints it first). Whatever is done before then, of any kind, has what
 * waits answered and rendered first: a page too busy to paint takes one thing after the other, as it would have anyway.
 */
export function answerPress(answer: () => void): void {
  try {
    answerWaiting();
  } finally {
    waiting = answer;
    for (const input of INPUTS) addEventListener(input, answerBefore, true);
    inOwnTask(() => {
      if (waiting === answer) answerWaiting();
    });
  }
}
