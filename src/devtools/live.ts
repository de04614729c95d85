import { safeParse } from 'valibot';
import { newIdempotencyKey } from '../api/idempotencyKey';
import {
  FLOW_CHANNEL,
  type FromShop,
  type FromViewer,
  fromViewerSchema,
} from '../flows/model/messages';
import type { Recording, Step } from '../flows/model/recording';
import { createRuns } from './runs';

/** Publishes the runs of this page to open viewers. */
export interface Live {
  /** @returns the keys of the runs that were dropped for it */
  began(key: string, recording: Recording): readonly string[];
  /** @returns the step's index in its run; null when the run has been dropped */
  stepped(key: string, step: Step): number | null;
  /** The recording of a run, without dropped steps. */
  run(key: string): Recording | undefined;
  /** Asks the viewers to show a step. @returns whether one confirms it */
  show(key: string, index: number): Promise<boolean>;
  close(): void;
}

/** How long a viewer may take to confirm that it shows a step, ms. */
const SHOWING_MS = 300;

/** Publishes the runs of this page on the flow channel, and answers viewers that ask for them. */
export function publishRuns(): Live {
  const page = newIdempotencyKey();
  const runs = createRuns();
  const channel = new BroadcastChannel(FLOW_CHANNEL);
  const hearers = new Set<(news: FromViewer) => void>();
  const tell = (news: FromShop) => channel.postMessage(news);
  const tellAll = () => tell({ tell: 'page', page, runs: [...runs.all()] });
  const leave = () => tell({ tell: 'left', page });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tellAll();
  };

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const heard = safeParse(fromViewerSchema, data);
    if (!heard.success) return;
    if (heard.output.tell === 'ask') tellAll();
    for (const hear of hearers) hear(heard.output);
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  tellAll();

  return {
    began(key, recording) {
      const gone = runs.begin(key, recording);
      for (const old of gone) tell({ tell: 'forgot', page, key: old });
      tell({ tell: 'began', page, key, recording });
      return gone;
    },
    stepped(key, step) {
      const index = runs.step(key, step);
      if (index !== null) tell({ tell: 'stepped', page, key, index, step });
      return index;
    },
    run: runs.get,
    show: (key, index) =>
      new Promise((resolve) => {
        const end = (isShown: boolean) => {
          clearTimeout(late);
          hearers.delete(hear);
          resolve(isShown);
        };
        const hear = (news: FromViewer) => {
          if (news.tell === 'shown' && news.page === page && news.key === key) end(true);
        };
        const late = setTimeout(() => end(false), SHOWING_MS);
        hearers.add(hear);
        tell({ tell: 'show', page, key, index });
      }),
    close() {
      leave();
      channel.close();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    },
  };
}
