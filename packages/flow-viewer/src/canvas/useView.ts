import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { DETAILS, type Point, type Size } from '../layout/drawing';
import type { Statechart } from '../model/statechart';
import { readStored, writeStored } from '../storage';
import { arrange, createLayouts, type Situation, type View, type Wish, zoomed } from './arrange';

export const ZOOM_STEP = 1.25;

const viewSchema = v.nullable(
  v.object({
    base: v.array(v.string()),
    chosen: v.array(v.tuple([v.string(), v.boolean()])),
    detail: v.picklist(DETAILS),
    scale: v.number(),
    left: v.number(),
    top: v.number(),
    width: v.number(),
    height: v.number(),
  }),
);

/** Where the view of a flow is stored for the tab. */
export const viewKey = (namespace: string, flow: string) => `${namespace}:flows:view:${flow}`;

const OVERVIEW: Wish = { kind: 'overview' };

interface ViewProps {
  readonly statechart: Statechart;
  /** The root of the flow in the statechart. */
  readonly part: string;
  /** States and transitions with complete labels and failures, beside those that are opened or focused. */
  readonly highlighted: ReadonlySet<string>;
  /** The stored view is restored while the screen has the same size. */
  readonly storageKey: string;
}

/** What is on the screen: the open states, how much is written, the scale and the place. */
export function useView({ statechart, part, highlighted, storageKey }: ViewProps) {
  const [before] = useState(() => readStored('sessionStorage', storageKey, viewSchema, null));
  const container = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const layouts = useMemo(() => createLayouts(statechart), [statechart]);
  const [screen, setScreen] = useState<Size>({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(() => new Map(before?.chosen));
  const [restored] = useState<Wish | null>(
    () => before && { kind: 'stay', ...before, base: new Set(before.base) },
  );
  const [wish, setWish] = useState<Wish>(restored ?? OVERVIEW);
  const [view, setView] = useState<View | null>(null);

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    const measure = () => setScreen({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const place = (): Point => {
    const { scrollLeft = 0, scrollTop = 0 } = container.current ?? {};
    return [scrollLeft, scrollTop];
  };
  const situation = useMemo((): Situation => {
    const opened = [...chosen.keys()].filter((id) => chosen.get(id));
    const shown = wish.kind === 'show' ? wish.ids : [];
    const all = new Set([...highlighted, ...opened, ...shown]);
    return { statechart, part, chosen, highlighted: all, screen };
  }, [statechart, part, chosen, highlighted, screen, wish]);
  const arrangeNow = useEffectEvent((now: Situation, wished: Wish) => {
    const [left, top] = place();
    if (wished.kind !== 'stay') return arrange(layouts, wished, now, view);
    const { width, height } = now.screen;
    const isOtherScreen = before?.width !== width || before.height !== height;
    if (wished === restored && isOtherScreen) {
      setWish(OVERVIEW);
      return arrange(layouts, OVERVIEW, now, view);
    }
    return arrange(layouts, view ? { ...wished, left, top } : wished, now, view);
  });
  useEffect(() => {
    if (situation.screen.width === 0) return;
    let isCurrent = true;
    arrangeNow(situation, wish).then((arranged) => {
      if (isCurrent) setView(arranged);
    });
    return () => {
      isCurrent = false;
    };
  }, [situation, wish]);

  // The size of the drawing follows the view, and the place follows the size.
  useLayoutEffect(() => {
    if (view) container.current?.scrollTo(view.left, view.top);
  }, [view]);

  const store = useEffectEvent(() => {
    if (view === null) return;
    const { base, scale, drawing } = view;
    const [left, top] = place();
    const { detail } = drawing;
    const shown = { base: [...base], chosen: [...chosen], detail, scale, left, top };
    writeStored('sessionStorage', storageKey, { ...shown, ...view.screen });
  });
  useEffect(() => {
    const onPageHide = () => store();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);
  // Another statechart replaces this one.
  useLayoutEffect(() => () => store(), []);

  /** One zoom after the other: each may need another layout. */
  const zooms = useRef(Promise.resolve());
  const zoomOnce = useEffectEvent(async (factor: number, point: Point | undefined) => {
    const element = container.current;
    if (element === null || view === null) return;
    const frame = element.getBoundingClientRect();
    const at: Point = point
      ? [point[0] - frame.x, point[1] - frame.y]
      : [frame.width / 2, frame.height / 2];
    const [left, top] = place();
    const next = await zoomed(layouts, { ...view, left, top }, factor, at, situation);
    flushSync(() => {
      setView(next);
      setWish({ kind: 'stay', ...next, detail: next.drawing.detail });
    });
  });

  return {
    container,
    svg,
    view,
    screen,
    /** Whether the view is that from before a reload. */
    isRestored: before !== null,
    wish: setWish,
    chosen,
    /** Opens (true) or closes states, beside those that were before. */
    choose: (ids: Iterable<string>, isOpen: boolean) =>
      setChosen((map) => new Map([...map, ...[...ids].map((id) => [id, isOpen] as const)])),
    /** Opens and closes as at first. */
    forget: () => setChosen(new Map()),
    /** Zooms around a point of the window, by default the centre of the container. */
    zoom(factor: number, point?: Point) {
      zooms.current = zooms.current.then(() => zoomOnce(factor, point));
    },
  };
}

export type ViewControl = ReturnType<typeof useView>;
