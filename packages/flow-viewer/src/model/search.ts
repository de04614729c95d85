import type { Statechart, StateNode, Transition } from './statechart';

/** What a search found: a state, or a transition. */
export type Found =
  | { readonly state: StateNode; readonly transition?: never }
  | { readonly transition: Transition; readonly state?: never };

/** Whether a text contains every word of a query, in lower or upper case. */
export const hasWords = (text: string, query: string): boolean =>
  query
    .toLowerCase()
    .split(/[\s→]+/)
    .every((word) => text.toLowerCase().includes(word));

/**
 * Searches a statechart for words: names of states, events, guards, actions and effects, tags, and descriptions. Several
 * words, such as two states, also find the transitions between them. States come first, those with the text in their name
 * before the others.
 */
export function search({ states, transitions }: Statechart, query: string): readonly Found[] {
  const matches = (texts: unknown) => hasWords(JSON.stringify(texts), query);
  const isPair = /\S[\s→]+\S/.test(query);
  const isNamed = ({ key }: StateNode) => hasWords(key, query);
  return [
    ...states
      .slice(1)
      .filter(({ id: _, parent: __, kind: ___, initial: ____, ...texts }) =>
        matches(Object.values(texts)),
      )
      .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
      .map((state) => ({ state })),
    ...transitions
      .filter(({ id: _, source, targets, kind: __, ...texts }) =>
        matches([...Object.values(texts), ...(isPair ? [source, ...targets] : [])]),
      )
      .map((transition) => ({ transition })),
  ];
}
