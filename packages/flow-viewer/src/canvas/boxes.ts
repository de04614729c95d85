import type { Box, Drawing, Point, Size } from '../layout/drawing';
import type { Statechart } from '../model/statechart';
import type { StepView } from '../model/stepView';

/** The smallest box around other boxes; null without any. */
export function boundingBox(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  return [left, top, right - left, bottom - top];
}

const pointBox = ([x, y]: Point): Box => [x, y, 0, 0];

/** The boxes of a transition: its path and its label, or the state's box in which it is listed. */
export function transitionBoxes(
  statechart: Statechart,
  drawing: Drawing,
  id: string,
): readonly Box[] {
  const drawn = drawing.transitions[id];
  if (drawn) {
    const points = [drawn.path, ...(drawn.branches ?? [])].flat();
    return [...points.map(pointBox), ...(drawn.label ? [drawn.label] : [])];
  }
  const source = statechart.transitions.find((one) => one.id === id)?.source ?? '';
  const box = drawing.heads[source] ?? drawing.states[source];
  return box ? [box] : [];
}

/** What a step changed and where the flow is now: the taken transitions, and the innermost active states. */
export function stepBox(
  statechart: Statechart,
  drawing: Drawing,
  { active, last }: StepView,
): Box | null {
  const isInnermost = (id: string) =>
    statechart.states.every((state) => state.parent !== id || !active.has(state.id));
  const states = [...active].filter(isInnermost).flatMap((id) => {
    const box = drawing.states[id];
    return box ? [box] : [];
  });
  const taken = [...last].flatMap((id) => transitionBoxes(statechart, drawing, id));
  return boundingBox([...taken, ...states]);
}

/** Whether a box is partly, but not completely, within another. */
const isCut = ([x, y, width, height]: Box, [left, top, across, down]: Box): boolean => {
  const isOutside = x >= left + across || x + width <= left || y >= top + down || y + height <= top;
  const isInside = x >= left && x + width <= left + across && y >= top && y + height <= top + down;
  return !isOutside && !isInside;
};

/** The free space between a label and the edge of the screen, px. */
const GAP = 8;
/** px of distance from the usual place that count as much as one cut label. */
const DISTANCE_PER_CUT = 100_000;

/** The texts that have to stay legible: labels, and heads of parent states. */
const textsOf = (drawing: Drawing): readonly Box[] => [
  ...Object.values(drawing.transitions).flatMap(({ label }) => (label ? [label] : [])),
  ...Object.values(drawing.heads),
];

/** The longest side of the map, and its distance from the edge of the screen, px. */
export const MAP = { size: 150, distance: 8 } as const;

/** The part of a corner that the map takes, px of the drawing. */
export function mapOf({ width, height }: Size, scale: number): Size {
  const ratio = MAP.size / Math.max(width, height);
  // With its border.
  const along = (length: number) => (length * ratio + MAP.distance + 2) / scale;
  return { width: along(width), height: along(height) };
}

/** A corner of the screen. */
export type Corner = readonly [vertical: 'bottom' | 'top', horizontal: 'right' | 'left'];

/** In order of preference. */
const CORNERS: readonly Corner[] = [
  ['bottom', 'right'],
  ['bottom', 'left'],
  ['top', 'right'],
  ['top', 'left'],
];

/**
 * The corner in which a map covers the fewest labels and heads, and how many.
 *
 * @param screen its part of the drawing, in px of the drawing, as the size of the map
 * @param others boxes that have to stay visible, too
 */
export function freeCorner(drawing: Drawing, screen: Box, map: Size, others: readonly Box[] = []) {
  const [left, top, width, height] = screen;
  const texts = [...textsOf(drawing), ...others];
  return CORNERS.map((corner) => {
    const x = corner[1] === 'left' ? left : left + width - map.width;
    const y = corner[0] === 'top' ? top : top + height - map.height;
    const covered = texts.filter((text) => overlaps(text, [x, y, map.width, map.height])).length;
    return { corner, covered };
  }).reduce((best, one) => (one.covered < best.covered ? one : best));
}

const overlaps = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/**
 * The place to scroll to, so that a box is completely visible and the edge of the screen cuts as few labels and heads as
 * possible. Among equal places, one where the map covers none, then the nearest to the usual one.
 *
 * @returns the place, and how many labels and heads are cut or covered there
 * @param screen its size in px of the drawing
 * @param map the size of the map in a corner of the screen, in px of the drawing
 */
export function placeWithoutCuts(
  drawing: Drawing,
  box: Box,
  screen: Size,
  usual: Point,
  map: Size = NO_MAP,
): { readonly place: Point; readonly cuts: number } {
  const texts = textsOf(drawing);
  const candidates = (axis: 0 | 1, room: number, length: number) => {
    const furthest = Math.max(0, length - room);
    const ends = (one: Box) => [one[axis], one[axis] + (axis === 0 ? one[2] : one[3])] as const;
    const [first, last] = ends(box);
    const places = texts
      .map(ends)
      .flatMap(([from, to]) => [
        ...[from - GAP, to + GAP - room],
        ...[to + GAP, from - GAP - room],
      ]);
    const all = [usual[axis], ...places].map((place) => Math.min(furthest, Math.max(0, place)));
    const showing = all.filter((place) => place <= first && last <= place + room);
    return new Set(showing.length > 0 ? showing : all.slice(0, 1));
  };
  const rate = ([x, y]: Point) => {
    const cuts = texts.filter((text) => isCut(text, [x, y, screen.width, screen.height])).length;
    const distance = Math.abs(x - usual[0]) + Math.abs(y - usual[1]);
    return { place: [x, y] as const, cuts, cost: cuts + distance / DISTANCE_PER_CUT };
  };
  const across = [...candidates(0, screen.width, drawing.width)];
  const down = [...candidates(1, screen.height, drawing.height)];
  const places = across
    .flatMap((x) => down.map((y): Point => [x, y]))
    .map(rate)
    .toSorted((one, other) => one.cost - other.cost);
  const [best = { place: usual, cuts: 0 }] = places;
  const coveredAt = ([x, y]: Point) =>
    freeCorner(drawing, [x, y, screen.width, screen.height], map).covered;
  const free = places.find(({ cuts, place }) => cuts > best.cuts || coveredAt(place) === 0);
  const isFree = free !== undefined && free.cuts === best.cuts;
  return isFree ? free : { place: best.place, cuts: best.cuts + coveredAt(best.place) };
}

const NO_MAP: Size = { width: 0, height: 0 };
