import { isGeneratedId } from '../model/names';
import type { Statechart, StateNode, Transition } from '../model/statechart';
import type { Detail, Size, TextLine } from './drawing';
import type { ShownState } from './fold';

/** Type sizes, px. The small type is monospaced, so that the width of a text is known without a browser. */
export const TYPE = {
  title: { size: 14, line: 20, width: 8.8 },
  small: { size: 11, line: 15, width: 6.7 },
} as const;

export const PAD = { x: 12, y: 8 } as const;
export const DOT_SIZE = 10;

const BOX_CHARACTERS = 46;
const LABEL_CHARACTERS = 26;

/** The lines below a state's name: its effects, its entry and exit actions, its internal transitions. */
export function linesOf(
  { transitions }: Statechart,
  state: StateNode,
  detail: Detail,
  highlighted: ReadonlySet<string>,
): readonly TextLine[] {
  const effects = state.invokes.map(({ id, src }) =>
    id === src || isGeneratedId(id) ? src : `${id}: ${src}`,
  );
  const internal = transitions.filter((one) => one.source === state.id && isInternal(one));
  const lines: readonly TextLine[] = [
    ...effects.map((name) => ({ kind: 'invoke', text: `⟳ ${name}` }) as const),
    { kind: 'action', text: actionsText('entry ', state.entry) },
    { kind: 'action', text: actionsText('exit ', state.exit) },
    ...internal.map(
      (one) => ({ kind: 'transition', text: internalText(one), transition: one.id }) as const,
    ),
  ];
  const shown = lines.filter(
    ({ transition = '' }) => detail === 'all' || highlighted.has(transition),
  );
  return wrapLines(shown, BOX_CHARACTERS);
}

/** Whether a transition has no target, so that it is listed in its state's box. */
export const isInternal = ({ targets }: Transition): boolean => targets.length === 0;

/** The label of a transition: its event, guard and actions. An eventless one has no event line. */
export function labelOf(
  { label, guard, actions }: Transition,
  detail: Detail,
): readonly TextLine[] {
  const lines: readonly TextLine[] = [
    { kind: 'event', text: label === 'always' ? '' : label },
    { kind: 'guard', text: guard === null ? '' : `[${guard}]` },
    { kind: 'actions', text: actionsText('', actions) },
  ];
  const shown = { names: 0, events: 1, all: 3 }[detail];
  return wrapLines(lines.slice(0, shown), LABEL_CHARACTERS);
}

export function labelSize(lines: readonly TextLine[]): Size {
  return {
    width: Math.ceil(longest(lines) * TYPE.small.width) + 8,
    height: lines.length * TYPE.small.line + 4,
  };
}

/** UML's signs of a history state. */
const HISTORY_SIGNS = { shallow: 'H', deep: 'H*' } as const;

/** The name of a state on the drawing, with the sign of a history state and the number of states that it hides. */
export const titleOf = ({ key, hidden, history }: ShownState): string =>
  [history && HISTORY_SIGNS[history], key, hidden > 0 && `+${hidden}`].filter(Boolean).join(' ');

/** Letters that are about twice as wide, such as Chinese ones. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/g;

/** The size of a state's name and lines, px: the whole box of an atomic state, the head of a parent state. */
export function headSize(title: string, lines: readonly TextLine[]): Size {
  const letters = title.length + (title.match(WIDE)?.length ?? 0);
  const width = Math.max(letters * TYPE.title.width, longest(lines) * TYPE.small.width);
  return {
    width: Math.ceil(width) + 2 * PAD.x,
    height: 2 * PAD.y + TYPE.title.line + lines.length * TYPE.small.line,
  };
}

const longest = (lines: readonly TextLine[]) =>
  Math.max(0, ...lines.map(({ text }) => text.length));

const actionsText = (when: string, actions: readonly string[]) =>
  actions.length === 0 ? '' : `${when}/ ${actions.join(', ')}`;

const internalText = ({ label, guard, actions }: Transition) =>
  `${label} ${guard === null ? '' : `[${guard}]`} / ${actions.join(', ') || 'ignored'}`;

/** Wraps each text at spaces to lines of at most `maxLength` characters. A longer word gets its own line. */
const wrapLines = (lines: readonly TextLine[], maxLength: number): readonly TextLine[] =>
  lines.flatMap((line) => wrapText(line.text, maxLength).map((text) => ({ ...line, text })));

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
