import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Box, Point, Size } from '../layout/drawing';

export const ZOOM_STEP = 1.25;

const MARGIN = 24;
/** The scale at which the small type (11 px) is readable. No view enlarges the drawing beyond it by itself. */
const READABLE = 1;

/**
 * The scale of a drawing (px of the screen for one px of the drawing), and functions that zoom it and scroll its container.
 *
 * @param start the box of the initial state, which is visible at first
 */
export function useView(drawing: Size, start: Box) {
  const container = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [screen, setScreen] = useState<Size>({ width: 0, height: 0 });
  const [chosenScale, setScale] = useState<number | 'fit'>(READABLE);
  const scale = chosenScale === 'fit' ? fittingScale(drawing, screen) : chosenScale;

  const [x, y, startWidth] = start;
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    element.scrollTo(x + (startWidth - element.clientWidth) / 2, y - 3 * MARGIN);
    const observer = new ResizeObserver(() =>
      setScreen({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [x, y, startWidth]);

  /** Scrolls a box to the centre, unless all of it is visible. */
  const reveal = (box: Box, at = scale) => {
    const element = container.current;
    element?.scrollTo(positionOf(box, at, element));
  };
  return {
    container,
    svg,
    scale,
    reveal,
    showAll: () => setScale('fit'),
    /** Zooms around a point of the screen, by default the centre of the container. */
    zoom(factor: number, point?: Point) {
      const [element, drawn] = [container.current, svg.current];
      if (element === null || drawn === null) return;
      const frame = element.getBoundingClientRect();
      const [atX, atY] = point ?? [frame.x + frame.width / 2, frame.y + frame.height / 2];
      const before = drawn.getBoundingClientRect();
      flushSync(() => setScale(clampScale(scale * factor)));
      const after = drawn.getBoundingClientRect();
      const ratio = after.width / before.width;
      element.scrollBy(
        after.x - atX + (atX - before.x) * ratio,
        after.y - atY + (atY - before.y) * ratio,
      );
    },
    /** Shows a box at a readable scale, or all of a box that is larger than the screen. */
    show(box: Box) {
      const [, , boxWidth, boxHeight] = box;
      const readable = Math.max(scale, READABLE);
      const isLarger = boxWidth * readable > screen.width || boxHeight * readable > screen.height;
      const next = isLarger
        ? fittingScale({ width: boxWidth, height: boxHeight }, screen)
        : readable;
      flushSync(() => setScale(next));
      reveal(box, next);
    },
  };
}

export type ViewControl = ReturnType<typeof useView>;

const clampScale = (scale: number) => Math.min(3, Math.max(0.15, scale));

/** The scale at which all of a box is visible. */
function fittingScale({ width, height }: Size, screen: Size): number {
  const [across, down] = [screen.width - 2 * MARGIN, screen.height - 2 * MARGIN];
  return clampScale(Math.min(across / width, down / height, READABLE));
}

/** The scroll position that shows a box of the drawing: the present one when all of it is visible, else with the box in the centre. */
export function positionOf(
  box: Box,
  scale: number,
  element: Pick<Element, 'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight'>,
): { readonly left: number; readonly top: number } {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const [left, top] = [box[0] * scale, box[1] * scale];
  const [width, height] = [box[2] * scale, box[3] * scale];
  const isVisible =
    left >= scrollLeft &&
    top >= scrollTop &&
    left + width <= scrollLeft + clientWidth &&
    top + height <= scrollTop + clientHeight;
  return isVisible
    ? { left: scrollLeft, top: scrollTop }
    : { left: left + (width - clientWidth) / 2, top: top + (height - clientHeight) / 2 };
}
