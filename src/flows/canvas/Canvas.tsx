import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { styled, useTheme } from 'styled-components';
import { s } from '../../theme/accessor';
import type { Drawing } from '../model/drawing';
import type { Statechart } from '../model/statechart';
import type { Marks } from '../statechart/marks';
import { StatechartSvg } from '../statechart/StatechartSvg';
import { useDrag } from './useDrag';
import type { ViewControl } from './useView';

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

const PAN_STEP = 80;
const ZOOM_STEP = 1.25;

/** How far each key pans the drawing, px. */
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

/** On a transition: to the next or the previous one. */
const FOCUS_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
/** On the drawing: to the first transition. */
const ENTER: Readonly<Record<string, number>> = { Enter: 1 };
const SELECT_KEYS: ReadonlySet<string> = new Set(['Enter', ' ']);

export interface CanvasProps {
  readonly statechart: Statechart;
  readonly drawing: Drawing;
  readonly marks: Marks;
  readonly control: ViewControl;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly onSelect: (id: string | null) => void;
  /** Called when the keyboard focus moves to a transition. */
  readonly onFocusTransition: (id: string) => void;
}

/** The id of the pressed transition or state; null when it is neither. */
function pressedId(target: EventTarget): string | null {
  const found = (target as Element).closest('[data-transition], [data-state]');
  return found?.getAttribute('data-transition') ?? found?.getAttribute('data-state') ?? null;
}

/** The drawing. Pointer, wheel and keys pan and zoom it. */
export function Canvas({
  statechart,
  drawing,
  marks,
  control,
  container,
  svg,
  onSelect,
  onFocusTransition,
}: CanvasProps) {
  const theme = useTheme();
  const { view, screen, pan, zoom, fit } = control;
  const { wasDrag, ...drag } = useDrag(container, control);

  const onClick = (event: MouseEvent) => {
    if (!wasDrag()) onSelect(pressedId(event.target));
  };

  const viewAction = (key: string) => {
    const [move, factor] = [PANS[key], ZOOMS[key]];
    if (move) return () => pan(...move);
    if (factor) return () => zoom(factor);
    if (key === '0') return fit;
    return key === 'Escape' ? () => onSelect(null) : null;
  };
  /** Moves the focus through the transitions in document order, or selects the focused one. */
  const focusAction = (key: string, target: EventTarget) => {
    const focused = (target as Element).getAttribute('data-transition');
    const step = focused === null ? ENTER[key] : FOCUS_STEPS[key];
    if (step === undefined)
      return focused !== null && SELECT_KEYS.has(key) ? () => onSelect(focused) : null;
    const ids = statechart.transitions.map(({ id }) => id);
    const to = ids.at((ids.indexOf(focused ?? '') + step) % ids.length) ?? '';
    return () => {
      container.current
        ?.querySelector<SVGElement>(`[data-transition="${CSS.escape(to)}"]`)
        ?.focus();
      onFocusTransition(to);
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') container.current?.focus();
    const action = focusAction(event.key, event.target) ?? viewAction(event.key);
    if (action === null) return;
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
