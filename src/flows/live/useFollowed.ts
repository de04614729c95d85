import { useMemo, useState } from 'react';
import type { FlowId } from '../model/flows';
import type { Run } from '../run';
import { type LiveRun, useLive } from './useLive';

/**
 * The live run that is followed: the one chosen, else the newest of this flow; at its last step unless one looks back.
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
  const chosen = ofFlow.find(({ id }) => id === chosenId) ?? ofFlow.at(-1) ?? null;
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

export type Followed = ReturnType<typeof useFollowed>;
