import type { Journey } from '../../src/machines/testing/journey';
import type { Removal } from './removal';

/** A chart whose arrows were taken out one at a time. */
export interface FlowReport {
  readonly flow: string;
  readonly journeys: readonly Journey[];
  readonly removals: readonly Removal[];
}

/** The arrows without which every journey still goes. */
export const survivorsOf = ({ removals }: Pick<FlowReport, 'removals'>) =>
  removals.filter(({ noticedBy }) => noticedBy === null);

/** The figures of each chart and of all, as a Markdown table. */
export function tableOf(reports: readonly FlowReport[]): string {
  const all: FlowReport = {
    flow: 'all',
    journeys: reports.flatMap(({ journeys }) => journeys),
    removals: reports.flatMap(({ removals }) => removals),
  };
  return [
    '| chart | arrows | walked | journeys | steps | noticed | survived |',
    '|---|---|---|---|---|---|---|',
    ...[...reports, all].map(row),
  ].join('\n');
}

function row(report: FlowReport): string {
  const { flow, journeys, removals } = report;
  const walked = removals.filter(({ walkedBy }) => walkedBy > 0).length;
  const survived = survivorsOf(report).length;
  const steps = journeys.reduce((sum, journey) => sum + journey.steps.length, 0);
  const cells = [
    flow,
    removals.length,
    walked,
    journeys.length,
    steps,
    removals.length - survived,
    survived,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Every arrow, with the first journey that failed without it. */
export function listOf({ flow, removals }: FlowReport): string {
  const lines = removals.map(
    ({ arrow, noticedBy }) => `- \`${arrow}\`: ${noticedBy ?? '**survived**'}`,
  );
  return [`## ${flow}`, '', ...lines, ''].join('\n');
}
