/** A quantile of numbers; `share` is 0 to 1. NaN without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median; NaN without numbers. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The median of each field over several runs. */
export function mediansOf<Row extends { readonly [Name in keyof Row]: number }>(
  rows: readonly Row[],
): Row {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  return Object.fromEntries(
    names.map((name) => [name, median(rows.map((row) => row[name]))]),
  ) as unknown as Row;
}
