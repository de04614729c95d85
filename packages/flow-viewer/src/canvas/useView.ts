import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Box, Drawing, Point, Size } from '../layout/drawing';
import { placeWithoutCuts } from './boxes';

export const ZOOM_STEP = 1.25;

const MARGIN = 24;
/** The scale at which the small type (11 px) is readable. No view enlarges the drawing beyond it by itself. */
const READABLE = 1;

/** A part of the drawing that has to be visible. */
interface Target {
  readonly box: Box;
  /** The least scale, unless the box is larger than the screen. */
  readonly atLeast: number;
}

/**
 * The scale of a drawing (px of the screen for one px of the drawing), and functions that zoom it and scroll its container.
 *
 * @param initial the id of the initial state, which is visible at first
 */
export function useView(drawing: Drawing, initial: string) {
  const container = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [screen, setScreen] = useState<Size>({ width: 0, height: 0 });
  const [chosenScale, setChosenScale] = useState<number | 'fit'>(READABLE);
  const [target, setTarget] = useState<Target | null>(null);
  const chosen =
    chosenScale === 'fit' ? Math.min(READABLE, fittingScale(drawing, screen)) : chosenScale;
  const scale = target
    ? clampScale(Math.min(Math.max(chosen, target.atLeast), fittingSize(target.box, screen)))
    : chosen;

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const measure = () => setScreen({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** Where the drawing opened, until the user scrolls or zooms. */
  const opened = useRef<Point | 'moved' | null>(null);
  const start = drawing.states[initial];
  // Also after the screen has become smaller.
  useLayoutEffect(() => {
    const element = container.current;
    const box = target?.box ?? start;
    if (element === null || box === undefined || screen.width === 0) return;
    const [x, y] = [element.scrollLeft, element.scrollTop];
    if (opened.current && (opened.current[0] !== x || opened.current[1] !== y))
      opened.current = 'moved';
    const isOpening = opened.current !== 'moved' && scale === READABLE;
    if (!isOpening && (target === null || isVisible(box, scale, element))) return;
    const size = { width: screen.width / scale, height: screen.height / scale };
    const usual: Point = isOpening
      ? [box[0] + (box[2] - size.width) / 2, box[1] - 3 * MARGIN]
      : [box[0] + (box[2] - size.width) / 2, box[1] + (box[3] - size.height) / 2];
    const [left, top] = placeWithoutCuts(drawing, box, size, usual);
    element.scrollTo(left * scale, top * scale);
    if (isOpening) opened.current = [element.scrollLeft, element.scrollTop];
  }, [drawing, start, target, scale, screen]);

  const chooseScale = (next: number | 'fit') => {
    setTarget(null);
    setChosenScale(next);
  };
  return {
    container,
    svg,
    scale,
    screen,
    showAll: () => chooseScale('fit'),
    /** Zooms around a point of the screen, by default the centre of the container. */
    zoom(factor: number, point?: Point) {
      const [element, drawn] = [container.current, svg.current];
      if (element === null || drawn === null) return;
      const frame = element.getBoundingClientRect();
      const [atX, atY] = point ?? [frame.x + frame.width / 2, frame.y + frame.height / 2];
      const before = drawn.getBoundingClientRect();
      flushSync(() => chooseScale(clampScale(scale * factor)));
      const after = drawn.getBoundingClientRect();
      const ratio = after.width / before.width;
      element.scrollBy(
        after.x - atX + (atX - before.x) * ratio,
        after.y - atY + (atY - before.y) * ratio,
      );
    },
    /** Shows a box at a readable scale, or all of a box that is larger than the screen. */
    show: (box: Box) => setTarget({ box, atLeast: READABLE }),
    /** Shows a box at the chosen scale, zoomed out as far as it needs. The next box may be larger again. */
    follow: (box: Box) => setTarget({ box, atLeast: 0 }),
  };
}

export type ViewControl = ReturnType<typeof useView>;

const clampScale = (scale: number) => Math.min(3, Math.max(0.15, scale));

/** The scale at which all of a box is visible, with a margin. */
const fittingSize = ([, , width, height]: Box, screen: Size): number =>
  screen.width === 0
    ? READABLE
    : Math.min(
        (screen.width - 2 * MARGIN) / Math.max(1, width),
        (screen.height - 2 * MARGIN) / Math.max(1, height),
      );

const fittingScale = ({ width, height }: Size, screen: Size): number =>
  clampScale(fittingSize([0, 0, width, height], screen));

/** Whether all of a box is visible. */
export function isVisible(
  box: Box,
  scale: number,
  element: Pick<Element, 'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight'>,
): boolean {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const [left, top, width, height] = box.map((length) => length * scale) as [
    number,
    number,
    number,
    number,
  ];
  return (
    left >= scrollLeft &&
    top >= scrollTop &&
    left + width <= scrollLeft + clientWidth &&
    top + height <= scrollTop + clientHeight
  );
}
