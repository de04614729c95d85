import type { Box } from '../model/drawing';

/** The part of a drawing that is seen: px of the drawing, and how many px of the screen one of them takes. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.15;
const MOST = 3;
const MARGIN = 24;
/** A drawing's own size: from here on its small type (11 px) can be read, and nothing is blown up beyond it by itself. */
const NATURAL = 1;

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

const clampScale = (scale: number) => clamp(scale, LEAST, MOST);

/** The view in which a box stands in the middle of the screen, as large as it fits. */
export function fitting([x, y, width, height]: Box, screen: Screen): View {
  const scale = clampScale(
    Math.min((screen.width - 2 * MARGIN) / width, (screen.height - 2 * MARGIN) / height, NATURAL),
  );
  return centred([x, y, width, height], screen, scale);
}

function centred([x, y, width, height]: Box, screen: Screen, scale: number): View {
  return {
    scale,
    x: x + width / 2 - screen.width / 2 / scale,
    y: y + height / 2 - screen.height / 2 / scale,
  };
}

/**
 * What is seen of a drawing at first: all of it where its words can be read so, else as much as can be read around the
 * place where the chart begins.
 *
 * @param boxes of which as many as can be are to be seen beside it
 */
export function beginning(whole: Screen, start: Box, boxes: readonly Box[], screen: Screen): View {
  const all = fitting([0, 0, whole.width, whole.height], screen);
  if (all.scale >= NATURAL) return all;
  const [x, y, width] = start;
  const within = (wanted: number, size: number, seen: number) =>
    size <= seen ? (size - seen) / 2 : clamp(wanted, 0, size - seen);
  const views = [
    x + width / 2 - screen.width / 2,
    x - 2 * MARGIN,
    x + width + 2 * MARGIN - screen.width,
  ].map((left) => ({
    scale: NATURAL,
    x: within(left, whole.width, screen.width),
    y: within(y - 3 * MARGIN, whole.height, screen.height),
  }));
  const seenIn = (view: View) => boxes.filter((box) => isSeen(view, box, screen)).length;
  return views.reduce((best, view) => (seenIn(view) > seenIn(best) ? view : best));
}

/** A view after a zoom around a point of the screen. */
export function zoomed({ x, y, scale }: View, factor: number, atX: number, atY: number): View {
  const next = clampScale(scale * factor);
  const kept = 1 / scale - 1 / next;
  return { x: x + atX * kept, y: y + atY * kept, scale: next };
}

/** A view in which these boxes are seen; where they are, nothing moves. What does not fit beside those before it is left out. */
export function revealing(before: View, boxes: readonly Box[], screen: Screen): View {
  const { scale } = before;
  const seen = { width: screen.width / scale, height: screen.height / scale };
  const shown = together(boxes, seen);
  return shown === null || isSeen(before, shown, seen) ? before : centred(shown, screen, scale);
}

/** A view in which a box is seen whole, and can be read if it is not too large for that. */
export function showing(before: View, box: Box, screen: Screen): View {
  const readable = { ...before, scale: Math.max(before.scale, NATURAL) };
  const seen = { width: screen.width / readable.scale, height: screen.height / readable.scale };
  if (box[2] > seen.width || box[3] > seen.height) return fitting(box, screen);
  const isReadable = readable.scale === before.scale;
  return isReadable && isSeen(before, box, seen) ? before : centred(box, screen, readable.scale);
}

const isSeen = (view: View, [x, y, width, height]: Box, seen: Screen) =>
  x >= view.x &&
  y >= view.y &&
  x + width <= view.x + seen.width &&
  y + height <= view.y + seen.height;

/** The box around these boxes, as many of them from the first as fit; null of none. */
function together(boxes: readonly Box[], room: Screen): Box | null {
  return boxes.reduce<Box | null>((sum, box) => {
    if (sum === null) return box;
    const around = union(sum, box);
    return around[2] <= room.width && around[3] <= room.height ? around : sum;
  }, null);
}

function union([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): Box {
  const [x, y] = [Math.min(ax, bx), Math.min(ay, by)];
  return [x, y, Math.max(ax + aw, bx + bw) - x, Math.max(ay + ah, by + bh) - y];
}
