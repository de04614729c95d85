import { DOT_SIZE, labelOf, TYPE } from '../model/boxes';
import type { Drawing, Point } from '../model/drawing';
import type { Transition } from '../model/statechart';
import { type Marks, markClasses } from './marks';

interface TransitionLineProps {
  readonly transition: Transition;
  /** The source and the target, as text. */
  readonly name: string;
  readonly drawn: NonNullable<Drawing['transitions'][string]>;
  readonly marks: Marks;
}

/** A transition with its label: the event, the guard, the actions. */
export function TransitionLine({ transition, name, drawn, marks }: TransitionLineProps) {
  const lines = labelOf(transition);
  const [x, y] = drawn.label ?? [0, 0];
  return (
    <g
      className={`transition pressable ${transition.kind} ${markClasses(transition.id, marks)}`}
      data-transition={transition.id}
      tabIndex={-1}
    >
      <title>{`${name}: ${lines.map(({ text }) => text).join(' ')}`}</title>
      <path className="path" d={roundedPath(drawn.path)} markerEnd="url(#tip)" />
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

/** The dot of an initial state, and the line to the state. */
export function InitialLine({ path }: { readonly path: readonly Point[] }) {
  const [x, y] = path[0] ?? [0, 0];
  return (
    <g className="initial">
      <path className="path" d={roundedPath(path)} markerEnd="url(#tip)" />
      <circle className="dot" cx={x} cy={y - DOT_SIZE / 2} r={DOT_SIZE / 2} />
    </g>
  );
}

const CORNER = 8;

/** An SVG path through the points, with rounded corners. */
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
