import { useEffect, useEffectEvent, useState } from 'react';
import { STOP_EVENT } from '../model/recording';
import type { Run } from '../model/stepView';
import { type LiveRun, useLiveRuns } from './useLiveRuns';

/**
 * Follows the live run of any flow that changed last on an open page, and shows its last step. When the user chooses a run or
 * goes back in one, the viewer stays with that run.
 *
 * @param isLive whether the live mode is shown
 * @param onFlow called with the flow of the run to show
 */
export function useFollowedRun(flow: string, isLive: boolean, onFlow: (flow: string) => void) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const choose = (id: string | null, of: string, index: number | null = null) => {
    setChosenId(id);
    setSelectedIndex(index);
    onFlow(of);
  };
  const runs = useLiveRuns(({ id, recording }, index) => choose(id, recording.flow, index));
  const ofFlow = runs.filter(({ recording }) => recording.flow === flow);
  const chosen = ofFlow.find(({ id }) => id === chosenId) ?? lastChanged(ofFlow);
  const isPinned = runs.some(({ id }) => id === chosenId);
  const latest = lastChanged(runs.filter(({ isOver }) => !isOver));

  const followLatest = useEffectEvent(() => {
    if (latest && !isPinned && latest.recording.flow !== flow) onFlow(latest.recording.flow);
  });
  // A flow that the user picks in the header stays until the next change.
  const change = latest && `${latest.id} ${latest.recording.steps.length}`;
  useEffect(() => {
    if (change !== null && isLive) followLatest();
  }, [change, isLive]);

  const last = (chosen?.recording.steps.length ?? 0) - 1;
  const run: Run | null = chosen && {
    recording: chosen.recording,
    index: Math.min(selectedIndex ?? last, last),
    onIndex: (next) => {
      setChosenId(chosen.id);
      setSelectedIndex(next >= last ? null : next);
    },
  };
  return {
    runs,
    chosen,
    run,
    /** The run that changed last, while the viewer stays with another. */
    missed: isPinned && latest?.id !== chosen?.id ? latest : null,
    choose: ({ id, recording }: LiveRun) => choose(id, recording.flow),
    /** Stays with the shown run. */
    pin: () => setChosenId(chosen?.id ?? null),
    follow: ({ recording }: LiveRun) => choose(null, recording.flow),
  };
}

/**
 * The run with the latest step. Runs of closed pages count only when there is no other. The end of a flow does not count as a
 * change, because the shopper leaves it for the next flow.
 */
function lastChanged(runs: readonly LiveRun[]): LiveRun | null {
  const changedAt = ({ recording: { startedAt, steps } }: LiveRun) =>
    startedAt + (steps.findLast(({ event }) => event.type !== STOP_EVENT)?.at ?? 0);
  const open = runs.filter(({ isOver }) => !isOver);
  const candidates = open.length > 0 ? open : runs;
  return candidates.toSorted((a, b) => changedAt(a) - changedAt(b)).at(-1) ?? null;
}

export type LiveControl = ReturnType<typeof useFollowedRun>;
