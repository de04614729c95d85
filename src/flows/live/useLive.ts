import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { stepsOf, withStep } from '../model/growing';
import { FLOW_CHANNEL, type FromShop, type FromViewer, fromShopSchema } from '../model/messages';
import type { Recording } from '../model/recording';
import { keepRuns, keptRuns } from './keptRuns';

/** One run of a flow in an open shop. */
export interface LiveRun {
  /** Apart from those of other pages. */
  readonly id: string;
  readonly page: string;
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
  return run === undefined || stepsOf(run.recording) !== message.index;
}

/** Runs of pages that have gone are kept as well: as many as can be looked through. */
const RUNS_KEPT = 40;
const newest = (runs: Runs): Runs => runs.slice(-RUNS_KEPT);

/** The runs after a message; one that does not fit is left out, and all are asked for again. */
export function heard(runs: Runs, message: FromShop): Runs {
  switch (message.tell) {
    case 'page': {
      const others = runs.filter(({ page }) => page !== message.page);
      const told = message.runs.map(({ key, recording }) => ({
        id: idOf(message.page, key),
        page: message.page,
        recording,
        isOver: false,
      }));
      return newest([...others, ...told]);
    }
    case 'began': {
      const id = idOf(message.page, message.key);
      const run = { id, page: message.page, recording: message.recording, isOver: false };
      return newest([...runs.filter((one) => one.id !== id), run]);
    }
    case 'stepped': {
      if (lacksSteps(runs, message)) return runs;
      return runs.map((run) =>
        run.id === idOf(message.page, message.key)
          ? { ...run, recording: withStep(run.recording, message.step) }
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
  const [runs, setRuns] = useState<Runs>(keptRuns);
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
    const leave = () => keepRuns(known.current);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return runs;
}
