import type { Chart } from '../model/chart';
import type { Verdict } from '../model/recording';

/** A state's id without the chart's: what is read on a drawing. */
export const shortId = (chart: Chart, id: string): string =>
  id.slice(chart.id.length + 1) || chart.id;

/** A transition as text: its source and target. One that the chart no longer has is shown by its id. */
export function arrowText(chart: Chart, id: string): string {
  const arrow = chart.arrows.find((one) => one.id === id);
  if (arrow === undefined) return id;
  const to = arrow.targets.map((target) => shortId(chart, target)).join(', ');
  return `${shortId(chart, arrow.source)} → ${to || 'stays'}`;
}

export const verdictText = ({ holds }: Verdict): string => (holds ? 'held' : 'did not hold');
