import type { Statechart } from '../../src/flows/model/statechart';

/**
 * Finds the back edges: in a depth-first search from each initial state, the transitions to a state on the current path.
 * A transition between levels counts for the two states of the level that it connects.
 */
export function findBackEdges(statechart: Statechart): ReadonlySet<string> {
  const parents = new Map(statechart.states.map(({ id, parent }) => [id, parent]));
  const ancestorsOf = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [...ancestorsOf(parent), id];
  };
  /** The two states of one level that a transition connects; null within one state. */
  const siblings = (source: string, target: string): readonly [string, string] | null => {
    const [from, to] = [ancestorsOf(source), ancestorsOf(target)];
    const fork = from.findIndex((id, index) => id !== to[index]);
    const [a, b] = [from[fork], to[fork]];
    return a === undefined || b === undefined ? null : [a, b];
  };

  const outgoing = new Map<string, { readonly transition: string; readonly to: string }[]>();
  for (const { id, source, targets } of statechart.transitions) {
    for (const target of targets) {
      const pair = siblings(source, target);
      if (pair === null) continue;
      const [from, to] = pair;
      outgoing.set(from, [...(outgoing.get(from) ?? []), { transition: id, to }]);
    }
  }

  const back = new Set<string>();
  const finished = new Set<string>();
  const visit = (state: string, path: ReadonlySet<string>) => {
    if (finished.has(state)) return;
    const current = new Set([...path, state]);
    for (const { transition, to } of outgoing.get(state) ?? []) {
      if (current.has(to)) back.add(transition);
      else visit(to, current);
    }
    finished.add(state);
  };
  for (const { initial } of statechart.states) if (initial !== null) visit(initial, new Set());
  for (const { id } of statechart.states) visit(id, new Set());
  return back;
}
