import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import type { Statechart, StateNode, Transition } from '../model/statechart';
import { Code, Facts, Muted, PanelSection, PanelTitle } from './controls';
import { shortId } from './describe';

/** A button in a text that selects a state or a transition. */
export const Link = styled.button`
  min-height: 26px;
  color: ${s('accentStrong')};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
`;

interface DetailsProps {
  readonly statechart: Statechart;
  readonly selected: string;
  readonly onChoose: (id: string) => void;
}

/** The details of the selected state or transition. */
export function Details({ statechart, selected, onChoose }: DetailsProps) {
  const state = statechart.states.find(({ id }) => id === selected);
  const transition = statechart.transitions.find(({ id }) => id === selected);
  if (state) return <StateDetails {...{ statechart, state, onChoose }} />;
  return transition ? <TransitionDetails {...{ statechart, transition, onChoose }} /> : null;
}

function StateDetails({
  statechart,
  state,
  onChoose,
}: Omit<DetailsProps, 'selected'> & { readonly state: StateNode }) {
  const out = statechart.transitions.filter(({ source }) => source === state.id);
  const into = statechart.transitions.filter(({ targets }) => targets.includes(state.id));
  return (
    <PanelSection aria-label="Selected state">
      <PanelTitle>{state.key}</PanelTitle>
      {state.description ? <Muted>{state.description}</Muted> : null}
      <Facts>
        <dt>Kind</dt>
        <dd>{state.kind}</dd>
        {list('Tags', state.tags)}
        {list(
          'Effects',
          state.invokes.map(({ id }) => id),
        )}
        {list('On entry', state.entry)}
        {list('On exit', state.exit)}
        {transitionList('Leads out', statechart, out, onChoose)}
        {transitionList('Leads in', statechart, into, onChoose)}
      </Facts>
    </PanelSection>
  );
}

function TransitionDetails({
  statechart,
  transition,
  onChoose,
}: Omit<DetailsProps, 'selected'> & { readonly transition: Transition }) {
  const ends = transition.targets.length === 0 ? [transition.source] : transition.targets;
  return (
    <PanelSection aria-label="Selected transition">
      <PanelTitle>{transition.label}</PanelTitle>
      <Facts>
        <dt>From</dt>
        <dd>
          <Link type="button" onClick={() => onChoose(transition.source)}>
            {shortId(statechart, transition.source)}
          </Link>
        </dd>
        <dt>To</dt>
        <dd>
          {ends.map((id) => (
            <Link key={id} type="button" onClick={() => onChoose(id)}>
              {shortId(statechart, id)}
            </Link>
          ))}
          {transition.targets.length === 0 ? <span> (stays)</span> : null}
        </dd>
        {list('Only if', transition.guard === null ? [] : [transition.guard])}
        {list('Does', transition.actions)}
        {transition.event === '' ? null : list('Event', [transition.event])}
      </Facts>
    </PanelSection>
  );
}

function list(name: string, values: readonly string[]) {
  if (values.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Code>{values.join(', ')}</Code>
      </dd>
    </>
  );
}

function transitionList(
  name: string,
  statechart: Statechart,
  transitions: readonly Transition[],
  onChoose: DetailsProps['onChoose'],
) {
  if (transitions.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {transitions.map(({ id, label, guard, source, targets }) => (
          <div key={id}>
            <Link type="button" onClick={() => onChoose(id)}>
              {[
                label,
                guard === null ? '' : ` [${guard}]`,
                name === 'Leads in' ? ` from ${shortId(statechart, source)}` : '',
                name === 'Leads out' && targets[0] ? ` to ${shortId(statechart, targets[0])}` : '',
              ].join('')}
            </Link>
          </div>
        ))}
      </dd>
    </>
  );
}
