import type { Step } from '../model/recording';
import type { Statechart } from '../model/statechart';

/** A state's id without the id of its machine; with it, in a chart of several machines. */
export const shortId = (statechart: Statechart, id: string): string =>
  id.startsWith(`${statechart.id}.`) ? id.slice(statechart.id.length + 1) : id;

/** A transition as text: its source and target. A transition that the statechart no longer has is shown by its id. */
export function transitionText(statechart: Statechart, id: string): string {
  const transition = statechart.transitions.find((one) => one.id === id);
  if (transition === undefined) return id;
  const to = transition.targets.map((target) => shortId(statechart, target)).join(', ');
  return `${shortId(statechart, transition.source)} → ${to || 'stays'}`;
}

export const verdictText = ({ holds }: Step['verdicts'][number]): string =>
  holds ? 'held' : 'did not hold';
