import type { Box, Drawing } from '../model/drawing';

/** The visible part of a drawing: its corner in px of the drawing, and the px of the screen for one px of the drawing. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export type Screen = Pick<Drawing, 'width' | 'height'>;

const MARGIN = 24;
/** The scale at which the small type (11 px) is readable. No view enlarges the drawing beyond it by itself. */
export const READABLE = 1;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const clampScale = (scale: number) => clamp(scale, 0.15, 3);

/** The view that centres a box, as large as it fits. */
export function fitView(box: Box, screen: Screen): View {
  const [, , width, height] = box;
  const fitting = Math.min(
    (screen.width - 2 * MARGIN) / width,
    (screen.height - 2 * MARGIN) / height,
  );
  return centreBox(box, screen, clampScale(Math.min(fitting, READABLE)));
}

const centreBox = ([x, y, width, height]: Box, screen: Screen, scale: number): View => ({
  scale,
  x: x + width / 2 - screen.width / 2 / scale,
  y: y + height / 2 - screen.height / 2 / scale,
});

/**
 * The first view of a drawing: the complete drawing when its texts are readable, else the part around the initial state at a
 * readable scale.
 *
 * @param start the box of the initial state
 */
export function initialView({ width, height }: Screen, start: Box, screen: Screen): View {
  const all = fitView([0, 0, width, height], screen);
  if (all.scale >= READABLE) return all;
  const [x, y, startWidth] = start;
  const within = (wanted: number, size: number, visible: number) =>
    size <= visible ? (size - visible) / 2 : clamp(wanted, 0, size - visible);
  return {
    scale: READABLE,
    x: within(x + startWidth / 2 - screen.width / 2, width, screen.width),
    y: within(y - 3 * MARGIN, height, screen.height),
  };
}

/** Zooms a view around a point of the screen. */
export function zoomView({ x, y, scale }: View, factor: number, atX: number, atY: number): View {
  const next = clampScale(scale * factor);
  const shift = 1 / scale - 1 / next;
  return { x: x + atX * shift, y: y + atY * shift, scale: next };
}

/** Moves a view so that a box is completely visible, at least at this scale unless the box is larger than the screen. */
export function showBox(before: View, box: Box, screen: Screen, minScale = 0): View {
  const [x, y, width, height] = box;
  const scale = Math.max(before.scale, minScale);
  const visible = { width: screen.width / scale, height: screen.height / scale };
  if (width > visible.width || height > visible.height) return fitView(box, screen);
  const isVisible =
    scale === before.scale &&
    x >= before.x &&
    y >= before.y &&
    x + width <= before.x + visible.width &&
    y + height <= before.y + visible.height;
  return isVisible ? before : centreBox(box, screen, scale);
}
