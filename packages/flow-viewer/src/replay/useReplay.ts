import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { useConfig, useFlows } from '../config';
import { flowOf } from '../flow';
import { encodeLink } from '../model/link';
import { messageOf } from '../model/messageOf';
import { type Recording, recordingSchema } from '../model/recording';
import type { Run } from '../model/stepView';
import { readStored, writeStored } from '../storage';
import { replay } from './replay';

const storedSchema = v.nullable(
  v.object({ original: recordingSchema, index: v.number(), link: v.string() }),
);

type Loaded = Awaited<ReturnType<typeof replay>> & {
  readonly original: Recording;
  /** The replayed steps, then the recorded ones from the step at which the replay diverged. */
  readonly shown: Recording;
  readonly index: number;
  /** The recording as in a link. */
  readonly link: string;
};

/** Replays one recording at a time on the current machine. A reload of the viewer restores it. */
export function useReplay() {
  const { namespace } = useConfig();
  const flows = useFlows();
  const key = `${namespace}:flows:replay`;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const show = (next: Loaded) => {
    const { original, index, link } = next;
    const { pictures: _, ...withoutPictures } = original;
    if (!writeStored('sessionStorage', key, { original, index, link }))
      writeStored('sessionStorage', key, { original: withoutPictures, index, link });
    setProblem(null);
    setLoaded(next);
  };
  /** Replays a recording and selects step `index`, or the step at which it diverged. */
  const load = async (original: Recording, index = 0) => {
    try {
      const replayed = await replay(flowOf(flows, original.flow), original);
      const { recording, divergence } = replayed;
      const last = divergence?.index ?? recording.steps.length - 1;
      const steps = [...recording.steps.slice(0, last), ...original.steps.slice(last)];
      const { pictures } = original;
      const shown = {
        ...recording,
        ...(divergence && { steps }),
        // The pictures are those of the recorded run.
        ...(pictures && { pictures }),
      };
      const link = recordingIn(await encodeLink(original, 0)) ?? '';
      show({
        ...replayed,
        original,
        shown,
        link,
        index: divergence ? last : Math.min(index, last),
      });
    } catch (error) {
      fail(error);
    }
  };
  const fail = (error: unknown) => {
    setLoaded(null);
    setProblem(messageOf(error, 'The replay failed.'));
  };

  const stored = () => readStored('sessionStorage', key, storedSchema, null);
  const restore = useEffectEvent(() => {
    const before = stored();
    const linked = recordingIn(window.location.hash);
    // The stored recording is complete, one of a link is lean. Another link takes precedence.
    if (before && (linked === null || linked === before.link)) load(before.original, before.index);
  });
  useEffect(() => restore(), []);

  const run: Run | null = loaded && {
    recording: loaded.shown,
    index: loaded.index,
    onIndex: (index) => show({ ...loaded, index }),
    diverged: loaded.divergence?.index,
  };
  return {
    loaded,
    problem,
    run,
    load,
    fail,
    /** Whether this tab already has the recording of a link. */
    hasLoaded: (fragment: string) => {
      const linked = recordingIn(fragment);
      return linked === loaded?.link || linked === stored()?.link;
    },
    /** The part of the address that makes it a link to this step. */
    address: loaded && `r=${loaded.link}&step=${loaded.index}`,
  };
}

/** The encoded recording of a URL fragment. */
const recordingIn = (fragment: string) => new URLSearchParams(fragment.slice(1)).get('r');

export type ReplayControl = ReturnType<typeof useReplay>;
