import type { Chart, ChartArrow, ChartState } from './chart';

/** Sizes of what is written on a chart, px. The small type is of equal widths, so a text's width is known without a browser. */
export const TYPE = {
  title: { size: 14, line: 20, width: 8.8 },
  small: { size: 11, line: 15, width: 6.7 },
} as const;

/** The space around what is written in a box, px. */
export const PAD = { x: 12, y: 8 } as const;
/** The side of the dot from which the arrow to a first state leads, px. */
export const DOT_SIZE = 10;
/** The side of a history state's circle, px. */
export const HISTORY_SIZE = 28;

/** One line in a state's box; a line of an arrow that leaves nothing can be pressed. */
export interface BoxLine {
  readonly text: string;
  readonly kind: 'invoke' | 'action' | 'arrow';
  readonly arrow?: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const IN_BOX_CHARACTERS = 46;
const ON_ARROW_CHARACTERS = 26;

/** What stands in a state's box below its name: its effects, its entry and exit actions, its arrows that leave nothing. */
export function linesOf(chart: Chart, state: ChartState): readonly BoxLine[] {
  const effects = state.invokes.map(({ id, src }) => `⟳ ${id === src ? id : `${id}: ${src}`}`);
  const kept = chart.arrows.filter((arrow) => arrow.source === state.id && isInside(arrow));
  return [
    ...effects.map((text): BoxLine => ({ text, kind: 'invoke' })),
    ...actionLines('entry', state.entry),
    ...actionLines('exit', state.exit),
    ...kept.flatMap((arrow) =>
      wrapped(insideText(arrow), IN_BOX_CHARACTERS).map(
        (text): BoxLine => ({ text, kind: 'arrow', arrow: arrow.id }),
      ),
    ),
  ];
}

/** Whether an arrow leaves nothing and enters nothing: it stands in its state's box. */
export const isInside = ({ targets }: ChartArrow): boolean => targets.length === 0;

/** One line on an arrow. */
export interface LabelLine {
  readonly text: string;
  readonly kind: 'event' | 'guard' | 'actions';
}

/** What stands on an arrow: the event, the guard, the actions. What is always tried has no event. */
export function labelOf(arrow: ChartArrow): readonly LabelLine[] {
  const parts = {
    event: arrow.kind === 'always' ? '' : arrow.label,
    guard: arrow.guard === null ? '' : `[${arrow.guard}]`,
    actions: arrow.actions.length === 0 ? '' : `/ ${arrow.actions.join(', ')}`,
  };
  return (['event', 'guard', 'actions'] as const).flatMap((kind) =>
    wrapped(parts[kind], ON_ARROW_CHARACTERS).map((text) => ({ text, kind })),
  );
}

/** The room that a label takes, px. */
export function labelSize(lines: readonly LabelLine[]): Size {
  return {
    width: Math.ceil(longest(lines.map(({ text }) => text)) * TYPE.small.width) + 8,
    height: lines.length * TYPE.small.line + 4,
  };
}

/** The room that a state's name and lines take, px: the whole box of an innermost state, the head of any other. */
export function headSize(chart: Chart, state: ChartState): Size {
  if (state.kind === 'history') return { width: HISTORY_SIZE, height: HISTORY_SIZE };
  const lines = linesOf(chart, state);
  const width = Math.max(
    state.key.length * TYPE.title.width,
    longest(lines.map(({ text }) => text)) * TYPE.small.width,
  );
  return {
    width: Math.ceil(width) + 2 * PAD.x,
    height: 2 * PAD.y + TYPE.title.line + lines.length * TYPE.small.line,
  };
}

const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));

function insideText({ label, guard, actions }: ChartArrow): string {
  const done = actions.length === 0 ? 'ignored' : actions.join(', ');
  return [label, guard === null ? '' : `[${guard}]`, `/ ${done}`].filter(Boolean).join(' ');
}

function actionLines(when: string, actions: readonly string[]): readonly BoxLine[] {
  if (actions.length === 0) return [];
  return wrapped(`${when} / ${actions.join(', ')}`, IN_BOX_CHARACTERS).map(
    (text): BoxLine => ({ text, kind: 'action' }),
  );
}

/** A text in lines of at most so many characters, broken at blanks; a longer word stands alone. */
function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
