import type { Chart, ChartArrow } from './chart';
import type { Recording, Step } from './recording';

/** The ids of all states that are active by this value, the nesting ones included. */
export function activeStates(chart: Chart, value: Step['value']): ReadonlySet<string> {
  const active = new Set<string>();
  const [top] = chart.states;
  const enter = (parent: string, inner: unknown) => {
    const keys = typeof inner === 'string' ? [inner] : Object.keys(inner ?? {});
    for (const key of keys) {
      const state = chart.states.find((one) => one.parent === parent && one.key === key);
      if (state === undefined) continue;
      active.add(state.id);
      if (typeof inner === 'object') enter(state.id, (inner as Record<string, unknown>)[key]);
    }
  };
  if (top) enter(top.id, value);
  return active;
}

/** The innermost active states of a value for people: `ordering.shipping.known, ordering.submission.filling`. */
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

/** What a recording shows at one of its steps. */
export interface Moment {
  readonly step: Step;
  readonly active: ReadonlySet<string>;
  readonly last: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
  /** What may be taken next. */
  readonly possible: ReadonlySet<string>;
}

/** The moment after step `index` (from 0); null before anything happened. */
export function momentOf(chart: Chart, recording: Recording, index: number): Moment | null {
  const step = recording.steps[index];
  if (step === undefined) return null;
  const active = activeStates(chart, step.value);
  const next = step.status === 'active' ? possibleFrom(chart, active) : [];
  return {
    step,
    active,
    possible: new Set(next.map(({ id }) => id)),
    last: new Set(step.arrows),
    refused: new Set(step.verdicts.filter(({ holds }) => !holds).map(({ arrow }) => arrow)),
  };
}

/** The arrows that may be taken next from these active states; which of several with guards, the guards decide then. */
export function possibleFrom(chart: Chart, active: ReadonlySet<string>): readonly ChartArrow[] {
  const top = chart.states[0]?.id;
  return chart.arrows.filter(
    ({ source, kind }) => kind !== 'always' && (active.has(source) || source === top),
  );
}

/** A moment of a flow, as far as the chart is concerned. */
export interface Touch {
  readonly value: Step['value'];
  readonly arrows: readonly string[];
}

/** The ids of the states and arrows that these moments touch. */
export function walkedIn(chart: Chart, moments: readonly Touch[]): ReadonlySet<string> {
  const ends = new Map(chart.arrows.map(({ id, source, targets }) => [id, [source, ...targets]]));
  return new Set(
    moments.flatMap(({ value, arrows }) => [
      ...activeStates(chart, value),
      ...arrows,
      // A state that is left at once is in no value, but arrows lead into it and out.
      ...arrows.flatMap((arrow) => ends.get(arrow) ?? []),
    ]),
  );
}
