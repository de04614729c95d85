import type { Statechart, StateNode, Transition } from './statechart';

/** What a search found: a state, or a transition. */
export type Found =
  | { readonly state: StateNode; readonly transition?: never }
  | { readonly transition: Transition; readonly state?: never };

/**
 * Searches a statechart for a text: names of states, events, guards, actions and effects, tags, and descriptions. States come
 * first, those with the text in their name before the others.
 */
export function search({ states, transitions }: Statechart, query: string): readonly Found[] {
  const wanted = query.trim().toLowerCase();
  const matches = (texts: unknown) => JSON.stringify(texts).toLowerCase().includes(wanted);
  const isNamed = ({ key }: StateNode) => key.toLowerCase().includes(wanted);
  return [
    ...states
      .slice(1)
      .filter(({ id: _, parent: __, kind: ___, initial: ____, ...texts }) =>
        matches(Object.values(texts)),
      )
      .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
      .map((state) => ({ state })),
    ...transitions
      .filter(({ id: _, source: __, targets: ___, kind: ____, ...texts }) =>
        matches(Object.values(texts)),
      )
      .map((transition) => ({ transition })),
  ];
}
