import { flushSync } from 'react-dom';
import { inOwnTask } from '../inOwnTask';

/** What is about to be answered. */
let waiting: (() => void) | null = null;

function answerWaiting(): void {
  const answer = waiting;
  waiting = null;
  if (answer !== null) flushSync(answer);
}

/**
 * Answers a press in a task of its own: the frame after the press, in which the browser shows it, waits for nothing that
 * the answer has to check and to build (Chromium paints it first). Presses are answered in their order: what still waits
 * is answered before the next, so that a page too busy to paint takes each of them as it would have been.
 */
export function answerPress(answer: () => void): void {
  answerWaiting();
  waiting = answer;
  inOwnTask(() => {
    if (waiting === answer) answerWaiting();
  });
}
