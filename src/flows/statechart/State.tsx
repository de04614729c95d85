import { linesOf, PAD, TYPE } from '../model/boxes';
import type { Box } from '../model/drawing';
import type { Statechart, StateNode } from '../model/statechart';
import { type Marks, markClasses } from './marks';

interface StateProps {
  readonly statechart: Statechart;
  readonly state: StateNode;
  readonly box: Box;
  readonly isParent: boolean;
  readonly marks: Marks;
}

/** A state's box. The box of a parent state is below the transitions, its head above them. */
export function State({ statechart, state, box, isParent, marks }: StateProps) {
  const [x, y, width, height] = box;
  const isRegion = statechart.states.find(({ id }) => id === state.parent)?.kind === 'parallel';
  const kinds = [isParent && 'parent', isRegion && 'region', state.kind].filter(Boolean);
  return (
    <g
      className={`state pressable ${kinds.join(' ')} ${markClasses(state.id, marks)}`}
      data-state={state.id}
    >
      <rect x={x} y={y} width={width} height={height} rx="10" />
      {state.kind === 'final' ? (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="7" />
      ) : null}
      {isParent ? null : <StateText {...{ statechart, state, box, marks }} />}
    </g>
  );
}

/** The name and lines of a parent state. */
export function Head(props: Omit<StateProps, 'isParent'>) {
  const { state, box, marks } = props;
  const [x, y, width, height] = box;
  return (
    <g className={`state head pressable ${markClasses(state.id, marks)}`} data-head={state.id}>
      <rect x={x} y={y} width={width} height={height} />
      <StateText {...props} />
    </g>
  );
}

/** The texts of a state: its name, effects, actions and internal transitions. */
function StateText({ statechart, state, box, marks }: Omit<StateProps, 'isParent'>) {
  const [x, y] = box;
  return (
    <>
      {state.description === '' ? null : <title>{state.description}</title>}
      <text className="name" x={x + PAD.x} y={y + PAD.y + TYPE.title.line * 0.75}>
        {state.key}
      </text>
      {linesOf(statechart, state).map(({ kind, text, transition }, index) => (
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
  );
}
