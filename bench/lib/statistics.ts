/** The number below which a `share` (0 to 1) of them lies; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle one; NaN of none. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The medians of several runs, figure by figure. */
export function mediansOf<Row extends { readonly [Name in keyof Row]: number }>(
  rows: readonly Row[],
): Row {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  return Object.fromEntries(
    names.map((name) => [name, median(rows.map((row) => row[name]))]),
  ) as unknown as Row;
}
