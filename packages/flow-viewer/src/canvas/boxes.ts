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
  if (drawn) return [...drawn.path.map(pointBox), ...(drawn.label ? [drawn.label] : [])];
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

/**
 * The place to scroll to, so that a box is completely visible and the edge of the screen cuts as few labels and heads as
 * possible. Among equal places, the nearest to the usual one.
 *
 * @returns the place, and how many labels and heads it cuts
 * @param screen its size in px of the drawing
 */
export function placeWithoutCuts(
  drawing: Drawing,
  box: Box,
  screen: Size,
  usual: Point,
): { readonly place: Point; readonly cuts: number } {
  const texts = [
    ...Object.values(drawing.transitions).flatMap(({ label }) => (label ? [label] : [])),
    ...Object.values(drawing.heads),
  ];
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
  const places = across.flatMap((x) => down.map((y): Point => [x, y]));
  return places.map(rate).reduce((best, one) => (one.cost < best.cost ? one : best));
}
