import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box, Drawing, Size } from '../model/drawing';

/** The factor of a press on a zoom button or key. */
export const ZOOM_STEP = 1.25;

/**
 * The visible part of a drawing, and functions that change it.
 *
 * @param start the box of the initial state
 */
export function useView(container: RefObject<HTMLElement | null>, drawing: Drawing, start: Box) {
  const [screen, setScreen] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<View | 'first' | 'all'>('first');

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const measure = () => setScreen({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);

  const resolve = (requested: typeof view): View => {
    if (requested === 'all') return fitView([0, 0, drawing.width, drawing.height], screen);
    return requested === 'first' ? initialView(drawing, start, screen) : requested;
  };
  /** A change without effect preserves `first` and `all`, which follow the size of the screen. */
  const change = (next: (before: View) => View) =>
    setView((requested) => {
      const before = resolve(requested);
      const after = next(before);
      return after === before ? requested : after;
    });

  return {
    view: resolve(view),
    screen,
    fit: () => setView('all'),
    pan: (dx: number, dy: number) =>
      change(({ x, y, scale }) => ({ x: x + dx / scale, y: y + dy / scale, scale })),
    /** Zooms around a point of the screen, by default its centre. */
    zoom: (factor: number, atX = screen.width / 2, atY = screen.height / 2) =>
      change((before) => zoomView(before, factor, atX, atY)),
    /** Moves a box into view; keeps the scale. */
    reveal: (box: Box) => change((before) => showBox(before, box, screen)),
    /** Moves a box into view at a readable scale. */
    show: (box: Box) => change((before) => showBox(before, box, screen, READABLE)),
  };
}

export type ViewControl = ReturnType<typeof useView>;

/** The visible part of a drawing: its corner in px of the drawing, and the px of the screen for one px of the drawing. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const MARGIN = 24;
/** The scale at which the small type (11 px) is readable. No view enlarges the drawing beyond it by itself. */
export const READABLE = 1;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

const clampScale = (scale: number) => clamp(scale, 0.15, 3);

/** The view that centres a box, as large as it fits. */
export function fitView(box: Box, screen: Size): View {
  const [, , width, height] = box;
  const fitting = Math.min(
    (screen.width - 2 * MARGIN) / width,
    (screen.height - 2 * MARGIN) / height,
  );
  return centreBox(box, screen, clampScale(Math.min(fitting, READABLE)));
}

const centreBox = ([x, y, width, height]: Box, screen: Size, scale: number): View => ({
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
export function initialView({ width, height }: Size, start: Box, screen: Size): View {
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
export function showBox(before: View, box: Box, screen: Size, minScale = 0): View {
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
