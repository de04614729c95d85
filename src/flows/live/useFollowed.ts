import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { countSteps } from '../model/appendStep';
import type { FlowId } from '../model/flows';
import { LEFT } from '../model/recording';
import type { Run } from '../run';
import { type LiveRun, useLive } from './useLive';

/**
 * The live run that is followed: the one that moved last, of whatever flow, on a page that is there; at its last step. Who
 * chooses a run, or looks back in one, stays with it.
 *
 * @param isLive whether live runs are looked at now
 * @param onFlow the run to be seen is of this flow
 */
export function useFollowed(flow: FlowId, isLive: boolean, onFlow: (flow: FlowId) => void) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const runs = useLive(({ id, recording }, index) => {
    setChosenId(id);
    setLooked(Math.max(0, index - (recording.dropped ?? 0)));
    onFlow(recording.flow);
  });
  const ofFlow = runs.filter(({ recording }) => recording.flow === flow);
  const chosen = ofFlow.find(({ id }) => id === chosenId) ?? lastMoved(ofFlow);
  const isHeld = runs.some(({ id }) => id === chosenId);
  const moving = lastMoved(runs.filter(({ isOver }) => !isOver));

  const goAlong = useEffectEvent(() => {
    if (moving && isLive && !isHeld && moving.recording.flow !== flow)
      onFlow(moving.recording.flow);
  });
  // A flow that is picked in the head stays until the next move.
  const move = moving && `${moving.id} ${countSteps(moving.recording)}`;
  useEffect(() => {
    if (move !== null && isLive) goAlong();
  }, [move, isLive]);

  const recording = chosen?.recording ?? null;
  const id = chosen?.id ?? null;
  const last = (recording?.steps.length ?? 0) - 1;
  const index = looked === null ? last : Math.min(looked, last);
  const run = useMemo(
    (): Run | null =>
      recording && {
        recording,
        index,
        onIndex: (next) => {
          setChosenId(id);
          setLooked(next >= last ? null : next);
        },
      },
    [recording, id, index, last],
  );
  const choose = (id: string | null, of: FlowId) => {
    setChosenId(id);
    setLooked(null);
    onFlow(of);
  };
  return {
    runs,
    chosen,
    run,
    /** The run that moved last, while another is held. */
    missed: isHeld && moving?.id !== chosen?.id ? moving : null,
    choose: ({ id, recording }: LiveRun) => choose(id, recording.flow),
    /** Follows what moves again. */
    follow: ({ recording }: LiveRun) => choose(null, recording.flow),
  };
}

/**
 * The run whose last step is the latest; one whose page has gone only where there is no other. To be left is no move: one
 * leaves a flow for the next.
 */
function lastMoved(runs: readonly LiveRun[]): LiveRun | null {
  const movedAt = ({ recording: { startedAt, steps } }: LiveRun) =>
    startedAt + (steps.findLast(({ event }) => event.type !== LEFT)?.at ?? 0);
  const there = runs.filter(({ isOver }) => !isOver);
  const among = there.length > 0 ? there : runs;
  return among.toSorted((a, b) => movedAt(a) - movedAt(b)).at(-1) ?? null;
}

export type Followed = ReturnType<typeof useFollowed>;
