import { describeEvent } from './names';
import type { Recording, Step } from './recording';
import type { Statechart, Transition } from './statechart';

/** The ids of all active states of a state value, parents included. */
export function activeStates({ states }: Statechart, value: Step['value']): readonly string[] {
  const within = (parent: string, inner: Step['value']): readonly string[] =>
    Object.entries(typeof inner === 'string' ? { [inner]: {} } : inner).flatMap(([key, deeper]) => {
      const id = states.find((state) => state.parent === parent && state.key === key)?.id;
      return id === undefined ? [] : [id, ...within(id, deeper)];
    });
  return within(states[0]?.id ?? '', value);
}

const AFTER = 'xstate.after.';

/** The label of a step. The state of a delay is that of its transition; what comes before it is the name, also with dots. */
export function stepLabel({ event: { type }, transitions }: Step): string {
  const [source = ''] = transitions[0]?.split(' | ') ?? [];
  const isDelay = type.startsWith(AFTER) && type.endsWith(`.${source}`);
  const delay = isDelay ? type.slice(AFTER.length, -source.length - 1) : '';
  return delay.includes('.') ? `after ${delay}` : describeEvent(type).label;
}

/** The innermost active states as text: `ordering.shipping.known, ordering.submission.filling`. */
export const valueText = (value: Step['value']): string =>
  innermost(value).join(', ') || 'its only state';

function innermost(value: Step['value']): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const paths = innermost(inner);
    return paths.length === 0 ? [key] : paths.map((path) => `${key}.${path}`);
  });
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

/** What the statechart highlights at one step of a recording: ids of states and transitions. */
export interface StepView {
  readonly step: Step;
  readonly active: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  /** Transitions whose guard did not hold. */
  readonly refused: ReadonlySet<string>;
  readonly possible: ReadonlySet<string>;
}

/** What a statechart highlights: ids of states and transitions. */
export interface Marks extends Partial<Omit<StepView, 'step'>> {
  readonly selected?: string | null;
  /** The states where the taken transitions start and lead. */
  readonly moved?: ReadonlySet<string> | undefined;
  /** Visited states and transitions. Everything else is pale. */
  readonly visited?: ReadonlySet<string> | undefined;
}

/** The view after step `index` (from 0); null when there is no such step. */
export function stepViewOf(
  statechart: Statechart,
  recording: Recording,
  index: number,
): StepView | null {
  const step = recording.steps[index];
  if (step === undefined) return null;
  const active = new Set(activeStates(statechart, step.value));
  const next = step.status === 'active' ? possibleFrom(statechart, active) : [];
  return {
    step,
    active,
    possible: new Set(next.map(({ id }) => id)),
    last: new Set(step.transitions),
    refused: new Set(
      step.verdicts.filter(({ holds }) => !holds).map(({ transition }) => transition),
    ),
  };
}

/** The transitions that are possible from these active states, without regard to their guards. */
export function possibleFrom(
  statechart: Statechart,
  active: ReadonlySet<string>,
): readonly Transition[] {
  return statechart.transitions.filter(
    ({ source, kind }) => kind !== 'always' && (active.has(source) || source === statechart.id),
  );
}

/** The ids of the states and transitions that these steps visited. */
export function visitedBy(
  statechart: Statechart,
  steps: readonly { readonly value: Step['value']; readonly transitions: readonly string[] }[],
): ReadonlySet<string> {
  const ends = new Map(
    statechart.transitions.map(({ id, source, targets }) => [id, [source, ...targets]]),
  );
  return new Set(
    steps.flatMap(({ value, transitions }) => [
      ...activeStates(statechart, value),
      ...transitions,
      // A transient state is in no state value, but transitions lead into it and out of it.
      ...transitions.flatMap((transition) => ends.get(transition) ?? []),
    ]),
  );
}
