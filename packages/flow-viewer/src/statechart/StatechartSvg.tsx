import { memo } from 'react';
import { transitionText } from '../components/describe';
import { DOT_SIZE, PAD, TYPE, titleOf } from '../layout/boxes';
import type { Drawing, Point } from '../layout/drawing';
import type { ShownState, ShownTransition } from '../layout/fold';
import { guardedLabel, type Statechart } from '../model/statechart';
import type { Marks } from '../model/stepView';
import { statechartStyle } from './statechartStyle';

interface StatechartProps {
  /** The whole statechart, for the names of transitions. */
  readonly statechart: Statechart;
  readonly drawing: Drawing;
  readonly marks: Marks;
}

/** Draws a statechart: parent states first, then transitions, then atomic states, so that nothing is hidden. */
export const StatechartSvg = memo(function StatechartSvg(props: StatechartProps) {
  const { drawing } = props;
  const states = drawing.statechart.states.filter(({ id }) => id in drawing.states);
  const parents = states.filter(({ id }) => id in drawing.heads);
  return (
    <>
      <style>{statechartStyle}</style>
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
      {parents.map((state) => (
        <State key={state.id} {...props} state={state} part="parent" />
      ))}
      {Object.entries(drawing.initials).map(([id, path]) => {
        const [x, y] = path[0] ?? [0, 0];
        return (
          <g key={id} className="initial">
            <path className="path" d={roundedPath(path)} markerEnd="url(#tip)" />
            <circle className="dot" cx={x} cy={y - DOT_SIZE / 2} r={DOT_SIZE / 2} />
          </g>
        );
      })}
      {drawing.statechart.transitions.map((transition) => (
        <TransitionLine key={transition.id} {...props} transition={transition} />
      ))}
      {parents.map((state) => (
        <State key={state.id} {...props} state={state} part="head" />
      ))}
      {states
        .filter(({ id }) => !(id in drawing.heads))
        .map((state) => (
          <State key={state.id} {...props} state={state} part="atomic" />
        ))}
    </>
  );
});

interface StateProps extends StatechartProps {
  readonly state: ShownState;
  /** The box of a parent state is below the transitions, its head with the texts above them. */
  readonly part: 'parent' | 'head' | 'atomic';
}

function State({ drawing, marks, state, part }: StateProps) {
  const boxes = part === 'head' ? drawing.heads : drawing.states;
  const [x, y, width, height] = boxes[state.id] ?? [0, 0, 0, 0];
  const { states } = drawing.statechart;
  const isRegion = states.find(({ id }) => id === state.parent)?.kind === 'parallel';
  const isClosed = part === 'atomic' && state.hidden > 0;
  const kinds = [isRegion && 'region', isClosed && 'closed'].filter(Boolean).join(' ');
  return (
    <g
      className={`state pressable ${part} ${kinds} ${markClasses(state.id, marks)}`}
      {...{ [part === 'head' ? 'data-head' : 'data-state']: state.id }}
    >
      {isClosed ? (
        <rect className="behind" x={x + 4} y={y + 4} width={width} height={height} rx={10} />
      ) : null}
      <rect x={x} y={y} width={width} height={height} rx={part === 'head' ? 0 : 10} />
      {state.kind === 'final' ? (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="7" />
      ) : null}
      {part === 'parent' ? null : (
        <>
          {state.description === '' ? null : <title>{state.description}</title>}
          <text className="name" x={x + PAD.x} y={y + PAD.y + TYPE.title.line * 0.75}>
            {titleOf(state)}
          </text>
          {drawing.lines[state.id]?.map(({ kind, text, transition }, index) => (
            <text
              key={`${transition ?? kind} ${text}`}
              className={
                transition === undefined
                  ? `small ${kind}`
                  : `small line pressable ${markClasses(transition, marks)}`
              }
              data-transition={transition}
              tabIndex={transition === undefined ? undefined : -1}
              x={x + PAD.x}
              y={y + PAD.y + TYPE.title.line + (index + 0.75) * TYPE.small.line}
            >
              {text}
            </text>
          ))}
        </>
      )}
    </g>
  );
}

function TransitionLine({
  statechart,
  drawing,
  marks,
  transition,
}: StatechartProps & { readonly transition: ShownTransition }) {
  const drawn = drawing.transitions[transition.id];
  // An internal transition is a line of text in its state's box.
  if (drawn === undefined) return null;
  const { lines } = drawn;
  const [x, y, width, height] = drawn.label ?? [0, 0, 0, 0];
  const name = transitionText(statechart, transition.id);
  return (
    <g
      className={`transition pressable ${transition.failures ? 'failures' : transition.kind} ${markClasses(transition.id, marks)}`}
      data-transition={transition.id}
      tabIndex={-1}
    >
      <title>{`${name}: ${guardedLabel(transition)}`}</title>
      {[drawn.path, ...(drawn.branches ?? [])].map((path, index) => (
        <path
          key={transition.targets[index]}
          className="path"
          d={roundedPath(path)}
          markerEnd="url(#tip)"
        />
      ))}
      {drawn.label ? (
        <g className="label">
          <rect x={x} y={y} width={width} height={height} rx="3" />
          {lines.map(({ text, kind }, index) => (
            <text
              key={text}
              className={`small ${kind}`}
              x={x + 4}
              y={y + 2 + (index + 0.75) * TYPE.small.line}
            >
              {text}
            </text>
          ))}
        </g>
      ) : null}
    </g>
  );
}

function markClasses(id: string, marks: Marks): string {
  const { active, last, refused, possible, selected, visited, moved } = marks;
  const names = [
    active?.has(id) && 'active',
    last?.has(id) && 'last',
    moved?.has(id) && 'moved',
    refused?.has(id) && 'refused',
    possible?.has(id) && 'possible',
    selected === id && 'selected',
    visited && (visited.has(id) ? 'visited' : 'unvisited'),
  ];
  return names.filter(Boolean).join(' ');
}

const CORNER = 8;

function roundedPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    if (next === undefined) return `L${point.join(' ')}`;
    const before = cornerPoint(point, points[index] ?? first);
    const after = cornerPoint(point, next);
    return `L${before.join(' ')}Q${point.join(' ')} ${after.join(' ')}`;
  });
  return `M${first.join(' ')}${parts.join('')}`;
}

/** The point where a corner starts: at most half way from one point to the other. */
function cornerPoint([x, y]: Point, [otherX, otherY]: Point): Point {
  const length = Math.hypot(otherX - x, otherY - y);
  const ratio = length === 0 ? 0 : Math.min(CORNER, length / 2) / length;
  return [round(x + (otherX - x) * ratio), round(y + (otherY - y) * ratio)];
}

const round = (value: number) => Math.round(value * 10) / 10;
