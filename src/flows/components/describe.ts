import type { Step } from '../model/recording';
import type { Statechart, Transition } from '../model/statechart';

/** A state's id without the id of its machine. */
export const shortId = (statechart: Statechart, id: string): string =>
  id.slice(statechart.id.length + 1) || statechart.id;

/** A transition's event and guard. */
export const guardedLabel = ({ label, guard }: Transition): string =>
  guard === null ? label : `${label} [${guard}]`;

/** A transition as text: its source and target. A transition that the statechart no longer has is shown by its id. */
export function transitionText(statechart: Statechart, id: string): string {
  const transition = statechart.transitions.find((one) => one.id === id);
  if (transition === undefined) return id;
  const to = transition.targets.map((target) => shortId(statechart, target)).join(', ');
  return `${shortId(statechart, transition.source)} → ${to || 'stays'}`;
}

export const verdictText = ({ holds }: Step['verdicts'][number]): string =>
  holds ? 'held' : 'did not hold';

/** Such as `1 step`, `2 steps`. */
export const count = (number: number, noun: string): string =>
  `${number} ${number === 1 ? noun : `${noun}s`}`;

/** A duration for display: `0.4 s`, `12 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
