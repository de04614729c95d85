import { useEffect } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { List, MainButton, Muted, Panel, Problem, ToolButton } from '../components/controls';
import { flowNames } from '../model/flows';
import { describeEvent } from '../model/statechart';
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
  // Enables the developer tools in tabs of the shop that are opened or reloaded from now on.
  useEffect(() => {
    localStorage.setItem('kedai:devtools', 'on');
  }, []);
  return (
    <Panel label="Live">
      <Muted>
        Follows the flows of the shop in this browser. Open the shop from here, or reload a tab in
        which it is open.
      </Muted>
      <MainButton onClick={() => window.open('/', '_blank', 'noopener')}>
        Open the shop to follow it
      </MainButton>
      <Muted role="status">
        {runs.length === 0
          ? 'No flow runs yet. One begins when you choose pickup or delivery, register, reset a password or check out.'
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

const nameOf = ({ recording, number }: LiveRun) => `${flowNames[recording.flow]} ${number}`;

function describeState({ recording, isOver }: LiveRun): string {
  const last = recording.steps.at(-1);
  const startTime = new Date(recording.startedAt).toLocaleTimeString();
  const status =
    last?.status === 'active' ? describeEvent(last.event.type).label : (last?.status ?? '');
  return [
    `since ${startTime}`,
    recording.steps.length === 1 ? '1 step' : `${recording.steps.length} steps`,
    isOver ? 'page left' : status,
  ].join(', ');
}
