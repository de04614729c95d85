import { useEffect } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { countSteps } from '../model/appendStep';
import { flowNames } from '../model/flows';
import { MainButton, Muted, PanelTitle, Part, Problem, ToolButton } from '../parts/controls';
import { eventLabel } from '../parts/eventLabel';
import { count } from '../parts/format';
import type { Followed } from './useFollowed';
import type { LiveRun } from './useLive';

const Runs = styled.ul`
  display: grid;
  gap: ${space(0.75)};
`;

const RunButton = styled(ToolButton)`
  width: 100%;
  padding-block: ${space(0.75)};
  text-align: left;
  white-space: normal;
`;

/** The switch by which a shop in production shows itself to developers. */
const SWITCH = 'kedai:devtools';

/** The flows that run in the shop's other tabs. */
export function LivePanel({ live }: { readonly live: Followed }) {
  const { runs, chosen, missed, choose, follow } = live;
  // Who looks here wants to be told: a tab of the shop that is opened or reloaded from now on tells.
  useEffect(() => {
    try {
      localStorage.setItem(SWITCH, 'on');
    } catch {
      // Without storage only a shop in development can be followed; it needs no switch.
    }
  }, []);
  const open = () => window.open('/', '_blank', 'noopener');
  return (
    <Part aria-label="Live">
      <PanelTitle>Live</PanelTitle>
      <Muted>
        Follows the flows of the shop in this browser. Open the shop from here, or reload a tab in
        which it is open.
      </Muted>
      <MainButton type="button" onClick={open}>
        Open the shop to follow it
      </MainButton>
      <Muted role="status">
        {runs.length === 0
          ? 'No flow runs yet. One begins when you choose pickup or delivery, register, reset a password or check out.'
          : `${count(runs.length, 'flow')} seen.`}
      </Muted>
      {missed ? (
        <>
          <Problem role="status">
            {`You stay with the run that you chose. ${nameOf(missed)} moved last.`}
          </Problem>
          <ToolButton type="button" onClick={() => follow(missed)}>
            {`Follow ${nameOf(missed)}`}
          </ToolButton>
        </>
      ) : null}
      <Runs>
        {runs.toReversed().map((run) => (
          <li key={run.id}>
            <RunButton
              type="button"
              aria-pressed={run.id === chosen?.id}
              onClick={() => choose(run)}
            >
              <span>{nameOf(run)}</span> <Muted as="span">{describeState(run)}</Muted>
            </RunButton>
          </li>
        ))}
      </Runs>
    </Part>
  );
}

const nameOf = ({ recording, number }: LiveRun) => `${flowNames[recording.flow]} ${number}`;

function describeState({ recording, isOver }: LiveRun): string {
  const last = recording.steps.at(-1);
  const began = new Date(recording.startedAt).toLocaleTimeString();
  const status = last?.status === 'active' ? eventLabel(last.event.type) : (last?.status ?? '');
  return [
    `since ${began}`,
    ...(recording.from === undefined ? [] : ['went on after a reload']),
    count(countSteps(recording), 'step'),
    isOver ? 'page left' : status,
  ].join(', ');
}
