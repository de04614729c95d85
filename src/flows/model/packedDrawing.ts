import { headSize, isInside, labelOf, labelSize } from './boxes';
import type { Chart } from './chart';
import type { Box, Drawing, Point } from './drawing';

/** Points as numbers: the first, then how far each is from the one before. */
export type PackedWay = readonly number[];

/** A drawing in few bytes: what stands in the chart's own order needs no names, what can be reckoned is left out. */
export interface PackedDrawing {
  readonly size: readonly [number, number];
  /** Of each state but the chart itself: x, y, width, height; of one that nests others, where its head begins, too. */
  readonly states: readonly (readonly number[])[];
  /** Of each arrow that leads somewhere: the corner of its label (none: nothing is said), then its way to each target. */
  readonly arrows: readonly (readonly PackedWay[])[];
  /** Of each state with a first child. */
  readonly initials: readonly PackedWay[];
}

/** The drawing of a chart as it was before it was packed. */
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
