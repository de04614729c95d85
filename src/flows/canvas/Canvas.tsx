import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { styled, useTheme } from 'styled-components';
import { s } from '../../theme/accessor';
import type { Drawing } from '../model/drawing';
import type { Statechart } from '../model/statechart';
import type { Marks } from '../model/stepView';
import { StatechartSvg } from '../statechart/StatechartSvg';
import { type View, type ViewControl, ZOOM_STEP } from './useView';

const Ground = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  background: ${s('ground')};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    user-select: none;
  }
`;

/** How far an arrow key pans the drawing, px. */
const PAN_STEP = 80;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CanvasProps {
  readonly statechart: Statechart;
  readonly drawing: Drawing;
  readonly marks: Marks;
  readonly control: ViewControl;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly onSelect: (id: string | null) => void;
  readonly onFocusTransition: (id: string) => void;
}

/** The drawing. Pointer, wheel and keys pan and zoom it. */
export function Canvas(props: CanvasProps) {
  const { statechart, drawing, marks, control, container, svg, onSelect, onFocusTransition } =
    props;
  const theme = useTheme();
  const { view, screen, pan, zoom, fit } = control;
  const { wasDrag, ...drag } = useDrag(container, control);

  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<SVGElement>(
      '[data-transition], [data-state]',
    );
    if (!wasDrag()) onSelect(pressed?.dataset.transition ?? pressed?.dataset.state ?? null);
  };

  const moveFocus = (from: string | null, step: number) => {
    const ids = statechart.transitions.map(({ id }) => id);
    const to = ids.at((ids.indexOf(from ?? '') + step) % ids.length) ?? '';
    container.current?.querySelector<SVGElement>(`[data-transition="${CSS.escape(to)}"]`)?.focus();
    onFocusTransition(to);
  };
  const actionOf = (key: string, focused: string | null): (() => void) | undefined => {
    const [dx, dy] = ARROWS[key] ?? [0, 0];
    if (dx !== 0 || dy !== 0) {
      return focused === null
        ? () => pan(dx * PAN_STEP, dy * PAN_STEP)
        : () => moveFocus(focused, dx + dy);
    }
    switch (key) {
      case 'Enter':
        return focused === null ? () => moveFocus(null, 1) : () => onSelect(focused);
      case ' ':
        return focused === null ? undefined : () => onSelect(focused);
      case '+':
      case '=':
        return () => zoom(ZOOM_STEP);
      case '-':
        return () => zoom(1 / ZOOM_STEP);
      case '0':
        return fit;
      case 'Escape':
        return () => {
          container.current?.focus();
          onSelect(null);
        };
      default:
        return undefined;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = (event.target as Element).getAttribute('data-transition');
    const action = actionOf(event.key, focused);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <Ground
      ref={container}
      role="application"
      aria-label={`Statechart ${statechart.id}: arrow keys move it, plus and minus zoom, 0 fits it in, Enter goes through its transitions`}
      tabIndex={0}
      {...drag}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <svg
        ref={svg}
        aria-label={`${statechart.id}: ${statechart.description}`}
        viewBox={`${view.x} ${view.y} ${screen.width / view.scale} ${screen.height / view.scale}`}
      >
        <StatechartSvg statechart={statechart} drawing={drawing} theme={theme} marks={marks} />
      </svg>
    </Ground>
  );
}

/** A press that moves further than this is a drag, not a click, px. */
const DRAG_THRESHOLD = 4;
/** Wheel px that zoom by the factor e. */
const WHEEL_PER_E = 200;

type Position = Pick<View, 'x' | 'y'>;

const distance = (a: Position, b: Position) => Math.hypot(a.x - b.x, a.y - b.y);

/** One pointer pans, two pointers zoom. The wheel pans, and zooms with Ctrl or ⌘. */
function useDrag(container: RefObject<HTMLElement | null>, { pan, zoom }: ViewControl) {
  const pointers = useRef(new Map<number, Position>());
  const moved = useRef(0);

  const zoomAt = (factor: number, { x, y }: Position) => {
    const box = container.current?.getBoundingClientRect();
    zoom(factor, x - (box?.left ?? 0), y - (box?.top ?? 0));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom) pan(event.deltaX, event.deltaY);
    else zoomAt(Math.exp(-event.deltaY / WHEEL_PER_E), { x: event.clientX, y: event.clientY });
  });
  // React's wheel listeners are passive, so the page would zoom and scroll as well.
  useEffect(() => {
    const element = container.current;
    const listen = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [container]);

  const end = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return {
    /** Whether the press that just ended was a drag. */
    wasDrag: () => moved.current > DRAG_THRESHOLD,
    onPointerDown(event: PointerEvent) {
      moved.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        pan(before.x - now.x, before.y - now.y);
      } else {
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        zoomAt(distance(now, other) / Math.max(1, distance(before, other)), middle);
      }
      moved.current += distance(now, before);
      pointers.current.set(event.pointerId, now);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
