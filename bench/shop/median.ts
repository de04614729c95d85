/** The middle one; NaN of none. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** The medians of several runs, figure by figure. */
export function mediansOf<Row extends { readonly [Name in keyof Row]: number }>(
  rows: readonly Row[],
): Row {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  return Object.fromEntries(
    names.map((name) => [name, median(rows.map((row) => row[name]))]),
  ) as unknown as Row;
}
