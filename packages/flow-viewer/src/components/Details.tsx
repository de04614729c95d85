import { styled } from 'styled-components';
import { useFlows } from '../config';
import { inheritedFrom, keyOf, leadsOut } from '../model/leadsOut';
import { plain } from '../model/mask';
import type { Step } from '../model/recording';
import {
  guardedLabel,
  type Statechart,
  type StateNode,
  type Transition,
} from '../model/statechart';
import { stepLabel, valueText } from '../model/stepView';
import { s } from '../theme';
import { RUNS } from '../walk/WalkPanel';
import { Code, CopyLink, Facts, List, Muted, Panel, Pre } from './controls';
import { shortId, transitionText, verdictText } from './describe';

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

interface SelectionProps extends DetailsProps {
  /** The statechart of the current flow. */
  readonly part: Statechart;
  readonly selected: string | null;
}

/** What is selected, or the flow. */
export function Details({ part, selected, ...props }: SelectionProps) {
  const state = props.statechart.states.find(({ id }) => id === selected);
  const transition = props.statechart.transitions.find(({ id }) => id === selected);
  if (state) return <StateDetails {...props} state={state} />;
  if (transition) return <TransitionDetails {...props} transition={transition} />;
  return (
    <Panel label="Statechart" title={part.id}>
      <Muted>{part.description}</Muted>
      <Muted>{`A walk runs no effect and no action. ${RUNS}`}</Muted>
      <Muted>
        Press a state or a transition to read its details; a press opens a state with states inside.
      </Muted>
    </Panel>
  );
}

function StateDetails({
  statechart,
  state,
  onChoose,
}: DetailsProps & { readonly state: StateNode }) {
  const into = statechart.transitions.filter(({ targets }) => targets.includes(state.id));
  return (
    <Panel label="Selected state" title={state.key}>
      {state.description ? <Muted>{state.description}</Muted> : null}
      <CopyLink copied="The link to it is copied." />
      <Facts
        facts={{
          Kind: state.kind,
          Tags: codes(state.tags),
          Effects: described(state.invokes.map(({ id, description }) => [id, description])),
          'On entry': codes(state.entry),
          'On exit': codes(state.exit),
          'Leads out': transitionLinks(
            statechart,
            leadsOut(statechart, state.id),
            onChoose,
            (transition) =>
              targetText(statechart, transition) + inheritedFrom(statechart, transition, state.id),
          ),
          'Leads in': transitionLinks(
            statechart,
            into,
            onChoose,
            ({ source }) => ` from ${keyOf(statechart, source)}`,
          ),
        }}
      />
    </Panel>
  );
}

function TransitionDetails({
  statechart,
  transition,
  onChoose,
}: DetailsProps & { readonly transition: Transition }) {
  const { label, source, targets, guard, actions, event, description } = transition;
  const links = (ids: readonly string[]) =>
    ids.map((id) => (
      <Link key={id} onClick={() => onChoose(id)}>
        {shortId(statechart, id)}
      </Link>
    ));
  const stays = [...links([source]), <span key="stays"> (stays)</span>];
  return (
    <Panel label="Selected transition" title={label}>
      {description ? <Muted>{description}</Muted> : null}
      <CopyLink copied="The link to it is copied." />
      <Facts
        facts={{
          From: links([source]),
          To: targets.length > 0 ? links(targets) : stays,
          'Only if': described(guard === null ? [] : [[guard, transition.guardDescription]]),
          Does: codes(actions),
          Event: codes(event === '' ? [] : [event]),
        }}
      />
    </Panel>
  );
}

/** The transitions that are possible next, and their targets. */
export function PossibleNow({
  statechart,
  possible,
  onChoose,
}: DetailsProps & { readonly possible: ReadonlySet<string> }) {
  return (
    <Panel label="Possible now">
      {transitionLinks(
        statechart,
        statechart.transitions.filter(({ id }) => possible.has(id)),
        onChoose,
        (transition) => targetText(statechart, transition) || ' (stays)',
      )}
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
  const isMasked = useFlows().some(({ mask }) => mask !== plain);
  const changed = before
    ? Object.entries(step.context).filter(([name, value]) => json(value) !== json(before[name]))
    : [];
  const taken = step.transitions.map((id) => (
    <div key={id}>
      <Code>{transitionText(statechart, id)}</Code>
    </div>
  ));
  const verdicts = step.verdicts.map((verdict) => (
    <div key={verdict.transition}>
      <Code>{verdict.guard}</Code> <span>{verdictText(verdict)}</span>
    </div>
  ));
  return (
    <>
      <Panel label="This step" title={stepLabel(step)}>
        {Object.keys(payload).length > 0 ? <Pre>{json(payload)}</Pre> : null}
        <Facts
          facts={{
            Taken: taken.length > 0 ? taken : 'no transition',
            Because: verdicts.length > 0 ? verdicts : null,
            'Now in': (
              <>
                <Code>{valueText(step.value)}</Code>
                {step.status === 'active' ? null : <span>{` (${step.status})`}</span>}
              </>
            ),
          }}
        />
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
        {isMasked ? (
          <Muted>Typed texts are masked: letters become x, digits become 0.</Muted>
        ) : null}
      </Panel>
    </>
  );
}

/** The names as code; null when there are none. */
const codes = (names: readonly string[]) =>
  names.length === 0 ? null : <Code>{names.join(', ')}</Code>;

/** Names as code, each with its plain words; null when there are none. */
const described = (names: readonly (readonly [name: string, description: string])[]) =>
  names.length === 0
    ? null
    : names.map(([name, description]) => (
        <div key={name}>
          <Code>{name}</Code>
          {description ? <Muted>{description}</Muted> : null}
        </div>
      ));

const targetText = (statechart: Statechart, { targets: [to] }: Transition) =>
  to ? ` to ${keyOf(statechart, to)}` : '';

/** A link to each transition, with its event, its guard and a suffix; null when there are none. */
const transitionLinks = (
  statechart: Statechart,
  transitions: readonly Transition[],
  onChoose: DetailsProps['onChoose'],
  suffix: (transition: Transition) => string,
) =>
  transitions.length === 0 ? null : (
    <List>
      {transitions.map((transition) => (
        <li key={transition.id}>
          <Link
            title={transitionText(statechart, transition.id)}
            onClick={() => onChoose(transition.id)}
          >
            {guardedLabel(transition) + suffix(transition)}
          </Link>
        </li>
      ))}
    </List>
  );
