import { useMemo, useState } from 'react';
import type { FlowId } from '../model/flows';
import type { Run } from '../run';
import { type LiveRun, useLive } from './useLive';

/**
 * The live run that is followed: the one chosen, else the one of this flow that moved last, on a page that is there; at its
 * last step unless one looks back.
 *
 * @param onShown a step of a run of this flow was asked for from the shop's tab
 */
export function useFollowed(flow: FlowId, onShown: (flow: FlowId) => void) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const runs = useLive(({ id, recording }, index) => {
    setChosenId(id);
    setLooked(Math.max(0, index - (recording.dropped ?? 0)));
    onShown(recording.flow);
  });
  const ofFlow = runs.filter(({ recording }) => recording.flow === flow);
  const chosen = ofFlow.find(({ id }) => id === chosenId) ?? lastMoved(ofFlow);
  const recording = chosen?.recording ?? null;
  const last = (recording?.steps.length ?? 0) - 1;
  const index = looked === null ? last : Math.min(looked, last);
  const run = useMemo(
    (): Run | null =>
      recording && {
        recording,
        index,
        onIndex: (next) => setLooked(next >= last ? null : next),
      },
    [recording, index, last],
  );
  return {
    runs,
    chosen,
    run,
    choose({ id }: LiveRun) {
      setChosenId(id);
      setLooked(null);
    },
  };
}

/** The run whose last step is the latest; one whose page has gone only where there is no other. */
function lastMoved(runs: readonly LiveRun[]): LiveRun | null {
  const movedAt = ({ recording }: LiveRun) =>
    recording.startedAt + (recording.steps.at(-1)?.at ?? 0);
  const there = runs.filter(({ isOver }) => !isOver);
  const among = there.length > 0 ? there : runs;
  return among.toSorted((a, b) => movedAt(a) - movedAt(b)).at(-1) ?? null;
}

export type Followed = ReturnType<typeof useFollowed>;
