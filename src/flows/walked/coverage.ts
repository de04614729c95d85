import type { Chart } from '../model/chart';

/** The visited and the missing parts of a chart. */
export interface Coverage {
  readonly walked: ReadonlySet<string>;
  readonly states: { readonly walked: number; readonly all: number };
  readonly arrows: { readonly walked: number; readonly all: number };
  /** Ids of the states and transitions that were not visited. */
  readonly missing: readonly string[];
}

/** Computes the coverage of a chart by visited ids. The root does not count as a state. */
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
