import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { s } from '../../theme/accessor';
import type { Step } from '../model/recording';
import {
  describeEvent,
  type Statechart,
  type StateNode,
  type Transition,
} from '../model/statechart';
import { valueText } from '../model/stepView';
import { Code, Facts, Muted, Panel, Pre } from './controls';
import { guardedLabel, shortId, transitionText, verdictText } from './describe';

const Link = styled.button.attrs({ type: 'button' })`
  min-height: 26px;
  color: ${s('accentStrong')};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
`;

interface DetailsProps {
  readonly statechart: Statechart;
  readonly onChoose: (id: string) => void;
}

/** The details of the selected state or transition. */
export function Details({ selected, ...props }: DetailsProps & { readonly selected: string }) {
  const state = props.statechart.states.find(({ id }) => id === selected);
  const transition = props.statechart.transitions.find(({ id }) => id === selected);
  if (state) return <StateDetails {...props} state={state} />;
  return transition ? <TransitionDetails {...props} transition={transition} /> : null;
}

function StateDetails({
  statechart,
  state,
  onChoose,
}: DetailsProps & { readonly state: StateNode }) {
  const out = statechart.transitions.filter(({ source }) => source === state.id);
  const into = statechart.transitions.filter(({ targets }) => targets.includes(state.id));
  const list = (transitions: readonly Transition[], suffix: (of: Transition) => string) =>
    transitions.map((transition) => (
      <div key={transition.id}>
        <Link onClick={() => onChoose(transition.id)}>
          {guardedLabel(transition) + suffix(transition)}
        </Link>
      </div>
    ));
  return (
    <Panel label="Selected state" title={state.key}>
      {state.description ? <Muted>{state.description}</Muted> : null}
      <Facts>
        <dt>Kind</dt>
        <dd>{state.kind}</dd>
        {names('Tags', state.tags)}
        {names(
          'Effects',
          state.invokes.map(({ id }) => id),
        )}
        {names('On entry', state.entry)}
        {names('On exit', state.exit)}
        {fact(
          'Leads out',
          list(out, ({ targets: [to] }) => (to ? ` to ${shortId(statechart, to)}` : '')),
        )}
        {fact(
          'Leads in',
          list(into, ({ source }) => ` from ${shortId(statechart, source)}`),
        )}
      </Facts>
    </Panel>
  );
}

function TransitionDetails({
  statechart,
  transition,
  onChoose,
}: DetailsProps & { readonly transition: Transition }) {
  const { label, source, targets, guard, actions, event } = transition;
  const links = (ids: readonly string[]) =>
    ids.map((id) => (
      <Link key={id} onClick={() => onChoose(id)}>
        {shortId(statechart, id)}
      </Link>
    ));
  return (
    <Panel label="Selected transition" title={label}>
      <Facts>
        <dt>From</dt>
        <dd>{links([source])}</dd>
        <dt>To</dt>
        <dd>
          {links(targets.length === 0 ? [source] : targets)}
          {targets.length === 0 ? <span> (stays)</span> : null}
        </dd>
        {names('Only if', guard === null ? [] : [guard])}
        {names('Does', actions)}
        {names('Event', event === '' ? [] : [event])}
      </Facts>
    </Panel>
  );
}

/** The transitions that are possible next, and their targets. */
export function PossibleNow({
  statechart,
  possible,
  onChoose,
}: DetailsProps & { readonly possible: ReadonlySet<string> }) {
  const transitions = statechart.transitions.filter(({ id }) => possible.has(id));
  return (
    <Panel label="Possible now">
      <ul>
        {transitions.map((transition) => {
          const [to] = transition.targets;
          const outcome = to ? ` to ${shortId(statechart, to)}` : ' (stays)';
          return (
            <li key={transition.id}>
              <Link onClick={() => onChoose(transition.id)}>
                {guardedLabel(transition) + outcome}
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

interface StepDetailsProps {
  readonly statechart: Statechart;
  readonly step: Step;
  /** The context before the step, to show what it changed. */
  readonly before: Step['context'] | undefined;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The details of a step: the event, the taken transitions, the guard results, and the context after it. */
export function StepDetails({ statechart, step, before }: StepDetailsProps) {
  const { type, ...payload } = step.event;
  const changed = before
    ? Object.entries(step.context).filter(([name, value]) => json(value) !== json(before[name]))
    : [];
  return (
    <>
      <Panel label="This step" title={describeEvent(type).label}>
        {Object.keys(payload).length > 0 ? <Pre>{json(payload)}</Pre> : null}
        <Facts>
          <dt>Taken</dt>
          <dd>
            {step.arrows.length === 0 ? <span>no transition</span> : null}
            {step.arrows.map((id) => (
              <div key={id}>
                <Code>{transitionText(statechart, id)}</Code>
              </div>
            ))}
          </dd>
          {step.verdicts.length > 0 ? <dt>Because</dt> : null}
          {step.verdicts.length > 0 ? (
            <dd>
              {step.verdicts.map((verdict) => (
                <div key={verdict.arrow}>
                  <Code>{verdict.guard}</Code> <span>{verdictText(verdict)}</span>
                </div>
              ))}
            </dd>
          ) : null}
          <dt>Now in</dt>
          <dd>
            <Code>{valueText(step.value)}</Code>
            {step.status === 'active' ? null : <span>{` (${step.status})`}</span>}
          </dd>
        </Facts>
      </Panel>
      <Panel label="Context">
        {changed.length > 0 ? (
          <>
            <Muted>Changed by this step</Muted>
            <Pre>{json(Object.fromEntries(changed))}</Pre>
          </>
        ) : null}
        <details>
          <summary>All of it</summary>
          <Pre>{json(step.context)}</Pre>
        </details>
        <Muted>Typed texts are masked: letters read x, digits 0.</Muted>
      </Panel>
    </>
  );
}

/** A term with its details; nothing when there are none. */
function fact(name: string, values: readonly ReactNode[]) {
  if (values.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{values}</dd>
    </>
  );
}

const names = (name: string, values: readonly string[]) =>
  fact(name, values.length === 0 ? [] : [<Code key={name}>{values.join(', ')}</Code>]);
