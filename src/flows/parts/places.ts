import type { Chart } from '../model/chart';
import type { Box, Drawing } from '../model/drawing';
import type { StepView } from '../model/stepView';

const NOWHERE: Box = [0, 0, 0, 0];

/** Where a chart begins. */
export const startOf = ({ states: [top] }: Chart, drawing: Drawing): Box =>
  drawing.states[top?.initial ?? ''] ?? NOWHERE;

/** What is to be seen of a moment, the weightiest first: where the arrows taken lead, then the other innermost states. */
export function boxesOf(
  chart: Chart,
  drawing: Drawing,
  { active, last }: StepView,
): readonly Box[] {
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const innermost = [...active].filter((id) => !parents.has(id));
  const reached = chart.arrows.filter(({ id }) => last.has(id)).flatMap(({ targets }) => targets);
  const isReached = (id: string) => reached.some((to) => id === to || id.startsWith(`${to}.`));
  const ordered = innermost.toSorted((a, b) => Number(isReached(b)) - Number(isReached(a)));
  return ordered.flatMap((id) => {
    const box = drawing.states[id];
    return box === undefined ? [] : [box];
  });
}
