import { pathTo } from '../layout/fold';
import { inheritedFrom, leadsTo } from './leadsOut';
import type { Statechart, StateNode, Transition } from './statechart';

/** What a search found: a state, a transition, or two states between which there may be ways. */
export type Found =
  | {
      readonly state: StateNode;
      readonly transition?: never;
      readonly between?: never;
      readonly ways?: never;
    }
  | {
      readonly transition: Transition;
      /** The two states that it connects, when the search is for two: `lookingUp → noState, from shipping`. */
      readonly between?: string;
      readonly state?: never;
      readonly ways?: never;
    }
  | {
      /** Two states of the same flow. */
      readonly ways: { readonly flow: string; readonly from: StateNode; readonly to: StateNode };
      readonly state?: never;
      readonly transition?: never;
      readonly between?: never;
    };

type Pair = readonly [from: StateNode, to: StateNode];

const wordsOf = (query: string) => query.toLowerCase().split(/[\s→]+/);

/** Whether a text contains every word of a query, in lower or upper case. */
export const hasWords = (text: string, query: string): boolean =>
  wordsOf(query).every((word) => text.toLowerCase().includes(word));

/**
 * Searches a statechart for words: names of states, events, guards, actions and effects, tags, and descriptions. Two states
 * find the transitions between them. States come first, those with the text in their name before the others.
 *
 * @param flows the ids of the flows in the statechart
 */
export function search(
  statechart: Statechart,
  query: string,
  flows: readonly string[] = [statechart.id],
): readonly Found[] {
  const { states, transitions } = statechart;
  const matches = (texts: unknown) => hasWords(JSON.stringify(texts), query);
  const pairs = pairsOf(statechart, query);
  const isPair = pairs.length === 0 && /\S[\s→]+\S/.test(query);
  const isNamed = ({ key }: StateNode) => hasWords(key, query);
  const found: readonly Found[] = [
    ...states
      .slice(1)
      .filter(({ id: _, parent: __, kind: ___, initial: ____, ...texts }) =>
        matches(Object.values(texts)),
      )
      .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
      .map((state) => ({ state })),
    ...between(statechart, pairs),
    ...transitions
      .filter(({ id: _, source, targets, kind: __, ...texts }) =>
        matches([...Object.values(texts), ...(isPair ? [source, ...targets] : [])]),
      )
      .map((transition) => ({ transition })),
  ];
  if (found.length > 0) return found;
  const flowOf = ({ id }: StateNode) => flows.find((flow) => pathTo(statechart, id).includes(flow));
  const ways = pairs.flatMap(([from, to]) => {
    const flow = flowOf(from);
    return flow !== undefined && flow === flowOf(to) ? [{ ways: { flow, from, to } }] : [];
  });
  return ways.slice(0, 1);
}

/** The pairs of states that two words name, those of complete names before all others. */
function pairsOf({ states }: Statechart, query: string): readonly Pair[] {
  const [one = '', other = '', ...more] = wordsOf(query.trim());
  if (other === '' || more.length > 0) return [];
  const named = (word: string) => {
    const keys = (has: (key: string) => boolean) =>
      states.slice(1).filter(({ key }) => has(key.toLowerCase()));
    const exact = keys((key) => key === word);
    return exact.length > 0 ? exact : keys((key) => key.includes(word));
  };
  return named(one).flatMap((from) =>
    named(other).flatMap((to): Pair[] => (from === to ? [] : [[from, to]])),
  );
}

/** The transitions between two states, in the direction of the query and then in the other one. */
function between(statechart: Statechart, pairs: readonly Pair[]): readonly Found[] {
  const found = [...pairs, ...pairs.map(([from, to]): Pair => [to, from])].flatMap(([from, to]) =>
    leadsTo(statechart, from, to).map((transition) => ({
      transition,
      between: `${from.key} → ${to.key}${inheritedFrom(statechart, transition, from.id)}`,
    })),
  );
  const first = new Map(found.toReversed().map((one) => [one.transition, one]));
  return found.filter((one) => first.get(one.transition) === one);
}
