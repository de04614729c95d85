import type { Box, Detail, Drawing, Point, Size } from '../layout/drawing';
import { DETAILS } from '../layout/drawing';
import { fold, overviewsOf, pathTo } from '../layout/fold';
import { layOut, type Writing } from '../layout/layOut';
import type { Statechart } from '../model/statechart';
import { boundingBox, boxesOf } from './boxes';

/** A drawing on the screen: its scale, and the scroll position in px of the screen. */
export interface View {
  readonly drawing: Drawing;
  /** The open states, before the user opened and closed some. */
  readonly base: ReadonlySet<string>;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  /** The screen for which it was arranged, which another size follows a moment later. */
  readonly screen: Size;
}

/** What the screen has to show. */
export type Wish =
  /** The first level of the flow, completely. */
  | { readonly kind: 'overview' }
  /** Everything that is open. */
  | { readonly kind: 'fit' }
  | {
      readonly kind: 'show';
      /** States and transitions that have to be in sight and readable. */
      readonly ids: readonly string[];
      /** Others to show where there is room. */
      readonly also?: readonly string[];
      /** What may happen next, where there is room: all of it, else less. */
      readonly next?: readonly (readonly string[])[];
      /** The most important ones, where there is no room for all. */
      readonly core?: readonly string[];
      /** Other active states, which are opened where there is room for all. */
      readonly elsewhere?: readonly string[];
      /** Whether only the states around these are open, apart from those that the user opened. */
      readonly isAlone?: boolean;
    }
  | {
      readonly kind: 'stay';
      readonly base: ReadonlySet<string>;
      readonly detail: Detail;
      readonly scale: number;
      readonly left: number;
      readonly top: number;
    };

export interface Situation {
  readonly statechart: Statechart;
  /** The root of the flow in the statechart. */
  readonly part: string;
  readonly screen: Size;
  /** The states that the user opened (true) and closed. */
  readonly chosen: ReadonlyMap<string, boolean>;
  /** States and transitions with complete labels and failures at every detail. */
  readonly highlighted: ReadonlySet<string>;
}

const MARGIN = 12;
/** The scale at which the small type (11 px) has 9 px, and titles (14 px) more than 11 px. */
const READABLE = 0.82;
/** The scale at which titles have 11 px. */
const READABLE_TITLES = 0.79;
/** Below this scale, more text has no room. */
const ROOMY = 1.1;
/** No view enlarges the drawing further by itself. */
const LARGEST = 1.15;

const clampScale = (scale: number) => Math.min(3, Math.max(0.1, scale));

/** The scale at which all of a box is visible, with a margin. */
const fittingScale = ([, , width, height]: Box, screen: Size): number =>
  Math.min(
    LARGEST,
    (screen.width - 2 * MARGIN) / Math.max(1, width),
    (screen.height - 2 * MARGIN) / Math.max(1, height),
  );

/** Lays out a statechart with these states open. Every layout is computed once. */
export function createLayouts(statechart: Statechart) {
  const drawings = new Map<string, Promise<Drawing>>();
  return (open: ReadonlySet<string>, writing: Writing, only?: ReadonlySet<string>) => {
    const { detail, highlighted, stacks } = writing;
    const shown = fold(statechart, open, highlighted, only);
    const written = shown.transitions.filter(({ id }) => detail !== 'all' && highlighted.has(id));
    const key = JSON.stringify([
      ...[detail, stacks],
      shown.states.map(({ id }) => id),
      shown.transitions.map(({ id, label }) => id + label),
      written.map(({ id }) => id),
    ]);
    const known = drawings.get(key) ?? layOut(shown, writing);
    drawings.set(key, known);
    return known;
  };
}

export type Layouts = ReturnType<typeof createLayouts>;

