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

/** Answers what waits before what is done now. A field that this fills in keeps it, though it is rendered as it was before. */
function answerBefore({ target }: Event): void {
  const field = isField(target) ? target : null;
  const filled = field && filledIn(field);
  answerWaiting();
  if (field && filled !== null && filledIn(field) !== filled) fillIn(field, filled);
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
