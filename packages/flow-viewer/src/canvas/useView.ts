import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import type { Box, Drawing, Point, Size } from '../layout/drawing';
import { readStored, writeStored } from '../storage';
import { mapOf, placeWithoutCuts } from './boxes';

export const ZOOM_STEP = 1.25;

const MARGIN = 24;
/** The scale at which the small type (11 px) is readable. No view enlarges the drawing beyond it by itself. */
const READABLE = 1;

const viewSchema = v.nullable(
  v.object({
    scale: v.union([v.number(), v.literal('fit')]),
    left: v.number(),
    top: v.number(),
    width: v.number(),
    height: v.number(),
  }),
);

const isSameSize = (one: Size, other: Size) =>
  one.width === other.width && one.height === other.height;

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
 * @param storageKey where scale and place are stored for the tab; they are restored while the screen has the same size
 */
export function useView(drawing: Drawing, initial: string, storageKey: string) {
  const [before] = useState(() => readStored('sessionStorage', storageKey, viewSchema, null));
  const container = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [screen, setScreen] = useState<Size>({ width: 0, height: 0 });
  const [chosenScale, setChosenScale] = useState<number | 'fit'>(before?.scale ?? READABLE);
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

  /** The box with which the drawing opened and where, until the user scrolls or zooms. */
  const opened = useRef<{ readonly box: Box; readonly place: Point } | 'moved' | null>(null);
  const start = drawing.states[initial];
  // Also after the screen has become smaller.
  useLayoutEffect(() => {
    const element = container.current;
    const box = target?.box ?? start;
    if (element === null || box === undefined || screen.width === 0) return;
    if (opened.current === null && before && isSameSize(before, screen)) {
      element.scrollTo(before.left, before.top);
      opened.current = 'moved';
    }
    if (isOpening(opened.current, box, element)) {
      const opening = openingOf(drawing, box, screen);
      // The size of the drawing follows its scale, and the place follows its size.
      if (chosenScale !== opening.scale) return setChosenScale(opening.scale);
      if (scale === opening.scale) {
        element.scrollTo(opening.place[0] * scale, opening.place[1] * scale);
        opened.current = { box, place: [element.scrollLeft, element.scrollTop] };
        return;
      }
    }
    opened.current = 'moved';
    if (target === null || isVisible(box, scale, element)) return;
    const size = { width: screen.width / scale, height: screen.height / scale };
    const centre: Point = [box[0] + (box[2] - size.width) / 2, box[1] + (box[3] - size.height) / 2];
    const { place } = placeWithoutCuts(drawing, box, size, centre, mapOf(drawing, scale));
    element.scrollTo(place[0] * scale, place[1] * scale);
  }, [drawing, start, target, chosenScale, scale, screen, before]);

  const store = useEffectEvent(() => {
    const element = container.current;
    if (element === null) return;
    const { scrollLeft: left, scrollTop: top } = element;
    writeStored('sessionStorage', storageKey, { scale: chosenScale, left, top, ...screen });
  });
  useEffect(() => {
    const onPageHide = () => store();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);
  // Another statechart replaces this one.
  useLayoutEffect(() => () => store(), []);

  const chooseScale = (next: number | 'fit') => {
    opened.current = 'moved';
    setTarget(null);
    setChosenScale(next);
  };
  return {
    container,
    svg,
    scale,
    screen,
    /** Whether scale and place are those from before a reload. */
    isRestored: before !== null,
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
    show(box: Box) {
      opened.current = 'moved';
      setTarget({ box, atLeast: READABLE });
    },
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

/** Whether the drawing is still where it opened, with the same box in view. */
function isOpening(
  opened: { readonly box: Box; readonly place: Point } | 'moved' | null,
  box: Box,
  { scrollLeft, scrollTop }: Pick<Element, 'scrollLeft' | 'scrollTop'>,
): boolean {
  if (opened === null || opened === 'moved') return opened === null;
  const { place } = opened;
  return String(opened.box) === String(box) && place[0] === scrollLeft && place[1] === scrollTop;
}

/** The scales with which a drawing opens where the readable one would cut a label. */
const SMALLER_SCALES = [0.97, 0.95, 0.93, 0.91, 0.89, 0.87, 0.85];

/** The scale and the place with which a drawing opens: the box at the top, and as few cut labels as possible. */
function openingOf(drawing: Drawing, box: Box, screen: Size) {
  const openingAt = (scale: number) => {
    const size = { width: screen.width / scale, height: screen.height / scale };
    const usual: Point = [box[0] + (box[2] - size.width) / 2, box[1] - 3 * MARGIN];
    return { scale, ...placeWithoutCuts(drawing, box, size, usual, mapOf(drawing, scale)) };
  };
  const readable = openingAt(READABLE);
  if (readable.cuts === 0) return readable;
  return SMALLER_SCALES.map(openingAt).find(({ cuts }) => cuts === 0) ?? readable;
}

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