/** Finds the view that shows what is wished: the states to open, how much is written, the scale and the place. */
export async function arrange(
  layouts: Layouts,
  wish: Wish,
  situation: Situation,
  before: View | null,
): Promise<View> {
  const { statechart, part, chosen, highlighted } = situation;
  const draw: Draw = (base, detail, only) =>
    layouts(base, { detail, highlighted, stacks: isNarrow(situation) }, only);
  /** With the states that the user opened, without those that the user closed. */
  const asChosen = (base: ReadonlySet<string>) =>
    new Set([...base, ...chosen.keys()].filter((id) => chosen.get(id) !== false));
  if (wish.kind === 'stay')
    return {
      ...wish,
      drawing: await draw(asChosen(wish.base), wish.detail),
      screen: situation.screen,
    };
  const overviews = overviewsOf(statechart, part);
  const current = before?.base ?? overviews[0] ?? new Set();
  if (wish.kind === 'show')
    return showIn(situation, wish, asChosen(wish.isAlone ? new Set() : current), draw);
  return fitIn(situation, (wish.kind === 'overview' ? overviews : [current]).map(asChosen), draw);
}

/** Below this width, parallel regions are drawn one below the other, px. */
const NARROW = 600;

const isNarrow = ({ screen }: Situation) => screen.width < NARROW;

type Draw = (
  base: ReadonlySet<string>,
  detail: Detail,
  only?: ReadonlySet<string>,
) => Promise<Drawing>;

/** A drawing to try. */
interface Attempt {
  /** What has to be in sight. */
  readonly needed: readonly string[];
  readonly base: ReadonlySet<string>;
  /** The only states to draw. */
  readonly only?: ReadonlySet<string>;
}

/** The most detailed view in which everything that is needed is readable. */
async function showIn(
  { statechart, screen }: Situation,
  {
    ids,
    also = [],
    next = [[]],
    core = ids,
    elsewhere = [],
    isAlone = false,
  }: Extract<Wish, { kind: 'show' }>,
  /** The states that are open anyway. */
  current: ReadonlySet<string>,
  draw: Draw,
): Promise<View> {
  const sources = new Map(statechart.transitions.map(({ id, source }) => [id, source]));
  const outerOf = (shown: readonly string[]) =>
    shown.flatMap((id) => pathTo(statechart, sources.get(id) ?? id).slice(0, -1));
  const withOthers = (needed: readonly string[], shown: readonly string[] = needed): Attempt => ({
    needed,
    base: new Set([...current, ...outerOf(shown)]),
  });
  const alone = (shown: readonly string[], needed = ids): Attempt => {
    const base = new Set(outerOf(shown));
    return { needed, base, only: new Set([...base, ...shown]) };
  };
  const all = [...ids, ...also];
  // Where there is too little room, what did not move is left out, and what may happen next comes last.
  const attempts = isAlone
    ? [
        ...next.flatMap((following) => {
          const both = [...ids, ...following];
          const shown = [...all, ...following];
          return [
            withOthers([...both, ...elsewhere], [...shown, ...elsewhere]),
            withOthers(both, shown),
            alone(shown, both),
          ];
        }),
        ...[all, ids, core].map((shown) => alone(shown)),
      ]
    : [withOthers(ids, all), withOthers(ids)];
  const viewIn = async ({ needed, base, only }: Attempt, detail: Detail) => {
    const drawing = await draw(base, detail, only);
    const whole = wholeOf(drawing);
    const around = (shown: readonly string[]) =>
      boundingBox(shown.flatMap((id) => boxesOf(drawing, id))) ?? whole;
    const least = around(needed);
    const boxes = [whole, around([...needed, ...also]), least];
    const fitting = boxes.find((box) => fittingScale(box, screen) >= READABLE);
    const shown = fitting ?? least;
    const scale = Math.min(1, fittingScale(shown, screen));
    return { view: viewOf({ drawing, base, scale }, shown, screen), isReadable: shown === fitting };
  };
  for (const attempt of attempts) {
    const named = await viewIn(attempt, 'names');
    if (!named.isReadable && attempt !== attempts.at(-1)) continue;
    for (const detail of named.isReadable ? (['all', 'events'] as const) : []) {
      const { view, isReadable } = await viewIn(attempt, detail);
      if (isReadable) return view;
    }
    return named.view;
  }
  throw new Error('There is always an attempt.');
}

