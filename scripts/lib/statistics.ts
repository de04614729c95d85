/** A quantile of numbers; `share` is 0 to 1. NaN without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median; NaN without numbers. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The mean; NaN without numbers. */
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The first and the last third of numbers. */
export function outerThirds(numbers: readonly number[]): readonly [number[], number[]] {
  const third = Math.ceil(numbers.length / 3);
  return [numbers.slice(0, third), numbers.slice(-third)];
}

/** The median of each field over several runs. */
export function mediansOf<Row extends { readonly [Name in keyof Row]: number }>(
  rows: readonly Row[],
): Row {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row)[];
  return Object.fromEntries(
    names.map((name) => [name, median(rows.map((row) => row[name]))]),
  ) as unknown as Row;
}

/** A row of a table with numbers of few digits. */
export const rounded = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0)) : value,
    ]),
  );
