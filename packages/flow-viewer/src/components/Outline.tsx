import { type ReactElement, type RefObject, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Chart } from '../chart';
import { useConfig, useFlows } from '../config';
import { type Found, search } from '../model/search';
import { guardedLabel, type Statechart, type StateNode, statechartOf } from '../model/statechart';
import type { Marks } from '../model/stepView';
import { media, radius, s, space } from '../theme';
import { Muted, TextInput } from './controls';
import { transitionText } from './describe';

const Frame = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(2)} ${space(1.5)};
  border-right: 1px solid ${s('line')};
  background: ${s('surface')};
  overflow: auto;

  ${media.belowDesktop} {
    max-height: 40%;
    border-right: 0;
    border-bottom: 1px solid ${s('line')};
  }
`;

const Tree = styled.div`
  ul {
    margin-left: ${space(1)};
    padding-left: ${space(1)};
    border-left: 1px solid ${s('line')};
  }
`;

const Item = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  width: calc(100% - 24px);
  min-height: 28px;
  padding: 2px ${space(0.75)};
  border-radius: ${radius.small};
  line-height: 1.3;
  text-align: left;
  overflow-wrap: anywhere;

  &:hover {
    background: ${s('surfaceTint')};
  }
  &[aria-current='true'] {
    background: ${s('accentSoft')};
    color: ${s('accentStrong')};
    font-weight: 600;
  }
  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1.5px ${s('text')};
  }
  &[data-pale='true'] {
    color: ${s('textSoft')};
    font-style: italic;
  }
`;

const Toggle = styled.button.attrs({ type: 'button' })`
  float: right;
  width: 24px;
  min-height: 28px;
  border-radius: ${radius.small};
  color: ${s('textSoft')};

  &:hover {
    background: ${s('surfaceTint')};
  }
`;

const Kind = styled.span`
  color: ${s('textSoft')};
  font-size: 0.75rem;
  font-weight: 400;
  overflow-wrap: anywhere;
`;

const KINDS: Readonly<Partial<Record<StateNode['kind'], string>>> = {
  parallel: 'at once',
  final: 'end',
};

interface OutlineProps {
  readonly isShown: boolean;
  readonly statechart: Statechart;
  readonly marks: Marks;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Whether the inner states of a state are drawn. */
  readonly isOpen: (id: string) => boolean | undefined;
  readonly onChoose: (id: string) => void;
  /** Opens a flow at one of its states or transitions, or at the ways from a state to another one. */
  readonly onOpen: (flow: string, id: string, to?: string) => void;
  /** Opens or closes a state in the drawing. */
  readonly onToggle: (id: string) => void;
}

