/**
 * Linearizability checker after Wing and Gong, with Lowe's just-in-time order: a history is right when every operation
 * can take effect at one moment between its invocation and its return, so that a sequential model gives all answers.
 */

/** One operation of a history. */
export interface Operation<Call, Answer> {
  readonly call: Call;
  /** ms */
  readonly invokedAt: number;
  /** ms; of an operation without an answer, the moment after which it cannot take effect any more. */
  readonly returnedAt: number;
  /** Undefined: nobody knows whether it took effect. It did so once or not at all. */
  readonly answer: Answer | undefined;
}

/** The sequential behaviour. States are immutable. */
export interface Model<State, Call, Answer> {
  readonly initial: State;
  /**
   * The state after a call.
   * @param answer undefined: any answer
   * @returns null when this state gives another answer; the same object for a call that has no effect after any others
   */
  apply(state: State, call: Call, answer: Answer | undefined): State | null;
  /** The same text for equal states. */
  serialize(state: State): string;
}

/** The operation that no order explains, and the states in which it was tried. */
export interface Violation<State, Call, Answer> {
  readonly operation: Operation<Call, Answer>;
  readonly states: readonly State[];
}

/** A possible present: a state, and the open operations that already took effect in it. */
interface Possibility<State> {
  readonly state: State;
  /** A bit for each operation of the history. */
  readonly applied: bigint;
}

/** More possibilities than this at one moment would take too long. */
const MAX_POSSIBILITIES = 50_000;

/**
 * Checks one object's history, for example all calls of one customer.
 * @returns the first operation that no order explains, or null
 * @throws when there are too many possible orders to decide
 */
export function findViolation<State, Call, Answer>(
  model: Model<State, Call, Answer>,
  history: readonly Operation<Call, Answer>[],
  maxPossibilities = MAX_POSSIBILITIES,
): Violation<State, Call, Answer> | null {
  const bitOf = (index: number) => 1n << BigInt(index);
  const optional = history.reduce(
    (bits, { answer }, index) => (answer === undefined ? bits | bitOf(index) : bits),
    0n,
  );
  const open = new Set<number>();
  let possibilities: readonly Possibility<State>[] = [{ state: model.initial, applied: 0n }];
  for (const { index, operation, isReturn } of eventsOf(history)) {
    if (!isReturn) {
      open.add(index);
      continue;
    }
    const explained = explain(index, operation);
    if (explained.length === 0) {
      return { operation, states: possibilities.map(({ state }) => state) };
    }
    possibilities = explained;
    open.delete(index);
  }
  return null;

  /** The possibilities after an operation has returned. */
  function explain(
    returned: number,
    { answer }: Operation<Call, Answer>,
  ): readonly Possibility<State>[] {
    const bit = bitOf(returned);
    const result = createFrontier();
    const seen = createFrontier();
    const pending = [...possibilities];
    for (let next = pending.pop(); next; next = pending.pop()) {
      if (!seen.add(next)) continue;
      if (seen.size() > maxPossibilities) throw new Error('There are too many possible orders.');
      const isApplied = (next.applied & bit) !== 0n;
      if (isApplied || answer === undefined) {
        result.add({ state: next.state, applied: next.applied & ~bit });
      }
      if (!isApplied) pending.push(...successors(next));
    }
    return result.list();
  }

  /** What can happen next: one of the open operations takes effect. */
  function successors({ state, applied }: Possibility<State>): Possibility<State>[] {
    const next: Possibility<State>[] = [];
    for (const index of open) {
      const operation = history[index];
      if (operation === undefined || (applied & bitOf(index)) !== 0n) continue;
      const after = model.apply(state, operation.call, operation.answer);
      // What had no effect and no answer need not have happened.
      if (after === null || (after === state && operation.answer === undefined)) continue;
      const possibility = { state: after, applied: applied | bitOf(index) };
      // An operation without effect excludes nothing, so it need not be tried later too.
      if (after === state) return [possibility];
      next.push(possibility);
    }
    return next;
  }

  /**
   * Possibilities that differ. Of two equal states with the same answered operations, the one with fewer unanswered
   * ones allows everything that the other allows, so only that one counts.
   */
  function createFrontier() {
    const byName = new Map<string, Possibility<State>[]>();
    let size = 0;
    return {
      size: () => size,
      list: () => [...byName.values()].flat(),
      /** @returns false when another possibility allows the same */
      add: (possibility: Possibility<State>): boolean => {
        const { state, applied } = possibility;
        const name = `${applied & ~optional} ${model.serialize(state)}`;
        const equal = byName.get(name) ?? [];
        if (equal.some((other) => (other.applied & applied) === other.applied)) return false;
        const others = equal.filter((other) => (other.applied & applied) !== applied);
        byName.set(name, [...others, possibility]);
        size += 1;
        return true;
      },
    };
  }
}

/** Invocations and returns by time. At the same moment invocations come first, so such operations overlap. */
function eventsOf<Call, Answer>(history: readonly Operation<Call, Answer>[]) {
  return history
    .flatMap((operation, index) => [
      { index, operation, isReturn: false, at: operation.invokedAt },
      { index, operation, isReturn: true, at: operation.returnedAt },
    ])
    .toSorted((one, other) => one.at - other.at || Number(one.isReturn) - Number(other.isReturn));
}
