/** What is to be seen of a moment on a chart: ids of states and arrows. */
export interface Marks {
  readonly active?: ReadonlySet<string>;
  /** The arrows taken last. */
  readonly last?: ReadonlySet<string>;
  /** Those whose guard said no just now. */
  readonly refused?: ReadonlySet<string>;
  /** Those that could be taken now. */
  readonly possible?: ReadonlySet<string>;
  readonly selected?: string | null;
  /** What was walked, states and arrows; all else is pale. */
  readonly walked?: ReadonlySet<string>;
}

/** The class names of a state or an arrow under these marks. */
export function marked(id: string, marks: Marks): string {
  const { active, last, refused, possible, selected, walked } = marks;
  const names = [
    active?.has(id) && 'active',
    last?.has(id) && 'last',
    refused?.has(id) && 'refused',
    possible?.has(id) && 'possible',
    selected === id && 'selected',
    walked && (walked.has(id) ? 'walked' : 'unwalked'),
  ];
  return names.filter(Boolean).join(' ');
}
