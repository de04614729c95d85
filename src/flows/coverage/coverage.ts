import type { Statechart } from '../model/statechart';

/** The visited and the missing parts of a statechart. */
export interface Coverage {
  readonly visited: ReadonlySet<string>;
  readonly states: { readonly visited: number; readonly all: number };
  readonly transitions: { readonly visited: number; readonly all: number };
  /** Ids of the states and transitions that were not visited. */
  readonly missing: readonly string[];
}

/** Computes the coverage of a statechart by visited ids. The root does not count as a state. */
export function coverageOf(statechart: Statechart, visited: ReadonlySet<string>): Coverage {
  const states = statechart.states.slice(1).map(({ id }) => id);
  const transitions = statechart.transitions.map(({ id }) => id);
  const isVisited = (id: string) => visited.has(id);
  return {
    visited,
    states: { visited: states.filter(isVisited).length, all: states.length },
    transitions: { visited: transitions.filter(isVisited).length, all: transitions.length },
    missing: [...states, ...transitions].filter((id) => !visited.has(id)),
  };
}
