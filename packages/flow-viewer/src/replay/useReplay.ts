import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { useConfig } from '../config';
import { flowOf } from '../flow';
import { messageOf } from '../model/messageOf';
import { type Recording, recordingSchema } from '../model/recording';
import type { Run } from '../model/stepView';
import { readStored, writeStored } from '../storage';
import { replay } from './replay';

const storedSchema = v.nullable(v.object({ original: recordingSchema, index: v.number() }));

type Loaded = Awaited<ReturnType<typeof replay>> & {
  readonly original: Recording;
  /** The replayed steps, then the recorded step at which the replay diverged. */
  readonly shown: Recording;
  readonly index: number;
};

/** Replays one recording at a time on the current machine. A reload of the viewer restores it. */
export function useReplay() {
  const { namespace, flows } = useConfig();
  const key = `${namespace}:flows:replay`;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const show = (next: Loaded) => {
    const { original, index } = next;
    writeStored('sessionStorage', key, { original, index });
    setProblem(null);
    setLoaded(next);
  };
  /** Replays a recording and selects step `index`, or the step at which it diverged. */
  const load = async (original: Recording, index = 0) => {
    try {
      const replayed = await replay(flowOf(flows, original.flow), original);
      const { recording, divergence } = replayed;
      const last = divergence?.index ?? recording.steps.length - 1;
      const steps = [...recording.steps.slice(0, last), ...original.steps.slice(last, last + 1)];
      const shown = divergence ? { ...recording, steps } : recording;
      show({ ...replayed, original, shown, index: divergence ? last : Math.min(index, last) });
    } catch (error) {
      fail(error);
    }
  };
  const fail = (error: unknown) => {
    setLoaded(null);
    setProblem(messageOf(error, 'The replay failed.'));
  };

  const restore = useEffectEvent(() => {
    // A link in the URL takes precedence over the stored replay.
    const before = readStored('sessionStorage', key, storedSchema, null);
    if (before && !window.location.hash.includes('r=')) load(before.original, before.index);
  });
  useEffect(() => restore(), []);

  const run: Run | null = loaded && {
    recording: loaded.shown,
    index: loaded.index,
    onIndex: (index) => show({ ...loaded, index }),
    diverged: loaded.divergence?.index,
  };
  return { loaded, problem, run, load, fail };
}

export type ReplayControl = ReturnType<typeof useReplay>;
