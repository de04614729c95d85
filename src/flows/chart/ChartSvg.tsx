import { memo, useMemo } from 'react';
import type { Theme } from '../../theme/theme';
import type { Chart } from '../model/chart';
import type { Drawing } from '../model/drawing';
import { arrowText } from '../parts/describe';
import { Arrow, Initial } from './Arrow';
import { chartStyle } from './chartStyle';
import type { Marks } from './marks';
import { Head, State } from './State';

export interface ChartSvgProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  readonly theme: Theme;
  readonly marks: Marks;
}

/** A chart as a drawing: what nests first, then the arrows, then the innermost states, so that nothing is hidden. */
export const ChartSvg = memo(function ChartSvg({ chart, drawing, theme, marks }: ChartSvgProps) {
  const style = useMemo(() => chartStyle(theme), [theme]);
  const nesting = new Set(chart.states.map(({ parent }) => parent));
  const partsOf = (isNesting: boolean) =>
    chart.states
      .slice(1)
      .filter(({ id }) => nesting.has(id) === isNesting)
      .map((state) => {
        const box = drawing.states[state.id] ?? [0, 0, 0, 0];
        return { chart, state, box, marks };
      });
  return (
    <>
      <style>{style}</style>
      <defs>
        <marker
          id="tip"
          viewBox="0 0 10 10"
          refX="9"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          markerUnits="userSpaceOnUse"
          orient="auto-start-reverse"
        >
          <path d="M0 0L10 5L0 10Z" fill="context-stroke" />
        </marker>
      </defs>
      <rect className="ground" width={drawing.width} height={drawing.height} />
      {partsOf(true).map((parts) => (
        <State key={parts.state.id} {...parts} isNesting />
      ))}
      {Object.entries(drawing.initials).map(([id, way]) => (
        <Initial key={id} way={way} />
      ))}
      {chart.arrows.map((arrow) => {
        const drawn = drawing.arrows[arrow.id];
        const name = arrowText(chart, arrow.id);
        return drawn ? <Arrow key={arrow.id} {...{ arrow, name, drawn, marks }} /> : null;
      })}
      {partsOf(true).map((parts) => {
        const head = drawing.heads[parts.state.id];
        return head ? <Head key={parts.state.id} {...parts} box={head} /> : null;
      })}
      {partsOf(false).map((parts) => (
        <State key={parts.state.id} {...parts} isNesting={false} />
      ))}
    </>
  );
});
