import type { Chart } from '../../src/flows/model/chart';

/**
 * Finds the back edges: in a depth-first search from each initial state, the transitions to a state on the current path.
 * A transition between levels counts for the two states of the level that it connects.
 */
export function backward(chart: Chart): ReadonlySet<string> {
  const parents = new Map(chart.states.map(({ id, parent }) => [id, parent]));
  const chain = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [...chain(parent), id];
  };
  /** The two states of one level that a transition connects; null within one state. */
  const ends = (source: string, target: string): readonly [string, string] | null => {
    const [from, to] = [chain(source), chain(target)];
    const apart = from.findIndex((id, index) => id !== to[index]);
    const [a, b] = [from[apart], to[apart]];
    return a === undefined || b === undefined ? null : [a, b];
  };

  const out = new Map<string, { readonly arrow: string; readonly to: string }[]>();
  for (const { id, source, targets } of chart.arrows) {
    for (const target of targets) {
      const pair = ends(source, target);
      if (pair === null) continue;
      const [from, to] = pair;
      out.set(from, [...(out.get(from) ?? []), { arrow: id, to }]);
    }
  }

  const back = new Set<string>();
  const left = new Set<string>();
  const walk = (state: string, way: ReadonlySet<string>) => {
    if (left.has(state)) return;
    const here = new Set([...way, state]);
    for (const { arrow, to } of out.get(state) ?? []) {
      if (here.has(to)) back.add(arrow);
      else walk(to, here);
    }
    left.add(state);
  };
  for (const { initial } of chart.states) if (initial !== null) walk(initial, new Set());
  for (const { id } of chart.states) walk(id, new Set());
  return back;
}
