import type { StepView } from '../model/stepView';

/** What a statechart highlights: ids of states and transitions. */
export interface Marks extends Partial<Omit<StepView, 'step'>> {
  readonly selected?: string | null;
  /** Visited states and transitions. Everything else is pale. */
  readonly visited?: ReadonlySet<string> | undefined;
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
