import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { useConfig, useFlows } from '../config';
import {
  channelName,
  type PageMessage,
  pageMessageSchema,
  type ViewerMessage,
} from '../model/messages';
import { addPicture } from '../model/picture';
import { recordingSchema } from '../model/recording';
import { readStored, writeStored } from '../storage';

const liveRunSchema = v.object({
  /** Unique among all pages. */
  id: v.string(),
  page: v.string(),
  /** Identifies it on its page. */
  key: v.string(),
  /** Number among the runs of its flow, in order of arrival. */
  number: v.number(),
  recording: recordingSchema,
  isOver: v.boolean(),
});

export type LiveRun = Readonly<v.InferOutput<typeof liveRunSchema>>;
type Runs = readonly LiveRun[];

const idOf = ({ page, key }: { readonly page: string; readonly key: string }) => `${page} ${key}`;

/** Pictures may be larger than the storage. */
const withoutPictures = ({ recording: { pictures: _, ...recording }, ...run }: LiveRun) => ({
  ...run,
  recording,
});

export function applyMessage(runs: Runs, message: PageMessage): Runs {
  const { page } = message;
  if (message.type === 'showRequested') return runs;
  if (message.type === 'closed')
    return runs.map((run) => (run.page === page ? { ...run, isOver: true } : run));
  const id = idOf(message);
  const known = runs.find((run) => run.id === id);
  const pictures = known?.recording.pictures;
  if (message.type === 'picture') {
    if (known === undefined) return runs;
    const recording = {
      ...known.recording,
      pictures: addPicture(pictures ?? [], message.picture),
    };
    return runs.map((run) => (run === known ? { ...run, recording } : run));
  }
  const { key } = message;
  // The page sends its pictures apart.
  const recording = pictures ? { ...message.recording, pictures } : message.recording;
  if (known) return runs.map((run) => (run === known ? { ...run, recording, isOver: false } : run));
  const number = runs.filter((run) => run.recording.flow === recording.flow).length + 1;
  return [...runs, { id, page, key, number, recording, isOver: false }];
}

/** The runs that this tab knew before its reload. Pages with running ones send them again. */
const storedRuns = (key: string): Runs =>
  readStored('sessionStorage', key, v.array(liveRunSchema), []).map((run) => ({
    ...run,
    isOver: true,
  }));

/**
 * The runs of the application's open pages in this browser, updated live; the newest last.
 *
 * @param onShow called when a page of the application requests that the viewer shows a step, with the step's index in the run
 */
export function useLiveRuns(onShow: (run: LiveRun, index: number) => void): Runs {
  const { namespace } = useConfig();
  const flows = useFlows();
  const key = `${namespace}:flows:runs`;
  const [runs, setRuns] = useState(() => storedRuns(key));
  const onMessage = useEffectEvent((message: PageMessage, reply: (to: ViewerMessage) => void) => {
    // A page of another version may have other flows.
    if (message.type === 'run' && flows.every(({ id }) => id !== message.recording.flow)) return;
    if (message.type !== 'showRequested') {
      setRuns((before) => applyMessage(before, message));
      if (message.type === 'run') {
        const { page, key: run, recording } = message;
        reply({ type: 'pictureRequested', page, key: run, index: recording.steps.length - 1 });
      }
      return;
    }
    const run = runs.find(({ id }) => id === idOf(message));
    if (run === undefined) return;
    onShow(run, message.index);
    reply({ type: 'shown', page: message.page });
  });
  const save = useEffectEvent(() => {
    if (!writeStored('sessionStorage', key, runs))
      writeStored('sessionStorage', key, runs.map(withoutPictures));
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName(namespace));
    const post = (message: ViewerMessage) => channel.postMessage(message);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = v.safeParse(pageMessageSchema, data);
      if (message.success) onMessage(message.output, post);
    };
    post({ type: 'runsRequested' });
    const onPageHide = () => save();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      channel.close();
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [namespace]);
  return runs;
}
