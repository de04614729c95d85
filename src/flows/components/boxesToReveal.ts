import type { Box, Drawing } from '../model/drawing';
import type { Statechart } from '../model/statechart';
import type { StepView } from '../model/stepView';

const EMPTY_BOX: Box = [0, 0, 0, 0];

/** The box of the initial state. */
export const initialBox = ({ states: [top] }: Statechart, drawing: Drawing): Box =>
  drawing.states[top?.initial ?? ''] ?? EMPTY_BOX;

/** The boxes of a step, the most important first: the targets of the taken transitions, then the other active atomic states. */
export function boxesToReveal(
  statechart: Statechart,
  drawing: Drawing,
  { active, last }: StepView,
): readonly Box[] {
  const parents = new Set(statechart.states.map(({ parent }) => parent));
  const innermost = [...active].filter((id) => !parents.has(id));
  const reached = statechart.transitions
    .filter(({ id }) => last.has(id))
    .flatMap(({ targets }) => targets);
  const isReached = (id: string) => reached.some((to) => id === to || id.startsWith(`${to}.`));
  const ordered = innermost.toSorted((a, b) => Number(isReached(b)) - Number(isReached(a)));
  return ordered.flatMap((id) => {
    const box = drawing.states[id];
    return box === undefined ? [] : [box];
  });
}
