import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import type { Point } from '../layout/drawing';
import type { Statechart } from '../model/statechart';
import type { Marks } from '../model/stepView';
import { StatechartSvg } from '../statechart/StatechartSvg';
import { s } from '../theme';
import { type ViewControl, ZOOM_STEP } from './useView';

const Ground = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  background: ${s('ground')};
  cursor: grab;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    flex: none;
    /* Centres a drawing that is smaller than the screen. */
    margin: auto;
    max-width: none;
  }
`;

/** How far an arrow key scrolls the drawing, px. */
const SCROLL_STEP = 80;

interface CanvasProps {
  readonly statechart: Statechart;
  readonly marks: Marks;
  readonly control: ViewControl;
  /** Called with the pressed state or transition; null for the ground. */
  readonly onPress: (id: string | null) => void;
  /** Called when the keyboard moves to a transition, which may be hidden. */
  readonly onFocus: (id: string) => void;
}

/** The drawing. Pointer, wheel and keys scroll and zoom it. */
export function Canvas({ statechart, marks, control, onPress, onFocus }: CanvasProps) {
  const { container, svg, view, zoom, wish } = control;
  const { wasDrag, ...drag } = useDrag(control);
  /** The transition that the keyboard moves to as soon as it is drawn. */
  const pending = useRef<string | null>(null);
  const focusPending = () => {
    const element = container.current?.querySelector<SVGElement>(
      `[data-transition="${CSS.escape(pending.current ?? '')}"]`,
    );
    element?.focus({ preventScroll: true });
    if (element) pending.current = null;
  };
  const hasFocus = useRef(false);
  const focusDrawn = useEffectEvent(() => {
    focusPending();
    // What had the focus may not be drawn any more.
    if (hasFocus.current && document.activeElement === document.body) container.current?.focus();
  });
  useEffect(() => {
    if (view) focusDrawn();
  }, [view]);

  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<SVGElement>(
      '[data-transition], [data-state], [data-head]',
    );
    const { transition, state, head } = pressed?.dataset ?? {};
    if (!wasDrag()) onPress(transition ?? state ?? head ?? null);
  };

  const moveFocus = (from: string | null, step: number) => {
    const ids = statechart.transitions.map(({ id }) => id);
    const to = ids.at((ids.indexOf(from ?? '') + step) % ids.length) ?? '';
    pending.current = to;
    focusPending();
    onFocus(to);
  };
  const leaveTransitions = () => {
    pending.current = null;
    container.current?.focus();
    onPress(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = (event.target as Element).getAttribute('data-transition');
    const move = ([dx, dy]: Point) => {
      if (at === null) container.current?.scrollBy(dx * SCROLL_STEP, dy * SCROLL_STEP);
      else moveFocus(at, dx + dy);
    };
    const actions = new Map<string, () => unknown>([
      ['ArrowLeft', () => move([-1, 0])],
      ['ArrowRight', () => move([1, 0])],
      ['ArrowUp', () => move([0, -1])],
      ['ArrowDown', () => move([0, 1])],
      ['Enter', () => (at === null ? moveFocus(null, 1) : onPress(at))],
      [' ', () => at !== null && onPress(at)],
      ['+', () => zoom(ZOOM_STEP)],
      ['=', () => zoom(ZOOM_STEP)],
      ['-', () => zoom(1 / ZOOM_STEP)],
      ['0', () => wish({ kind: 'fit' })],
      ['Escape', leaveTransitions],
    ]);
    const action = actions.get(event.key);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  const { drawing, scale } = view ?? {};
  return (
    <Ground
      ref={container}
      role="application"
      aria-label={`Statechart ${statechart.id}: arrow keys move it, plus and minus zoom, 0 fits it in, Enter goes through its transitions`}
      tabIndex={0}
      {...drag}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {drawing && scale ? (
        <svg
          ref={svg}
          aria-label={`${statechart.id}: ${statechart.description}`}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          width={drawing.width * scale}
          height={drawing.height * scale}
        >
          <StatechartSvg statechart={statechart} drawing={drawing} marks={marks} />
        </svg>
      ) : null}
    </Ground>
  );
}

/** A press that moves further than this is a drag, not a click, px. */
const DRAG_THRESHOLD = 4;
/** Wheel px that zoom by the factor e. */
const WHEEL_PER_E = 200;

/**
 * The mouse drags the drawing; fingers and the wheel scroll it without our help. The wheel zooms with Ctrl or ⌘, and so does
 * the pinch of a touchpad, which browsers report as a wheel with Ctrl.
 */
function useDrag({ container, zoom }: ViewControl) {
  const last = useRef<Point | null>(null);
  const moved = useRef(0);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / WHEEL_PER_E), [event.clientX, event.clientY]);
  });
  // React's wheel listeners are passive, so the page would zoom as well.
  useEffect(() => {
    const element = container.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [container]);

  const end = () => {
    last.current = null;
  };

  return {
    wasDrag: () => moved.current > DRAG_THRESHOLD,
    onMouseDown({ clientX, clientY }: MouseEvent) {
      moved.current = 0;
      last.current = [clientX, clientY];
    },
    onMouseMove({ clientX, clientY }: MouseEvent) {
      if (last.current === null) return;
      const [dx, dy] = [last.current[0] - clientX, last.current[1] - clientY];
      container.current?.scrollBy(dx, dy);
      moved.current += Math.hypot(dx, dy);
      last.current = [clientX, clientY];
    },
    onMouseUp: end,
    onMouseLeave: end,
  };
}
