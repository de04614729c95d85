/** What a statechart highlights: ids of states and transitions. */
export interface Marks {
  readonly active?: ReadonlySet<string>;
  /** The transitions taken last. */
  readonly last?: ReadonlySet<string>;
  /** Transitions whose guard did not hold at the last step. */
  readonly refused?: ReadonlySet<string>;
  /** Transitions that are possible now. */
  readonly possible?: ReadonlySet<string>;
  readonly selected?: string | null;
  /** Visited states and transitions. Everything else is pale. */
  readonly visited?: ReadonlySet<string>;
}

/** The class names of a state or a transition. */
export function markClasses(id: string, marks: Marks): string {
  const { active, last, refused, possible, selected, visited } = marks;
  const names = [
    active?.has(id) && 'active',
    last?.has(id) && 'last',
    refused?.has(id) && 'refused',
    possible?.has(id) && 'possible',
    selected === id && 'selected',
    visited && (visited.has(id) ? 'visited' : 'unvisited'),
  ];
  return names.filter(Boolean).join(' ');
}
