import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { Box } from '../model/drawing';

/** The part of a drawing that is seen: px of the drawing, and how many px of the screen one of them takes. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LEAST = 0.15;
const MOST = 3;
const MARGIN = 24;
/** From here on the small type can be read. */
const READABLE = 0.8;
/** What is shown by itself is not blown up beyond its own size. */
const NATURAL = 1;

const clamp = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The view in which a box stands in the middle of the screen, as large as it fits. */
function viewOf([x, y, width, height]: Box, screen: Screen, most = NATURAL): View {
  const fits = Math.min(
    (screen.width - 2 * MARGIN) / width,
    (screen.height - 2 * MARGIN) / height,
    most,
  );
  const scale = clamp(fits);
  return {
    scale,
    x: x + width / 2 - screen.width / 2 / scale,
    y: y + height / 2 - screen.height / 2 / scale,
  };
}

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

/**
 * What is seen of a drawing, and the ways to change it.
 * @param whole the drawing's size
 */
export function useView(place: RefObject<HTMLElement | null>, whole: Screen) {
  const [screen, setScreen] = useState<Screen>({ width: 0, height: 0 });
  const [view, setView] = useState<View | null>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setScreen({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const fitted = viewOf([0, 0, whole.width, whole.height], screen);
  const current = view ?? fitted;

  const change = useCallback(
    (next: (before: View) => View) => setView((before) => next(before ?? fitted)),
    [fitted],
  );

  return {
    view: current,
    screen,
    /** All of it. */
    fit: useCallback(() => setView(null), []),
    /** By so many px of the screen. */
    pan: (dx: number, dy: number) =>
      change(({ x, y, scale }) => ({ x: x + dx / scale, y: y + dy / scale, scale })),
    /** Around a point of the screen; its middle if none is given. */
    zoom: (factor: number, atX = screen.width / 2, atY = screen.height / 2) =>
      change(({ x, y, scale }) => {
        const next = clamp(scale * factor);
        const kept = 1 / scale - 1 / next;
        return { x: x + atX * kept, y: y + atY * kept, scale: next };
      }),
    /**
     * Has boxes be seen, and be readable: where they are both, nothing moves. What does not fit beside those before it is
     * left out.
     */
    reveal: (...boxes: readonly Box[]) =>
      change((before) => {
        const scale = Math.max(before.scale, READABLE);
        const seenWidth = screen.width / scale;
        const seenHeight = screen.height / scale;
        const shown = together(boxes, { width: seenWidth, height: seenHeight });
        if (shown === null) return before;
        const [x, y, width, height] = shown;
        const isSeen =
          scale === before.scale &&
          x >= before.x &&
          y >= before.y &&
          x + width <= before.x + seenWidth &&
          y + height <= before.y + seenHeight;
        if (isSeen) return before;
        return {
          scale,
          x: x + width / 2 - seenWidth / 2,
          y: y + height / 2 - seenHeight / 2,
        };
      }),
  };
}

export type ViewControl = ReturnType<typeof useView>;
