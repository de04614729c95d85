import type { Statechart, StateNode, Transition } from './statechart';

/** Type sizes, px. The small type is monospaced, so that the width of a text is known without a browser. */
export const TYPE = {
  title: { size: 14, line: 20, width: 8.8 },
  small: { size: 11, line: 15, width: 6.7 },
} as const;

/** Padding of a box, px. */
export const PAD = { x: 12, y: 8 } as const;
/** Size of the dot of an initial state, px. */
export const DOT_SIZE = 10;

/** One line in a state's box. The line of an internal transition can be selected. */
export interface BoxLine {
  readonly text: string;
  readonly kind: 'invoke' | 'action' | 'transition';
  readonly transition?: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const BOX_CHARACTERS = 46;
const LABEL_CHARACTERS = 26;

/** The lines below a state's name: its effects, its entry and exit actions, its internal transitions. */
export function linesOf(statechart: Statechart, state: StateNode): readonly BoxLine[] {
  const effects = state.invokes.map(({ id, src }) => `⟳ ${id === src ? id : `${id}: ${src}`}`);
  const internal = statechart.transitions.filter(
    (transition) => transition.source === state.id && isInternal(transition),
  );
  return [
    ...effects.map((text): BoxLine => ({ text, kind: 'invoke' })),
    ...actionLines('entry', state.entry),
    ...actionLines('exit', state.exit),
    ...internal.flatMap((transition) =>
      wrapText(internalText(transition), BOX_CHARACTERS).map(
        (text): BoxLine => ({ text, kind: 'transition', transition: transition.id }),
      ),
    ),
  ];
}

/** Whether a transition has no target, so that it is listed in its state's box. */
export const isInternal = ({ targets }: Transition): boolean => targets.length === 0;

/** One line of a transition's label. */
export interface LabelLine {
  readonly text: string;
  readonly kind: 'event' | 'guard' | 'actions';
}

/** The label of a transition: its event, guard and actions. An eventless one has no event line. */
export function labelOf(transition: Transition): readonly LabelLine[] {
  const parts = {
    event: transition.kind === 'always' ? '' : transition.label,
    guard: transition.guard === null ? '' : `[${transition.guard}]`,
    actions: transition.actions.length === 0 ? '' : `/ ${transition.actions.join(', ')}`,
  };
  return (['event', 'guard', 'actions'] as const).flatMap((kind) =>
    wrapText(parts[kind], LABEL_CHARACTERS).map((text) => ({ text, kind })),
  );
}

/** The size of a label, px. */
export function labelSize(lines: readonly LabelLine[]): Size {
  return {
    width: Math.ceil(longest(lines.map(({ text }) => text)) * TYPE.small.width) + 8,
    height: lines.length * TYPE.small.line + 4,
  };
}

/** The size of a state's name and lines, px: the whole box of an atomic state, the head of a parent state. */
export function headSize(statechart: Statechart, state: StateNode): Size {
  const lines = linesOf(statechart, state);
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

function internalText({ label, guard, actions }: Transition): string {
  const done = actions.length === 0 ? 'ignored' : actions.join(', ');
  return [label, guard === null ? '' : `[${guard}]`, `/ ${done}`].filter(Boolean).join(' ');
}

function actionLines(when: string, actions: readonly string[]): readonly BoxLine[] {
  if (actions.length === 0) return [];
  return wrapText(`${when} / ${actions.join(', ')}`, BOX_CHARACTERS).map(
    (text): BoxLine => ({ text, kind: 'action' }),
  );
}

/** Wraps a text at spaces to lines of at most `maxLength` characters. A longer word gets its own line. */
function wrapText(text: string, maxLength: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= maxLength) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
