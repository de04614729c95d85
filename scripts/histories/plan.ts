/** What shoppers do and what fails when, from fast-check's generators: the same seed gives the same plan. */
import fc from 'fast-check';

/** One intention of a shopper in a tab. */
export interface Command {
  readonly kind: keyof typeof WEIGHTS;
  /** Chooses lines of the catalogue or one of the shopper's orders. */
  readonly choice: number;
  readonly quantity: number;
  /** The pause before it, ms. */
  readonly pauseMs: number;
  /** The shopper leaves after this long, ms; null: waits for the answer. */
  readonly patienceMs: number | null;
  /** Whether the shopper tries again after a call without an answer. */
  readonly isRepeated: boolean;
}

/** How often each command occurs. */
const WEIGHTS = {
  add: 6,
  merge: 2,
  setQuantity: 3,
  readCart: 3,
  order: 4,
  uploadReceipt: 3,
  readOrders: 3,
  endPaymentWindow: 1,
  signIn: 1,
};

const kinds = Object.entries(WEIGHTS) as [Command['kind'], number][];

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.oneof(
    ...kinds.map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind) as fc.Arbitrary<Command['kind']>,
    })),
  ),
  choice: fc.nat(1000),
  quantity: fc.integer({ min: 1, max: 3 }),
  pauseMs: fc.nat(400),
  patienceMs: fc.oneof(
    { weight: 29, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) },
  ),
  isRepeated: fc.boolean(),
});

/** A tab repeats its list of commands. */
const COMMANDS_OF_A_TAB = 100;
const TABS = 2;

/** The commands of each tab of a customer. */
export function planTabs(seed: number, customers: number): readonly (readonly Command[][])[] {
  const tab = fc.array(command, { minLength: COMMANDS_OF_A_TAB, maxLength: COMMANDS_OF_A_TAB });
  const tabs = fc.array(tab, { minLength: TABS, maxLength: TABS });
  return fc.sample(tabs, { seed, numRuns: customers });
}

/** One planned failure. */
export interface PlannedFault {
  /** The share of the round's time that has passed. */
  readonly at: number;
  /** Chooses what fails. */
  readonly choice: number;
}

/** The failures of each round, each list in order of time. */
export function planFaults(
  seed: number,
  faults: number,
  rounds: number,
): readonly (readonly PlannedFault[])[] {
  const one = fc.record({ at: fc.double({ min: 0.05, max: 0.85, noNaN: true }), choice: fc.nat() });
  const all = fc.sample(one, { seed, numRuns: Math.max(faults, 1) }).slice(0, faults);
  return Array.from({ length: rounds }, (_, round) =>
    all
      .filter((_fault, index) => Math.floor((index * rounds) / faults) === round)
      .toSorted((fault, other) => fault.at - other.at),
  );
}
