import { useCallback, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { type Recording, recordingSchema } from '../model/recording';
import { readStored, writeStored } from '../model/storage';
import type { Run } from '../run';
import { type Replayed, replay } from './replay';

/** The replay of this tab survives a reload of the viewer. */
const KEY = 'kedai:flows:replay';
const storedSchema = v.nullable(v.object({ recording: recordingSchema, index: v.number() }));

interface Loaded extends Replayed {
  readonly original: Recording;
  readonly index: number;
}

/** The steps to show: the replayed ones, then the recorded step at which the replay diverged. */
function shown({ recording, original, divergence }: Loaded): Recording {
  if (divergence === null) return recording;
  const { index } = divergence;
  return {
    ...recording,
    steps: [...recording.steps.slice(0, index), ...original.steps.slice(index, index + 1)],
  };
}

/** Replays one recording at a time on the current machine. */
export function useReplay() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const selectStep = useCallback(
    (index: number) => setLoaded((now) => (now ? { ...now, index } : now)),
    [],
  );
  const run = useMemo(
    (): Run | null =>
      loaded && {
        recording: shown(loaded),
        index: loaded.index,
        onIndex: selectStep,
        diverged: loaded.divergence?.index,
      },
    [loaded, selectStep],
  );
  /** Replays a recording and selects step `index`, or the step at which it diverged. */
  const load = useCallback(async (original: Recording, index = 0) => {
    try {
      // A run without its first steps cannot be replayed, but it can be viewed.
      const replayed: Replayed = original.dropped
        ? { recording: original, divergence: null }
        : await replay(original);
      const last = replayed.recording.steps.length - 1;
      const wanted = replayed.divergence?.index ?? Math.min(index, last);
      setProblem(null);
      setLoaded({ ...replayed, original, index: Math.max(0, wanted) });
    } catch (error) {
      setLoaded(null);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }, []);

  // A link in the URL takes precedence over the stored replay.
  useEffect(() => {
    const before = readStored('sessionStorage', KEY, storedSchema, null);
    if (before && !window.location.hash.includes('r=')) load(before.recording, before.index);
  }, [load]);
  useEffect(() => {
    if (loaded)
      writeStored('sessionStorage', KEY, { recording: loaded.original, index: loaded.index });
  }, [loaded]);

  return { loaded, problem, run, load, fail: setProblem };
}

export type ReplayControl = ReturnType<typeof useReplay>;
