import type { Box, Drawing, Point } from '../layout/drawing';

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

/** The box of a state, of which only the head when its inner states are drawn. */
export const stateBox = ({ heads, states }: Drawing, id: string): Box | undefined =>
  heads[id] ?? states[id];

/**
 * The boxes of a state, or of a transition: its path and its label, or the state's box in which it is listed. A hidden
 * transition has none.
 */
export function boxesOf(drawing: Drawing, id: string): readonly Box[] {
  const drawn = drawing.transitions[id];
  if (drawn) {
    const points = [drawn.path, ...(drawn.branches ?? [])].flat();
    return [...points.map(pointBox), ...(drawn.label ? [drawn.label] : [])];
  }
  const source = drawing.statechart.transitions.find((one) => one.id === id)?.source ?? id;
  const box = stateBox(drawing, source);
  return box ? [box] : [];
}
