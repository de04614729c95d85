import { median, quantile } from '../../lib/statistics';
import type { Look } from '../looks/types';

export interface Verdict {
  readonly matches: boolean;
  readonly ms: number;
  /** Recognised lines in order. */
  readonly said?: readonly string[];
}

/** The verdicts of both readers on one picture. */
export interface Answer {
  readonly look: Look;
  readonly ours: Verdict;
  readonly naive: Verdict | null;
}

type Way = 'ours' | 'naive';

const of = (answers: readonly Answer[], kinds: readonly Look['kind'][]): readonly Answer[] =>
  answers.filter(({ look }) => kinds.includes(look.kind));

const accepted = (answers: readonly Answer[], way: Way): string =>
  `${answers.filter((answer) => answer[way]?.matches).length} of ${answers.length}`;

const seconds = (answers: readonly Answer[], way: Way): string => {
  const times = answers.flatMap((answer) => answer[way]?.ms ?? []);
  return `${(median(times) / 1000).toFixed(2)} / ${(quantile(times, 0.9) / 1000).toFixed(2)}`;
};

/** The median of each picture's time relative to the baseline's time for the same picture. */
const ratio = (answers: readonly Answer[]): string =>
  median(answers.flatMap(({ ours, naive }) => (naive ? ours.ms / naive.ms : []))).toFixed(2);

export interface Costs {
  readonly ours: number;
  readonly naive: number;
}

/** The table of results, in Markdown. */
export function table(answers: readonly Answer[], bytes: Costs, peak: Costs, cold: Costs): string {
  const right = of(answers, ['clean', 'hard']);
  const wrong = of(answers, ['wrong']);
  const cost = ({ ours, naive }: Costs, unit: string): readonly string[] => [
    `${ours.toFixed(2)} ${unit}`,
    `${naive.toFixed(2)} ${unit}`,
    (ours / naive).toFixed(2),
  ];
  const judged = (kind: Look['kind']) => {
    const some = of(answers, [kind]);
    return [accepted(some, 'ours'), accepted(some, 'naive'), ''];
  };
  const rows: readonly (readonly [string, ...string[]])[] = [
    ['accepted, clean', ...judged('clean')],
    ['accepted, hard', ...judged('hard')],
    ['wrongly accepted', ...judged('wrong')],
    ['positives, s (median / p90)', seconds(right, 'ours'), seconds(right, 'naive'), ratio(right)],
    ['negatives, s (median / p90)', seconds(wrong, 'ours'), seconds(wrong, 'naive'), ratio(wrong)],
    ['first verdict from cold', ...cost(cold, 's')],
    ['bytes, brotli', ...cost(bytes, 'MB')],
    ['memory at its peak', ...cost(peak, 'MB')],
  ];
  return [['', 'ours', 'naive', 'ratio'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
