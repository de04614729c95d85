import { type BoxLine, linesOf, PAD, TYPE } from '../model/boxes';
import type { Chart, ChartState } from '../model/chart';
import type { Box } from '../model/drawing';
import { type Marks, marked } from './marks';

interface StateProps {
  readonly chart: Chart;
  readonly state: ChartState;
  readonly box: Box;
  readonly isNesting: boolean;
  readonly marks: Marks;
}

/** A state's box; that of a nesting state lies below the arrows and its head above them. */
export function State({ chart, state, box, isNesting, marks }: StateProps) {
  const [x, y, width, height] = box;
  const isRegion = chart.states.find(({ id }) => id === state.parent)?.kind === 'parallel';
  const kinds = [isNesting && 'nesting', isRegion && 'region', state.kind].filter(Boolean);
  return (
    <g
      className={`state pressable ${kinds.join(' ')} ${marked(state.id, marks)}`}
      data-state={state.id}
    >
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={state.kind === 'history' ? width / 2 : 10}
      />
      {state.kind === 'final' ? (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="7" />
      ) : null}
      {isNesting ? null : <Words {...{ chart, state, box, marks }} />}
    </g>
  );
}

/** The name and lines of a state that nests others. */
export function Head(props: Omit<StateProps, 'isNesting'>) {
  const { state, box, marks } = props;
  const [x, y, width, height] = box;
  return (
    <g className={`state head pressable ${marked(state.id, marks)}`} data-head={state.id}>
      <rect x={x} y={y} width={width} height={height} />
      <Words {...props} />
    </g>
  );
}

/** What a state says: its name, its effects, its actions, and the arrows that leave nothing. */
function Words({ chart, state, box, marks }: Omit<StateProps, 'isNesting'>) {
  const [x, y, width, height] = box;
  if (state.kind === 'history') {
    return (
      <text className="name" x={x + width / 2} y={y + height / 2 + 5} textAnchor="middle">
        {state.isDeep ? 'H*' : 'H'}
      </text>
    );
  }
  return (
    <>
      {state.description === '' ? null : <title>{state.description}</title>}
      <text className="name" x={x + PAD.x} y={y + PAD.y + TYPE.title.line * 0.75}>
        {state.key}
      </text>
      {linesOf(chart, state).map((line, index) => (
        <Line
          key={`${line.arrow ?? line.kind} ${line.text}`}
          line={line}
          x={x + PAD.x}
          y={y + PAD.y + TYPE.title.line + (index + 0.75) * TYPE.small.line}
          marks={marks}
        />
      ))}
    </>
  );
}

interface LineProps {
  readonly line: BoxLine;
  readonly x: number;
  readonly y: number;
  readonly marks: Marks;
}

function Line({ line: { text, kind, arrow }, x, y, marks }: LineProps) {
  if (arrow === undefined) {
    return (
      <text className={`small ${kind}`} x={x} y={y}>
        {text}
      </text>
    );
  }
  return (
    <text
      className={`small line pressable ${marked(arrow, marks)}`}
      data-arrow={arrow}
      tabIndex={-1}
      x={x}
      y={y}
    >
      {text}
    </text>
  );
}
