import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { appendStep, countSteps } from '../model/appendStep';
import {
  FLOW_CHANNEL,
  type ShopMessage,
  shopMessageSchema,
  type ViewerMessage,
} from '../model/messages';
import type { Recording } from '../model/recording';
import { loadRuns, saveRuns } from './storedRuns';

/** One run of a flow on a page of the shop. */
export interface LiveRun {
  /** Unique among all pages. */
  readonly id: string;
  readonly page: string;
  /** Number among the runs of its flow, in order of arrival. It stays when older runs are dropped. */
  readonly number: number;
  readonly recording: Recording;
  /** Whether its page is closed. */
  readonly isOver: boolean;
}

type Runs = readonly LiveRun[];

const idOf = (page: string, key: string) => `${page} ${key}`;

/** Whether a step is missing between the known steps of a run and this message. */
function lacksSteps(runs: Runs, message: ShopMessage): boolean {
  if (message.type !== 'stepped') return false;
  const run = runs.find(({ id }) => id === idOf(message.page, message.key));
  return run === undefined || countSteps(run.recording) !== message.index;
}

/** Maximum number of runs, those of closed pages included. */
const MAX_RUNS = 40;
const newest = (runs: Runs): Runs => runs.slice(-MAX_RUNS);

/** The number of a run: its own, or the next of its flow. */
function numberOf(runs: Runs, { id, recording }: Pick<LiveRun, 'id' | 'recording'>): number {
  const ofFlow = runs.filter((run) => run.recording.flow === recording.flow);
  const known = ofFlow.find((run) => run.id === id);
  return known?.number ?? Math.max(0, ...ofFlow.map(({ number }) => number)) + 1;
}

/** Adds or replaces a run, in the last place. */
function withRun(runs: Runs, page: string, key: string, recording: Recording): Runs {
  const id = idOf(page, key);
  const run = { id, page, number: numberOf(runs, { id, recording }), recording, isOver: false };
  return [...runs.filter((one) => one.id !== id), run];
}

/** The runs after a message. A step that does not follow the known ones is ignored; the caller then requests all runs. */
export function applyMessage(runs: Runs, message: ShopMessage): Runs {
  switch (message.type) {
    case 'announced': {
      const announced = message.runs.reduce<Runs>(
        (all, { key, recording }) => withRun(all, message.page, key, recording),
        runs,
      );
      const keys = new Set(message.runs.map(({ key }) => idOf(message.page, key)));
      return newest(announced.filter(({ id, page }) => page !== message.page || keys.has(id)));
    }
    case 'started':
      return newest(withRun(runs, message.page, message.key, message.recording));
    case 'stepped': {
      if (lacksSteps(runs, message)) return runs;
      return runs.map((run) =>
        run.id === idOf(message.page, message.key)
          ? { ...run, recording: appendStep(run.recording, message.step) }
          : run,
      );
    }
    // The viewer keeps a run that its page has dropped.
    case 'showRequested':
    case 'dropped':
      return runs;
    case 'closed':
      return runs.map((run) => (run.page === message.page ? { ...run, isOver: true } : run));
  }
}

/**
 * The runs of the shop's open pages in this browser, updated live; the newest last.
 *
 * @param onShow called when a page of the shop requests that the viewer shows a step, with the step's index in the run
 */
export function useLiveRuns(onShow: (run: LiveRun, index: number) => void): Runs {
  const [runs, setRuns] = useState<Runs>(loadRuns);
  /** The current runs. Several messages may arrive before React renders again. */
  const known = useRef<Runs>(runs);
  /** @returns whether the step is shown */
  const show = useEffectEvent((page: string, key: string, index: number) => {
    const run = known.current.find(({ id }) => id === idOf(page, key));
    if (run) onShow(run, index);
    return run !== undefined;
  });
  const listen = useCallback(() => {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const channel = new BroadcastChannel(FLOW_CHANNEL);
    const requestRuns = () =>
      channel.postMessage({ type: 'runsRequested' } satisfies ViewerMessage);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = safeParse(shopMessageSchema, data);
      if (!message.success) return;
      const update = message.output;
      if (lacksSteps(known.current, update)) requestRuns();
      else if (update.type !== 'showRequested') {
        known.current = applyMessage(known.current, update);
        setRuns(known.current);
      } else if (show(update.page, update.key, update.index)) {
        const { page, key } = update;
        channel.postMessage({ type: 'shown', page, key } satisfies ViewerMessage);
      }
    };
    requestRuns();
    return () => channel.close();
  }, []);
  useEffect(listen, [listen]);
  useEffect(() => {
    const onPageHide = () => saveRuns(known.current);
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, []);
  return runs;
}
