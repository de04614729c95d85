import { useEffect } from 'react';
import { styled } from 'styled-components';
import { List, MainButton, Muted, Panel, Problem, ToolButton } from '../components/controls';
import { useConfig, useFlows } from '../config';
import { stepLabel } from '../model/stepView';
import { space } from '../theme';
import type { LiveControl } from './useFollowedRun';
import type { LiveRun } from './useLiveRuns';

const RunButton = styled(ToolButton)`
  width: 100%;
  padding-block: ${space(0.75)};
  text-align: left;
  white-space: normal;
`;

/** The panel of the live mode: lists the runs of the shop's tabs. */
export function LivePanel({ live }: { readonly live: LiveControl }) {
  const { runs, chosen, missed, choose, follow } = live;
  const { application } = useConfig();
  const flows = useFlows();
  const { name, url, hint, enable } = application;
  useEffect(() => enable(), [enable]);
  const nameOf = ({ recording, number }: LiveRun) =>
    `${flows.find(({ id }) => id === recording.flow)?.name ?? recording.flow} ${number}`;
  return (
    <Panel label="Live">
      <Muted>
        {`Follows the flows of ${name} in this browser. Open ${name} from here, or reload a tab in which it is open.`}
      </Muted>
      <MainButton onClick={() => window.open(url, '_blank', 'noopener')}>
        {`Open ${name} to follow it`}
      </MainButton>
      <Muted role="status">
        {runs.length === 0
          ? `No flow runs yet. ${hint}`
          : `${runs.length} ${runs.length === 1 ? 'flow' : 'flows'} seen.`}
      </Muted>
      {missed ? (
        <>
          <Problem role="status">
            {`You stay with the run that you chose. ${nameOf(missed)} changed last.`}
          </Problem>
          <ToolButton onClick={() => follow(missed)}>{`Follow ${nameOf(missed)}`}</ToolButton>
        </>
      ) : null}
      <List>
        {runs.toReversed().map((run) => (
          <li key={run.id}>
            <RunButton aria-pressed={run.id === chosen?.id} onClick={() => choose(run)}>
              <span>{nameOf(run)}</span> <Muted as="span">{describeState(run)}</Muted>
            </RunButton>
          </li>
        ))}
      </List>
    </Panel>
  );
}

function describeState({ recording, isOver }: LiveRun): string {
  const last = recording.steps.at(-1);
  const startTime = new Date(recording.startedAt).toLocaleTimeString();
  const status = last?.status === 'active' ? stepLabel(last) : (last?.status ?? '');
  return [
    `since ${startTime}`,
    recording.steps.length === 1 ? '1 step' : `${recording.steps.length} steps`,
    isOver ? 'page left' : status,
  ].join(', ');
}
