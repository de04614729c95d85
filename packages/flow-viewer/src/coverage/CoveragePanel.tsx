import { styled } from 'styled-components';
import { List, Muted, Panel, PanelTitle, ToolButton } from '../components/controls';
import { shortId } from '../components/describe';
import type { Flow } from '../flow';
import { guardedLabel, type Statechart, type Transition } from '../model/statechart';
import { s, space } from '../theme';
import { type FlowPath, shortestFlowPath } from './shortestFlowPath';
import type { CoverageControl } from './useCoverage';

const Missing = styled(List)`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)};
  }
  button:first-child {
    min-width: 0;
    min-height: 26px;
    font-size: 0.8125rem;
    line-height: 1.4;
    text-align: left;
    overflow-wrap: anywhere;
  }
`;

const Subtitle = styled(PanelTitle).attrs({ as: 'h3' })`
  padding-bottom: ${space(0.5)};
`;

const Meter = styled.meter`
  width: 100%;
  height: 12px;
  accent-color: ${s('accent')};
`;

interface CoveragePanelProps {
  readonly flow: Flow;
  readonly statechart: Statechart;
  readonly coverage: CoverageControl;
  readonly onHighlight: (id: string) => void;
  readonly onWalk: (path: FlowPath) => void;
}

/** The panel of the coverage mode: the coverage by recording, and the missing states and transitions. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { flow, statechart, coverage, onHighlight, onWalk } = props;
  const { sources, source, choose, forget } = coverage;
  const isMissing = (id: string) => !source.visited.has(id);
  // The root does not count as a state.
  const counts = [
    { name: 'transitions', ids: statechart.transitions.map(({ id }) => id) },
    { name: 'states', ids: statechart.states.slice(1).map(({ id }) => id) },
  ].map(({ name, ids }) => ({ name, all: ids.length, missing: ids.filter(isMissing).length }));
  const missingCount = counts.reduce((sum, { missing }) => sum + missing, 0);

  const walkTo = async (id: string) => {
    const path = await shortestFlowPath(statechart, flow, id);
    if (path) onWalk(path);
  };
  const entry = (id: string, text: string, name: string) => (
    <li key={id}>
      <button type="button" onClick={() => onHighlight(id)}>
        {text}
      </button>
      <ToolButton aria-label={`Walk to ${name}`} onClick={() => walkTo(id)}>
        Walk
      </ToolButton>
    </li>
  );
  return (
    <>
      <Panel label="Coverage">
        <Muted>
          Everything that walks, live runs and replays of this browser visited. The rest is pale.
        </Muted>
        {sources.map(({ name, visited }, index) => (
          <ToolButton key={name} aria-pressed={name === source.name} onClick={() => choose(index)}>
            {`${name}: ${percentOf(statechart.transitions, visited)} % of transitions`}
          </ToolButton>
        ))}
        {counts.map(({ name, all, missing }) => (
          <div key={name}>
            <Muted>{`${all - missing} of ${all} ${name}`}</Muted>
            <Meter aria-label={`${name} visited`} value={all - missing} max={all} />
          </div>
        ))}
        <ToolButton onClick={forget}>Forget all visits</ToolButton>
      </Panel>
      <Panel label="Missing" title={missingCount === 0 ? null : `Missing (${missingCount})`}>
        {missingCount === 0 ? (
          <Muted>Nothing is missing: every state and every transition was visited.</Muted>
        ) : null}
        {statechart.states.map(({ id: state }) => {
          const name = shortId(statechart, state);
          const isMissingState = state !== statechart.id && isMissing(state);
          const transitions = statechart.transitions.filter(
            ({ id, source: from }) => from === state && isMissing(id),
          );
          if (transitions.length === 0 && !isMissingState) return null;
          return (
            <div key={state}>
              <Subtitle>{name}</Subtitle>
              <Missing>
                {isMissingState ? entry(state, 'never entered', name) : null}
                {transitions.map((transition) => {
                  const label = guardedLabel(transition);
                  const stays = transition.targets.length === 0 ? ' (stays)' : '';
                  return entry(transition.id, label + stays, `${name}: ${label}`);
                })}
              </Missing>
            </div>
          );
        })}
      </Panel>
    </>
  );
}

const percentOf = (transitions: readonly Transition[], visited: ReadonlySet<string>) =>
  Math.floor((100 * transitions.filter(({ id }) => visited.has(id)).length) / transitions.length);
