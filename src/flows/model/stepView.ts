import type { Recording, Step } from './recording';
import type { Statechart, Transition } from './statechart';

/** The ids of all active states of a state value, parents included. */
export function activeStates(statechart: Statechart, value: Step['value']): ReadonlySet<string> {
  const active = new Set<string>();
  const [top] = statechart.states;
  const enter = (parent: string, inner: unknown) => {
    const keys = typeof inner === 'string' ? [inner] : Object.keys(inner ?? {});
    for (const key of keys) {
      const state = statechart.states.find((one) => one.parent === parent && one.key === key);
      if (state === undefined) continue;
      active.add(state.id);
      if (typeof inner === 'object') enter(state.id, (inner as Record<string, unknown>)[key]);
    }
  };
  if (top) enter(top.id, value);
  return active;
}

/** The innermost active states as text: `ordering.shipping.known, ordering.submission.filling`. */
export function valueText(value: Step['value']): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, Step['value']>)
    .flatMap(([key, inner]) =>
      valueText(inner)
        .split(', ')
        .map((rest) => (rest ? `${key}.${rest}` : key)),
    )
    .join(', ');
}

/** A recording shown on a statechart, and its current step. */
export interface Run {
  readonly recording: Recording;
  /** From 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  /** The step at which a replay diverged. */
  readonly diverged?: number | undefined;
}

/** What the statechart highlights at one step of a recording. */
export interface StepView {
  readonly step: Step;
  readonly active: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** Ids of the transitions that are possible next. */
  readonly possible: ReadonlySet<string>;
}

/** The view after step `index` (from 0); null when there is no such step. */
export function stepViewOf(
  statechart: Statechart,
  recording: Recording,
  index: number,
): StepView | null {
  const step = recording.steps[index];
  if (step === undefined) return null;
  const active = activeStates(statechart, step.value);
  const next = step.status === 'active' ? possibleFrom(statechart, active) : [];
  return {
    step,
    active,
    possible: new Set(next.map(({ id }) => id)),
    last: new Set(step.arrows),
    refused: new Set(step.verdicts.filter(({ holds }) => !holds).map(({ arrow }) => arrow)),
  };
}

/** The transitions that are possible from these active states, without regard to their guards. */
export function possibleFrom(
  statechart: Statechart,
  active: ReadonlySet<string>,
): readonly Transition[] {
  const top = statechart.states[0]?.id;
  return statechart.transitions.filter(
    ({ source, kind }) => kind !== 'always' && (active.has(source) || source === top),
  );
}

/** The ids of the states and transitions that these steps visited. */
export function visitedBy(
  statechart: Statechart,
  steps: readonly { readonly value: Step['value']; readonly arrows: readonly string[] }[],
): ReadonlySet<string> {
  const ends = new Map(
    statechart.transitions.map(({ id, source, targets }) => [id, [source, ...targets]]),
  );
  return new Set(
    steps.flatMap(({ value, arrows }) => [
      ...activeStates(statechart, value),
      ...arrows,
      // A transient state is in no state value, but transitions lead into it and out of it.
      ...arrows.flatMap((transition) => ends.get(transition) ?? []),
    ]),
  );
}
