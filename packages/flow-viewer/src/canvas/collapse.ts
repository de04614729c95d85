import { headSize } from '../layout/boxes';
import type { Box, Drawing, Point } from '../layout/drawing';
import type { Statechart, Transition } from '../model/statechart';

interface Collapsed {
  readonly statechart: Statechart;
  readonly drawing: Drawing;
}

/** The free space that stays where something was hidden, px. */
const GAP = 28;

/**
 * Hides what is inside collapsed states: their inner states, and the transitions between them. Other transitions end at the
 * edge of the collapsed state. The freed rows and columns of the drawing are removed (coordinate compression), which keeps
 * the order of everything else, so nothing overlaps.
 */
export function collapse(
  statechart: Statechart,
  drawing: Drawing,
  collapsed: ReadonlySet<string>,
): Collapsed {
  if (collapsed.size === 0) return { statechart, drawing };
  const parents = new Map(statechart.states.map(({ id, parent }) => [id, parent]));
  const ancestors = (id: string): readonly string[] => {
    const parent = parents.get(id) ?? null;
    return parent === null ? [id] : [...ancestors(parent), id];
  };
  /** The outermost collapsed state around a state, else the state itself. */
  const shownAs = (id: string) => ancestors(id).find((one) => collapsed.has(one)) ?? id;
  const isShown = ({ source, targets }: Transition) => {
    const from = shownAs(source);
    const isComplete = from === source && targets.every((target) => shownAs(target) === target);
    return isComplete || targets.some((target) => shownAs(target) !== from);
  };

  const states = statechart.states.filter(({ id }) => shownAs(id) === id);
  const drawn = states.filter(({ id }) => id in drawing.states);
  const transitions = statechart.transitions.filter(isShown);
  const shown: Statechart = { ...statechart, states, transitions };
  const boxOf = (id: string) => drawing.states[id] ?? EMPTY;

  const shorten = (whole: readonly Point[], source: string, target = source) => {
    const [from, to] = [shownAs(source), shownAs(target)];
    const left = from === source ? whole : leave(whole, boxOf(from));
    return to === target ? left : leave(left.toReversed(), boxOf(to)).toReversed();
  };
  const paths = transitions.flatMap(({ id, source, targets: [target, ...others] }) => {
    const line = drawing.transitions[id];
    if (line === undefined) return [];
    const path = shorten(line.path, source, target);
    const branches = line.branches?.map((branch, index) => shorten(branch, source, others[index]));
    return [[id, { ...line, path, ...(branches && { branches }) }] as const];
  });
  const initials = Object.entries(drawing.initials).filter(
    ([id]) => !collapsed.has(id) && shownAs(id) === id,
  );
  const heads = states.flatMap((state): (readonly [string, Box])[] => {
    const head = drawing.heads[state.id];
    if (head === undefined || collapsed.has(state.id)) return [];
    return [[state.id, head]];
  });
  const occupied = [
    ...drawn.flatMap((state): readonly Box[] => {
      const [x, y, width, height] = boxOf(state.id);
      if (collapsed.has(state.id)) {
        const head = headSize(statechart, state);
        return [[x, y, Math.min(width, head.width), Math.min(height, head.height)]];
      }
      // Only the edges of a parent take room.
      return state.id in drawing.heads
        ? [
            [x, y, 1, 1],
            [x + width, y + height, 1, 1],
          ]
        : [[x, y, width, height]];
    }),
    ...heads.map(([, box]) => box),
    ...paths.flatMap(([, { label, path, branches = [] }]) => [
      ...(label ? [label] : []),
      ...[path, ...branches].flat().map(pointBox),
    ]),
    ...initials.flatMap(([, path]) => path.map(pointBox)),
    [drawing.width, drawing.height, 0, 0] as const,
  ];
  const [mapX, mapY] = [compression(occupied, 0), compression(occupied, 1)];
  const mapPoint = ([x, y]: Point): Point => [mapX(x), mapY(y)];
  const mapBox = ([x, y, width, height]: Box): Box => {
    const [left, top] = [mapX(x), mapY(y)];
    return [left, top, mapX(x + width) - left, mapY(y + height) - top];
  };
  const mapped = <Value, Result>(
    entries: readonly (readonly [string, Value])[],
    map: (value: Value) => Result,
  ) => Object.fromEntries(entries.map(([id, value]) => [id, map(value)]));
  return {
    statechart: shown,
    drawing: {
      width: mapX(drawing.width),
      height: mapY(drawing.height),
      states: mapped(
        drawn.map(({ id }) => [id, boxOf(id)] as const),
        mapBox,
      ),
      heads: mapped(heads, mapBox),
      transitions: mapped(paths, ({ path, branches, label }) => ({
        path: path.map(mapPoint),
        ...(branches && { branches: branches.map((branch) => branch.map(mapPoint)) }),
        label: label && mapBox(label),
      })),
      initials: mapped(initials, (path) => path.map(mapPoint)),
    },
  };
}

const EMPTY: Box = [0, 0, 0, 0];

const pointBox = ([x, y]: Point): Box => [x - 6, y - 6, 12, 12];

/** The part of a path outside the box in which it starts, from the edge of the box. */
function leave(path: readonly Point[], [x, y, width, height]: Box): readonly Point[] {
  const isInside = ([px, py]: Point) => px >= x && px <= x + width && py >= y && py <= y + height;
  const first = path.findIndex((point) => !isInside(point));
  const outside = path[first];
  if (outside === undefined) return path;
  const edge: Point = [
    Math.min(x + width, Math.max(x, outside[0])),
    Math.min(y + height, Math.max(y, outside[1])),
  ];
  return [edge, ...path.slice(first)];
}

/** A function from old to new coordinates of an axis. It shortens the gaps that nothing occupies. */
function compression(boxes: readonly Box[], axis: 0 | 1): (at: number) => number {
  const intervals = boxes
    .map((box) => [box[axis], box[axis] + (box[axis + 2] ?? 0)] as const)
    .toSorted(([a], [b]) => a - b);
  const cuts: { readonly from: number; readonly to: number }[] = [];
  let end = 0;
  for (const [from, to] of intervals) {
    if (from - end > GAP) cuts.push({ from: end + GAP / 2, to: from - GAP / 2 });
    end = Math.max(end, to);
  }
  return (at) =>
    Math.round(
      at - cuts.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - from), 0),
    );
}
