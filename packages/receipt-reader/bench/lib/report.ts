import type { Sample } from '../samples';
import { median, quantile } from './statistics';

export interface Verdict {
  readonly matches: boolean;
  readonly ms: number;
  /** Recognised lines in order. */
  readonly lines?: readonly string[];
}

/** The verdicts of both readers on one picture. */
export interface ReceiptResult {
  readonly sample: Sample;
  readonly ours: Verdict;
  readonly naive: Verdict | null;
}

type ReaderName = 'ours' | 'naive';

const ofKind = (
  results: readonly ReceiptResult[],
  kinds: readonly Sample['kind'][],
): readonly ReceiptResult[] => results.filter(({ sample }) => kinds.includes(sample.kind));

const accepted = (results: readonly ReceiptResult[], reader: ReaderName): string =>
  `${results.filter((result) => result[reader]?.matches).length} of ${results.length}`;

const seconds = (results: readonly ReceiptResult[], reader: ReaderName): string => {
  const times = results.flatMap((result) => result[reader]?.ms ?? []);
  return `${(median(times) / 1000).toFixed(2)} / ${(quantile(times, 0.9) / 1000).toFixed(2)}`;
};

/** The median of each picture's time relative to the baseline's time for the same picture. */
const ratio = (results: readonly ReceiptResult[]): string =>
  median(results.flatMap(({ ours, naive }) => (naive ? ours.ms / naive.ms : []))).toFixed(2);

export interface Costs {
  readonly ours: number;
  readonly naive: number;
}

/** The table of results, in Markdown. */
export function table(
  results: readonly ReceiptResult[],
  bytes: Costs,
  peak: Costs,
  cold: Costs,
): string {
  const right = ofKind(results, ['clean', 'hard']);
  const wrong = ofKind(results, ['wrong']);
  const cost = ({ ours, naive }: Costs, unit: string): readonly string[] => [
    `${ours.toFixed(2)} ${unit}`,
    `${naive.toFixed(2)} ${unit}`,
    (ours / naive).toFixed(2),
  ];
  const judged = (kind: Sample['kind']) => {
    const some = ofKind(results, [kind]);
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
