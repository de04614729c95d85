import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { appendStep, countSteps } from '../model/appendStep';
import { FLOW_CHANNEL, type FromShop, type FromViewer, fromShopSchema } from '../model/messages';
import type { Recording } from '../model/recording';
import { loadRuns, saveRuns } from './storedRuns';

/** One run of a flow in an open shop. */
export interface LiveRun {
  /** Apart from those of other pages. */
  readonly id: string;
  readonly page: string;
  /** Among the runs of its flow, in the order in which they were heard of; stays when older ones are let go. */
  readonly number: number;
  readonly recording: Recording;
  /** The page that it ran on has gone. */
  readonly isOver: boolean;
}

type Runs = readonly LiveRun[];

const idOf = (page: string, key: string) => `${page} ${key}`;

/** Whether a step is missing between what is known of a run and what came now. */
function lacksSteps(runs: Runs, message: FromShop): boolean {
  if (message.tell !== 'stepped') return false;
  const run = runs.find(({ id }) => id === idOf(message.page, message.key));
  return run === undefined || countSteps(run.recording) !== message.index;
}

/** Runs of pages that have gone are kept as well: as many as can be looked through. */
const RUNS_KEPT = 40;
const newest = (runs: Runs): Runs => runs.slice(-RUNS_KEPT);

/** The number of a run: its own, or the next of its flow. */
function numberOf(runs: Runs, { id, recording }: Pick<LiveRun, 'id' | 'recording'>): number {
  const ofFlow = runs.filter((run) => run.recording.flow === recording.flow);
  const known = ofFlow.find((run) => run.id === id);
  return known?.number ?? Math.max(0, ...ofFlow.map(({ number }) => number)) + 1;
}

/** The runs with one that was told of as a whole, in the last place. */
function withRun(runs: Runs, page: string, key: string, recording: Recording): Runs {
  const id = idOf(page, key);
  const run = { id, page, number: numberOf(runs, { id, recording }), recording, isOver: false };
  return [...runs.filter((one) => one.id !== id), run];
}

/** The runs after a message; one that does not fit is left out, and all are asked for again. */
export function heard(runs: Runs, message: FromShop): Runs {
  switch (message.tell) {
    case 'page': {
      const told = message.runs.reduce<Runs>(
        (all, { key, recording }) => withRun(all, message.page, key, recording),
        runs,
      );
      const keys = new Set(message.runs.map(({ key }) => idOf(message.page, key)));
      return newest(told.filter(({ id, page }) => page !== message.page || keys.has(id)));
    }
    case 'began':
      return newest(withRun(runs, message.page, message.key, message.recording));
    case 'stepped': {
      if (lacksSteps(runs, message)) return runs;
      return runs.map((run) =>
        run.id === idOf(message.page, message.key)
          ? { ...run, recording: appendStep(run.recording, message.step) }
          : run,
      );
    }
    // What is shown and what a page still keeps changes nothing of what is known.
    case 'show':
    case 'forgot':
      return runs;
    case 'left':
      return runs.map((run) => (run.page === message.page ? { ...run, isOver: true } : run));
  }
}

/**
 * The flows of the shops that are open in this browser, as they run; the newest last.
 *
 * @param onShow somebody in the shop's own tab wants to look at a step (its place in the run)
 */
export function useLive(onShow: (run: LiveRun, index: number) => void): Runs {
  const [runs, setRuns] = useState<Runs>(loadRuns);
  /** Messages come faster than the page is drawn: each counts for the next. */
  const known = useRef<Runs>(runs);
  /** @returns whether the step is now on the screen. */
  const show = useEffectEvent((page: string, key: string, index: number) => {
    const run = known.current.find(({ id }) => id === idOf(page, key));
    if (run) onShow(run, index);
    return run !== undefined;
  });
  const listen = useCallback(() => {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    const channel = new BroadcastChannel(FLOW_CHANNEL);
    const ask = () => channel.postMessage({ tell: 'ask' } satisfies FromViewer);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = safeParse(fromShopSchema, data);
      if (!message.success) return;
      const news = message.output;
      if (lacksSteps(known.current, news)) ask();
      else if (news.tell !== 'show') {
        known.current = heard(known.current, news);
        setRuns(known.current);
      } else if (show(news.page, news.key, news.index)) {
        const { page, key } = news;
        channel.postMessage({ tell: 'shown', page, key } satisfies FromViewer);
      }
    };
    ask();
    return () => channel.close();
  }, []);
  useEffect(listen, [listen]);
  useEffect(() => {
    const leave = () => saveRuns(known.current);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return runs;
}
