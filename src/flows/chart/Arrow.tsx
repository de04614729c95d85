import { DOT_SIZE, labelOf, TYPE } from '../model/boxes';
import type { ChartArrow } from '../model/chart';
import type { Drawing, Point } from '../model/drawing';
import { type Marks, marked } from './marks';
import { roundedPath } from './path';

interface ArrowProps {
  readonly arrow: ChartArrow;
  /** From where to where. */
  readonly name: string;
  readonly drawn: NonNullable<Drawing['arrows'][string]>;
  readonly marks: Marks;
}

/** An arrow with its label: the event, the guard, the actions. */
export function Arrow({ arrow, name, drawn, marks }: ArrowProps) {
  const lines = labelOf(arrow);
  const [x, y] = drawn.label ?? [0, 0];
  return (
    <g
      className={`arrow pressable ${arrow.kind} ${marked(arrow.id, marks)}`}
      data-arrow={arrow.id}
      tabIndex={-1}
    >
      <title>{`${name}: ${lines.map(({ text }) => text).join(' ')}`}</title>
      {drawn.ways.map((way) => (
        <path key={way.join()} className="way" d={roundedPath(way)} markerEnd="url(#tip)" />
      ))}
      {drawn.label ? (
        <g className="label">
          <rect x={x} y={y} width={drawn.label[2]} height={drawn.label[3]} rx="3" />
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

/** The dot from which a first state is entered. */
export function Initial({ way }: { readonly way: readonly Point[] }) {
  const [x, y] = way[0] ?? [0, 0];
  return (
    <g className="initial">
      <path className="way" d={roundedPath(way)} markerEnd="url(#tip)" />
      <circle className="dot" cx={x} cy={y - DOT_SIZE / 2} r={DOT_SIZE / 2} />
    </g>
  );
}