/** The states as a searchable tree: an alternative to the drawing for keyboards and screen readers. */
export function Outline(props: OutlineProps) {
  const { isShown, statechart, marks, searchField, isOpen } = props;
  const { onChoose, onOpen, onToggle } = props;
  const { selected } = marks;
  const [text, setText] = useState('');
  const hint = useId();
  const query = text.trim().toLowerCase();
  const [root, ...states] = statechart.states;
  const { charts } = useConfig();
  const flows = useFlows().map(({ id }) => id);
  const found = query === '' ? [] : search(statechart, query, flows);
  const elsewhere =
    query === '' ? [] : charts.flatMap((chart) => searchElsewhere(chart, statechart.id, query));
  const openWays = ({ flow, from, to }: Ways) => {
    onChoose(from.id);
    onOpen(flow, from.id, to.id);
  };
  const openFirst = () => {
    const [here, other] = [found[0], elsewhere[0]];
    if (here?.ways) openWays(here.ways);
    else if (here) onChoose((here.state ?? here.transition).id);
    else if (other) onOpen(other.flow, other.id, other.to);
  };
  const childrenOf = (id: string | undefined) => states.filter(({ parent }) => parent === id);

  const branch = (state: StateNode): ReactElement => {
    const inner = childrenOf(state.id);
    const isShownInside = isOpen(state.id) ?? false;
    return (
      <li key={state.id}>
        {inner.length > 0 ? (
          <Toggle
            aria-expanded={isShownInside}
            aria-label={`Inside of ${state.key} in the drawing`}
            title={isShownInside ? 'Close in the drawing' : 'Open in the drawing'}
            onClick={() => onToggle(state.id)}
          >
            {isShownInside ? '−' : '+'}
          </Toggle>
        ) : null}
        <StateItem state={state} marks={marks} onChoose={onChoose} />
        {inner.length > 0 ? <ul>{inner.map(branch)}</ul> : null}
      </li>
    );
  };

  return (
    <Frame aria-label="States" hidden={!isShown}>
      <TextInput
        ref={searchField}
        type="search"
        aria-label="Search states, events, guards and effects"
        aria-describedby={hint}
        placeholder="Search  /"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') openFirst();
          if (event.key === 'Escape') setText('');
        }}
      />
      <Muted id={hint} role="status">
        {query === ''
          ? `${states.length} states, ${statechart.transitions.length} transitions`
          : `${found.length} found${elsewhere.length > 0 ? `, ${elsewhere.length} in other flows` : ''}`}
      </Muted>
      <Tree>
        {query === '' ? (
          <ul>{childrenOf(root?.id).map(branch)}</ul>
        ) : (
          <ul>
            {found.map(({ state, transition, between, ways }) =>
              ways ? (
                <li key={ways.to.id}>
                  <Item onClick={() => openWays(ways)}>{waysText(ways)}</Item>
                </li>
              ) : state ? (
                <li key={state.id}>
                  <StateItem state={state} marks={marks} onChoose={onChoose} />
                </li>
              ) : (
                <li key={transition.id}>
                  <Item
                    aria-pressed={selected === transition.id}
                    onClick={() => onChoose(transition.id)}
                  >
                    <span>{guardedLabel(transition)}</span>
                    <Kind>{between ?? transitionText(statechart, transition.id)}</Kind>
                  </Item>
                </li>
              ),
            )}
            {elsewhere.map(({ flow, id, to, label, where }) => (
              <li key={id}>
                <Item onClick={() => onOpen(flow, id, to)}>
                  <span>{label}</span>
                  <Kind>{where}</Kind>
                </Item>
              </li>
            ))}
          </ul>
        )}
      </Tree>
    </Frame>
  );
}

interface StateItemProps {
  readonly state: StateNode;
  readonly marks: Marks;
  readonly onChoose: (id: string) => void;
}

function StateItem({ state, marks, onChoose }: StateItemProps) {
  const { id, key, kind, description } = state;
  const { active, visited, selected } = marks;
  return (
    <Item
      aria-current={active?.has(id) ?? false}
      aria-pressed={selected === id}
      data-pale={visited ? !visited.has(id) : undefined}
      title={description || undefined}
      onClick={() => onChoose(id)}
    >
      <span>{key}</span>
      {KINDS[kind] ? <Kind>{KINDS[kind]}</Kind> : null}
    </Item>
  );
}

type Ways = NonNullable<Found['ways']>;

const waysText = ({ from, to }: Ways) => `Ways from ${from.key} to ${to.key}`;

/** What a search finds in a chart that is not shown. */
function searchElsewhere({ id, flows }: Chart, shown: string, query: string) {
  if ([id, ...flows.map((flow) => flow.id)].includes(shown)) return [];
  return flows.flatMap(({ id: flow, name: flowName, machine, descriptions }) => {
    const statechart = statechartOf(machine, descriptions);
    return search(statechart, query).map(({ state, transition, between, ways }) => {
      if (ways)
        return {
          ...{ flow, id: ways.from.id, to: ways.to.id },
          ...{ label: waysText(ways), where: `in ${flowName}` },
        };
      const to = undefined;
      if (state) return { flow, id: state.id, to, label: state.key, where: `in ${flowName}` };
      const ends = between ?? transitionText(statechart, transition.id);
      return {
        ...{ flow, id: transition.id, to },
        ...{ label: guardedLabel(transition), where: `${ends} in ${flowName}` },
      };
    });
  });
}
