/** The median; NaN without numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.trunc(numbers.length / 2)] ?? Number.NaN;
