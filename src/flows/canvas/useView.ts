import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box, Drawing } from '../model/drawing';
import { fitView, initialView, READABLE, type Screen, showBox, type View, zoomView } from './view';

/** The factor of a press on a zoom button or key. */
export const ZOOM_STEP = 1.25;

/**
 * The visible part of a drawing, and functions that change it.
 *
 * @param start the box of the initial state
 */
export function useView(container: RefObject<HTMLElement | null>, drawing: Drawing, start: Box) {
  const [screen, setScreen] = useState<Screen>({ width: 0, height: 0 });
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
    /** Moves by px of the screen. */
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
