import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Box, Drawing } from '../model/drawing';
import { beginning, fitting, revealing, type Screen, showing, type View, zoomed } from './view';

/**
 * What is seen of a drawing, and the ways to change it.
 *
 * @param start where the chart begins
 */
export function useView(place: RefObject<HTMLElement | null>, drawing: Drawing, start: Box) {
  const [screen, setScreen] = useState<Screen>({ width: 0, height: 0 });
  const [view, setView] = useState<View | 'first' | 'all'>('first');

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setScreen({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const viewOf = (seen: typeof view): View => {
    if (seen === 'all') return fitting([0, 0, drawing.width, drawing.height], screen);
    if (seen !== 'first') return seen;
    return beginning(drawing, start, Object.values(drawing.states), screen);
  };
  /** A change that changes nothing leaves what follows the size of the screen as it is. */
  const change = (next: (before: View) => View) =>
    setView((seen) => {
      const before = viewOf(seen);
      const after = next(before);
      return after === before ? seen : after;
    });

  return {
    view: viewOf(view),
    screen,
    /** All of it. */
    fit: useCallback(() => setView('all'), []),
    /** By so many px of the screen. */
    pan: (dx: number, dy: number) =>
      change(({ x, y, scale }) => ({ x: x + dx / scale, y: y + dy / scale, scale })),
    /** Around a point of the screen; its middle if none is given. */
    zoom: (factor: number, atX = screen.width / 2, atY = screen.height / 2) =>
      change((before) => zoomed(before, factor, atX, atY)),
    /** Keeps boxes in sight. */
    reveal: (...boxes: readonly Box[]) => change((before) => revealing(before, boxes, screen)),
    /** Has a box be seen whole, and be readable. */
    show: (box: Box) => change((before) => showing(before, box, screen)),
  };
}

export type ViewControl = ReturnType<typeof useView>;
