import { headSize, isInternal, labelOf, labelSize } from './boxes';
import type { Box, Drawing, Point } from './drawing';
import type { Statechart, Transition } from './statechart';

/** Points as numbers: the first point, then the differences of each to the one before. */
export type PackedPath = readonly number[];

/** A compact drawing: entries are in the statechart's order, so they need no ids, and computable values are left out. */
export interface PackedDrawing {
  readonly size: readonly [number, number];
  /** For each state except the root: x, y, width, height; for a parent state also the x and y of its head. */
  readonly states: readonly (readonly number[])[];
  /** For each transition with a target: the corner of its label, if it has one, then the path to each target. */
  readonly transitions: readonly (readonly PackedPath[])[];
  /** For each state with an initial child. */
  readonly initials: readonly PackedPath[];
}

/** Unpacks the drawing of a statechart. */
export function unpackDrawing(statechart: Statechart, packed: PackedDrawing): Drawing {
  const places = statechart.states.slice(1).map((state, index) => {
    const [x = 0, y = 0, width = 0, height = 0, head] = packed.states[index] ?? [];
    const { width: headWidth, height: headHeight } = headSize(statechart, state);
    return {
      id: state.id,
      box: [x, y, width, height] as const,
      head: head === undefined ? null : ([head, y, headWidth, headHeight] as const),
    };
  });
  const transitions = statechart.transitions.filter((transition) => !isInternal(transition));
  const parents = statechart.states.filter(({ initial }) => initial !== null);
  const [width, height] = packed.size;
  return {
    width,
    height,
    states: Object.fromEntries(places.map(({ id, box }) => [id, box])),
    heads: Object.fromEntries(places.flatMap(({ id, head }) => (head ? [[id, head]] : []))),
    transitions: Object.fromEntries(
      transitions.map((transition, index) => {
        const [corner = [], ...paths] = packed.transitions[index] ?? [];
        return [transition.id, { paths: paths.map(pointsOf), label: labelAt(corner, transition) }];
      }),
    ),
    initials: Object.fromEntries(
      parents.map(({ id }, index) => [id, pointsOf(packed.initials[index] ?? [])]),
    ),
  };
}

function labelAt([x, y]: PackedPath, transition: Transition): Box | null {
  if (x === undefined || y === undefined) return null;
  const { width, height } = labelSize(labelOf(transition));
  return [x, y, width, height];
}

function pointsOf(path: PackedPath): readonly Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: path.length / 2 }, (_, index): Point => {
    x += path[2 * index] ?? 0;
    y += path[2 * index + 1] ?? 0;
    return [x, y];
  });
}
