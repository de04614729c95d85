import { type Recording, type Step, stepKey } from './recording';

/** A step of two recordings: the same in both, different, or only in one of them. */
export interface ComparedStep {
  readonly id: number;
  readonly left: Step | null;
  readonly right: Step | null;
  readonly isSame: boolean;
}

/**
 * The lengths of the longest common subsequences of two lists: `lengths(i, j)` from entry `i` of the one and `j` of the other on.
 */
function commonLengths(left: readonly string[], right: readonly string[]) {
  const rows = Array.from({ length: left.length + 1 }, () =>
    new Array<number>(right.length + 1).fill(0),
  );
  const lengths = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (const [i, row] of [...rows.entries()].slice(0, -1).toReversed()) {
    for (const j of [...right.keys()].toReversed()) {
      row[j] =
        left[i] === right[j]
          ? lengths(i + 1, j + 1) + 1
          : Math.max(lengths(i + 1, j), lengths(i, j + 1));
    }
  }
  return lengths;
}

/** Aligns the steps of two recordings by their longest common subsequence: event, transitions and states. */
export function compareRecordings(one: Recording, other: Recording): readonly ComparedStep[] {
  const [left, right] = [one.steps, other.steps];
  const [leftKeys, rightKeys] = [left.map(stepKey), right.map(stepKey)];
  const lengths = commonLengths(leftKeys, rightKeys);
  const compared: ComparedStep[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i] ?? null, right[j] ?? null];
    const isSame = a !== null && b !== null && leftKeys[i] === rightKeys[j];
    // The same event with another result is one step.
    const isSameEvent = a?.event.type === b?.event.type && lengths(i + 1, j + 1) === lengths(i, j);
    const isPair = isSame || isSameEvent;
    const isLeftOnly = !isPair && a !== null && lengths(i + 1, j) >= lengths(i, j + 1);
    const takesLeft = isPair || isLeftOnly || b === null;
    const takesRight = isPair || !takesLeft;
    const id = compared.length;
    compared.push({ id, left: takesLeft ? a : null, right: takesRight ? b : null, isSame });
    i += Number(takesLeft);
    j += Number(takesRight);
  }
  return compared;
}
