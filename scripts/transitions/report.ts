import type { Journey } from '../../src/machines/testing/journey';
import type { Removal } from './removal';

/** The results of removing each transition of one machine. */
export interface FlowReport {
  readonly flow: string;
  readonly journeys: readonly Journey[];
  readonly removals: readonly Removal[];
}

/** The removals that no journey detects. */
export const survivorsOf = ({ removals }: Pick<FlowReport, 'removals'>) =>
  removals.filter(({ detectedBy }) => detectedBy === null);

/** The figures of each machine and their sums, as a Markdown table. */
export function tableOf(reports: readonly FlowReport[]): string {
  const all: FlowReport = {
    flow: 'all',
    journeys: reports.flatMap(({ journeys }) => journeys),
    removals: reports.flatMap(({ removals }) => removals),
  };
  return [
    '| machine | transitions | taken | journeys | steps | detected | survived |',
    '|---|---|---|---|---|---|---|',
    ...[...reports, all].map(row),
  ].join('\n');
}

function row(report: FlowReport): string {
  const { flow, journeys, removals } = report;
  const taken = removals.filter(({ takenByCount }) => takenByCount > 0).length;
  const survived = survivorsOf(report).length;
  const steps = journeys.reduce((sum, journey) => sum + journey.steps.length, 0);
  const cells = [
    flow,
    removals.length,
    taken,
    journeys.length,
    steps,
    removals.length - survived,
    survived,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Every transition, with the first journey that fails without it. */
export function listOf({ flow, removals }: FlowReport): string {
  const lines = removals.map(
    ({ transition, detectedBy }) => `- \`${transition}\`: ${detectedBy ?? '**survived**'}`,
  );
  return [`## ${flow}`, '', ...lines, ''].join('\n');
}
