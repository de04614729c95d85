import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { styled, useTheme } from 'styled-components';
import { s } from '../../theme/accessor';
import { ChartSvg } from '../chart/ChartSvg';
import type { Marks } from '../chart/marks';
import type { Chart } from '../model/chart';
import type { Drawing } from '../model/drawing';
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

/** Where the keys move the drawing, px. */
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

/** On an arrow of the chart: to the next, to the one before. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};
const ENTER: Readonly<Record<string, number>> = { Enter: 1 };
const PRESSES: ReadonlySet<string> = new Set(['Enter', ' ']);

export interface CanvasProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  readonly marks: Marks;
  readonly control: ViewControl;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly onSelect: (id: string | null) => void;
  /** The keyboard has come to an arrow of the chart. */
  readonly onReach: (id: string) => void;
}

/** What was pressed: the id of an arrow or a state, or nothing. */
function pressedId(target: EventTarget): string | null {
  const found = (target as Element).closest('[data-arrow], [data-state]');
  return found?.getAttribute('data-arrow') ?? found?.getAttribute('data-state') ?? null;
}

/** The drawing, to be dragged and zoomed with pointer, wheel and keys. */
export function Canvas({
  chart,
  drawing,
  marks,
  control,
  place,
  svg,
  onSelect,
  onReach,
}: CanvasProps) {
  const theme = useTheme();
  const { view, screen, pan, zoom, fit } = control;
  const { wasDrag, ...drag } = useDrag(place, control);

  const press = (event: MouseEvent) => {
    if (!wasDrag()) onSelect(pressedId(event.target));
  };

  const actOf = (key: string) => {
    const [move, factor] = [PANS[key], ZOOMS[key]];
    if (move) return () => pan(...move);
    if (factor) return () => zoom(factor);
    if (key === '0') return fit;
    return key === 'Escape' ? () => onSelect(null) : null;
  };
  /** The arrows of the chart one after the other, in its own order; Enter on the drawing begins with the first. */
  const goThrough = (key: string, target: EventTarget) => {
    const here = (target as Element).getAttribute('data-arrow');
    const way = here === null ? ENTER[key] : STEPS[key];
    if (way === undefined) return here !== null && PRESSES.has(key) ? () => onSelect(here) : null;
    const ids = chart.arrows.map(({ id }) => id);
    const to = ids.at((ids.indexOf(here ?? '') + way) % ids.length) ?? '';
    return () => {
      place.current?.querySelector<SVGElement>(`[data-arrow="${CSS.escape(to)}"]`)?.focus();
      onReach(to);
    };
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') place.current?.focus();
    const act = goThrough(event.key, event.target) ?? actOf(event.key);
    if (act === null) return;
    event.preventDefault();
    act();
  };

  return (
    <Ground
      ref={place}
      role="application"
      aria-label={`Chart ${chart.id}: arrow keys move it, plus and minus zoom, 0 fits it in, Enter goes through its arrows`}
      tabIndex={0}
      {...drag}
      onClick={press}
      onKeyDown={pressKey}
    >
      <svg
        ref={svg}
        aria-label={`${chart.id}: ${chart.description}`}
        viewBox={`${view.x} ${view.y} ${screen.width / view.scale} ${screen.height / view.scale}`}
      >
        <ChartSvg chart={chart} drawing={drawing} theme={theme} marks={marks} />
      </svg>
    </Ground>
  );
}
