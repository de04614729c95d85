import type { Chart } from '../model/chart';

/** What of a chart was walked, and what was not. */
export interface Coverage {
  readonly walked: ReadonlySet<string>;
  readonly states: { readonly walked: number; readonly all: number };
  readonly arrows: { readonly walked: number; readonly all: number };
  /** Ids of the states and arrows that were not. */
  readonly missing: readonly string[];
}

/** How much of a chart these ids of states and arrows are. The chart itself counts for no state. */
export function coverageOf(chart: Chart, walked: ReadonlySet<string>): Coverage {
  const states = chart.states.slice(1).map(({ id }) => id);
  const arrows = chart.arrows.map(({ id }) => id);
  const isWalked = (id: string) => walked.has(id);
  return {
    walked,
    states: { walked: states.filter(isWalked).length, all: states.length },
    arrows: { walked: arrows.filter(isWalked).length, all: arrows.length },
    missing: [...states, ...arrows].filter((id) => !walked.has(id)),
  };
}
