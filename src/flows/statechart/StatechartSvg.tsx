import { memo, useMemo } from 'react';
import type { Theme } from '../../theme/theme';
import { transitionText } from '../components/describe';
import type { Drawing } from '../model/drawing';
import type { Statechart } from '../model/statechart';
import type { Marks } from './marks';
import { Head, State } from './State';
import { statechartStyle } from './statechartStyle';
import { InitialLine, TransitionLine } from './TransitionLine';

export interface StatechartSvgProps {
  readonly statechart: Statechart;
  readonly drawing: Drawing;
  readonly theme: Theme;
  readonly marks: Marks;
}

/** Draws a statechart: parent states first, then transitions, then atomic states, so that nothing is hidden. */
export const StatechartSvg = memo(function StatechartSvg({
  statechart,
  drawing,
  theme,
  marks,
}: StatechartSvgProps) {
  const style = useMemo(() => statechartStyle(theme), [theme]);
  const parents = new Set(statechart.states.map(({ parent }) => parent));
  const statesOf = (isParent: boolean) =>
    statechart.states
      .slice(1)
      .filter(({ id }) => parents.has(id) === isParent)
      .map((state) => {
        const box = drawing.states[state.id] ?? [0, 0, 0, 0];
        return { statechart, state, box, marks };
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
      {statesOf(true).map((props) => (
        <State key={props.state.id} {...props} isParent />
      ))}
      {Object.entries(drawing.initials).map(([id, path]) => (
        <InitialLine key={id} path={path} />
      ))}
      {statechart.transitions.map((transition) => {
        const drawn = drawing.transitions[transition.id];
        const name = transitionText(statechart, transition.id);
        return drawn ? (
          <TransitionLine key={transition.id} {...{ transition, name, drawn, marks }} />
        ) : null;
      })}
      {statesOf(true).map((props) => {
        const head = drawing.heads[props.state.id];
        return head ? <Head key={props.state.id} {...props} box={head} /> : null;
      })}
      {statesOf(false).map((props) => (
        <State key={props.state.id} {...props} isParent={false} />
      ))}
    </>
  );
});
