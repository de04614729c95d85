import type { Box } from '../model/drawing';

/** The visible part of a drawing: its corner in px of the drawing, and the px of the screen for one px of the drawing. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

const MIN_SCALE = 0.15;
const MAX_SCALE = 3;
const MARGIN = 24;
/** The scale at which the small type (11 px) is readable. No view enlarges the drawing beyond it by itself. */
const NATURAL = 1;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const clampScale = (scale: number) => clamp(scale, MIN_SCALE, MAX_SCALE);

/** The view that centres a box, as large as it fits. */
export function fitView([x, y, width, height]: Box, screen: Screen): View {
  const scale = clampScale(
    Math.min((screen.width - 2 * MARGIN) / width, (screen.height - 2 * MARGIN) / height, NATURAL),
  );
  return centreBox([x, y, width, height], screen, scale);
}

function centreBox([x, y, width, height]: Box, screen: Screen, scale: number): View {
  return {
    scale,
    x: x + width / 2 - screen.width / 2 / scale,
    y: y + height / 2 - screen.height / 2 / scale,
  };
}

/**
 * The first view of a drawing: the complete drawing when its texts are readable, else the part around the initial state at a
 * readable scale.
 *
 * @param start the box of the initial state
 * @param boxes other states; the view contains as many of them as possible
 */
export function initialView(
  drawing: Screen,
  start: Box,
  boxes: readonly Box[],
  screen: Screen,
): View {
  const all = fitView([0, 0, drawing.width, drawing.height], screen);
  if (all.scale >= NATURAL) return all;
  const [x, y, width] = start;
  const within = (wanted: number, size: number, visible: number) =>
    size <= visible ? (size - visible) / 2 : clamp(wanted, 0, size - visible);
  const views = [
    x + width / 2 - screen.width / 2,
    x - 2 * MARGIN,
    x + width + 2 * MARGIN - screen.width,
  ].map((left) => ({
    scale: NATURAL,
    x: within(left, drawing.width, screen.width),
    y: within(y - 3 * MARGIN, drawing.height, screen.height),
  }));
  const countVisible = (view: View) => boxes.filter((box) => isVisible(view, box, screen)).length;
  return views.reduce((best, view) => (countVisible(view) > countVisible(best) ? view : best));
}

/** Zooms a view around a point of the screen. */
export function zoomView({ x, y, scale }: View, factor: number, atX: number, atY: number): View {
  const next = clampScale(scale * factor);
  const shift = 1 / scale - 1 / next;
  return { x: x + atX * shift, y: y + atY * shift, scale: next };
}

/**
 * Moves a view so that the boxes are visible; unchanged when they already are. Boxes that do not fit beside the earlier ones
 * are left out.
 */
export function revealBoxes(before: View, boxes: readonly Box[], screen: Screen): View {
  const { scale } = before;
  const visible = { width: screen.width / scale, height: screen.height / scale };
  const shown = unionThatFits(boxes, visible);
  return shown === null || isVisible(before, shown, visible)
    ? before
    : centreBox(shown, screen, scale);
}

/** Moves a view so that a box is completely visible, and readable unless it is larger than the screen. */
export function showBox(before: View, box: Box, screen: Screen): View {
  const readable = { ...before, scale: Math.max(before.scale, NATURAL) };
  const visible = { width: screen.width / readable.scale, height: screen.height / readable.scale };
  if (box[2] > visible.width || box[3] > visible.height) return fitView(box, screen);
  const isReadable = readable.scale === before.scale;
  return isReadable && isVisible(before, box, visible)
    ? before
    : centreBox(box, screen, readable.scale);
}

const isVisible = (view: View, [x, y, width, height]: Box, size: Screen) =>
  x >= view.x &&
  y >= view.y &&
  x + width <= view.x + size.width &&
  y + height <= view.y + size.height;

/** The union of the boxes, without those that would make it larger than `size`; null when there are none. */
function unionThatFits(boxes: readonly Box[], size: Screen): Box | null {
  return boxes.reduce<Box | null>((sum, box) => {
    if (sum === null) return box;
    const around = union(sum, box);
    return around[2] <= size.width && around[3] <= size.height ? around : sum;
  }, null);
}

function union([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): Box {
  const [x, y] = [Math.min(ax, bx), Math.min(ay, by)];
  return [x, y, Math.max(ax + aw, bx + bw) - x, Math.max(ay + ah, by + bh) - y];
}
