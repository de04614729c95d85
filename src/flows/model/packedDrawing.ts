import { headSize, isInside, labelOf, labelSize } from './boxes';
import type { Chart } from './chart';
import type { Box, Drawing, Point } from './drawing';

/** Points as numbers: the first point, then the differences of each to the one before. */
export type PackedWay = readonly number[];

/** A compact drawing: entries are in the chart's order, so they need no ids, and computable values are left out. */
export interface PackedDrawing {
  readonly size: readonly [number, number];
  /** For each state except the root: x, y, width, height; for a parent state also the x and y of its head. */
  readonly states: readonly (readonly number[])[];
  /** For each transition with a target: the corner of its label, if it has one, then the path to each target. */
  readonly arrows: readonly (readonly PackedWay[])[];
  /** For each state with an initial child. */
  readonly initials: readonly PackedWay[];
}

/** Unpacks the drawing of a chart. */
export function unpackDrawing(chart: Chart, packed: PackedDrawing): Drawing {
  const places = chart.states.slice(1).map((state, index) => {
    const [x = 0, y = 0, width = 0, height = 0, head] = packed.states[index] ?? [];
    const { width: headWidth, height: headHeight } = headSize(chart, state);
    return {
      id: state.id,
      box: [x, y, width, height] as const,
      head: head === undefined ? null : ([head, y, headWidth, headHeight] as const),
    };
  });
  const arrows = chart.arrows.filter((arrow) => !isInside(arrow));
  const beginning = chart.states.filter(({ initial }) => initial !== null);
  const [width, height] = packed.size;
  return {
    width,
    height,
    states: Object.fromEntries(places.map(({ id, box }) => [id, box])),
    heads: Object.fromEntries(places.flatMap(({ id, head }) => (head ? [[id, head]] : []))),
    arrows: Object.fromEntries(
      arrows.map((arrow, index) => {
        const [corner = [], ...ways] = packed.arrows[index] ?? [];
        return [arrow.id, { ways: ways.map(pointsOf), label: labelAt(corner, arrow) }];
      }),
    ),
    initials: Object.fromEntries(
      beginning.map(({ id }, index) => [id, pointsOf(packed.initials[index] ?? [])]),
    ),
  };
}

function labelAt([x, y]: PackedWay, arrow: Chart['arrows'][number]): Box | null {
  if (x === undefined || y === undefined) return null;
  const { width, height } = labelSize(labelOf(arrow));
  return [x, y, width, height];
}

function pointsOf(way: PackedWay): readonly Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: way.length / 2 }, (_, index): Point => {
    x += way[2 * index] ?? 0;
    y += way[2 * index + 1] ?? 0;
    return [x, y];
  });
}