/** The largest overview whose titles are readable, with as much text as is readable. */
async function fitIn(
  { screen }: Situation,
  overviews: readonly ReadonlySet<string>[],
  draw: Draw,
): Promise<View> {
  const viewIn = async (base: ReadonlySet<string>, detail: Detail) => {
    const drawing = await draw(base, detail);
    const whole = wholeOf(drawing);
    return viewOf({ drawing, base, scale: fittingScale(whole, screen) }, whole, screen);
  };
  for (const base of overviews) {
    let best = await viewIn(base, 'names');
    if (best.scale < READABLE_TITLES && base !== overviews.at(-1)) continue;
    for (const detail of ['events', 'all'] as const) {
      // More text takes much more room.
      const next = best.scale < ROOMY ? best : await viewIn(base, detail);
      if (next.scale >= READABLE) best = next;
    }
    return best;
  }
  throw new Error('There is always an overview.');
}

const wholeOf = ({ width, height }: Size): Box => [0, 0, width, height];

/** A view with a box in the middle of the screen. */
function viewOf(
  { scale: wanted, ...drawn }: Pick<View, 'drawing' | 'base' | 'scale'>,
  [x, y, width, height]: Box,
  screen: Size,
): View {
  const scale = clampScale(wanted);
  return {
    ...drawn,
    screen,
    scale,
    left: (x + width / 2) * scale - screen.width / 2,
    top: (y + height / 2) * scale - screen.height / 2,
  };
}

/**
 * The view after a zoom around a point of the screen. Zooming in writes more, as soon as there is room for it; zooming out
 * writes less, as soon as the small type is not readable.
 *
 * @param at relative to the container of the drawing
 */
export async function zoomed(
  layouts: Layouts,
  before: View,
  factor: number,
  at: Point,
  situation: Situation,
): Promise<View> {
  const { highlighted, screen } = situation;
  const { drawing } = before;
  const scale = clampScale(before.scale * factor);
  const index = DETAILS.indexOf(drawing.detail);
  const other = DETAILS[factor > 1 ? index + 1 : index - 1];
  const isOut = factor < 1 && scale < SMALLEST_TYPE;
  let next = { drawing, scale };
  if (other !== undefined && (factor > 1 || isOut)) {
    const [root] = drawing.statechart.states;
    const open = new Set([root?.id ?? '', ...Object.keys(drawing.heads)]);
    const redrawn = await layouts(open, {
      detail: other,
      highlighted,
      stacks: isNarrow(situation),
    });
    const area = ({ width, height }: Size) => width * height;
    const same = scale * Math.sqrt(area(drawing) / area(redrawn));
    if (isOut) next = { drawing: redrawn, scale: Math.min(LARGEST, same) };
    else if (same >= SMALLEST_TYPE || scale > LARGEST * 1.1)
      next = { drawing: redrawn, scale: Math.max(SMALLEST_TYPE, same) };
  }
  const [left, top] = placeOf(before, next.drawing, next.scale, at, screen);
  return { ...before, ...next, left, top };
}

/** Below this scale, the small type is not readable. */
const SMALLEST_TYPE = 0.72;

/** The scroll position at which a point of the screen stays where it is in the drawing: beside the same state. */
function placeOf(
  { drawing, scale, left, top }: View,
  next: Drawing,
  nextScale: number,
  at: Point,
  screen: Size,
): Point {
  // A drawing that is smaller than the screen is in its centre.
  const margin = (room: number, length: number) => Math.max(0, (room - length) / 2);
  const [x, y] = [
    (left + at[0] - margin(screen.width, drawing.width * scale)) / scale,
    (top + at[1] - margin(screen.height, drawing.height * scale)) / scale,
  ];
  const centreOf = ([left, top, width, height]: Box): Point => [left + width / 2, top + height / 2];
  const [nearest] = Object.entries(drawing.states)
    .filter(([id]) => id in next.states && !(id in next.heads))
    .map(([id, box]) => {
      const [before, after] = [centreOf(box), centreOf(next.states[id] ?? box)];
      return { before, after, distance: Math.hypot(before[0] - x, before[1] - y) };
    })
    .toSorted((one, two) => one.distance - two.distance);
  const { before = [0, 0], after = [0, 0] } = nearest ?? {};
  return [
    (x + after[0] - before[0]) * nextScale - at[0],
    (y + after[1] - before[1]) * nextScale - at[1],
  ];
}
