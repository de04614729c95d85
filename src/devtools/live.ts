import { safeParse } from 'valibot';
import { newIdempotencyKey } from '../api/idempotencyKey';
import {
  FLOW_CHANNEL,
  type ShopMessage,
  type ViewerMessage,
  viewerMessageSchema,
} from '../flows/model/messages';
import type { Recording, Step } from '../flows/model/recording';
import { createRuns } from './runs';

/** Publishes the runs of this page to open viewers. */
export interface Live {
  /** @returns the keys of older runs that are dropped */
  runStarted(key: string, recording: Recording): readonly string[];
  /** @returns the step's index in its run; null when the run has been dropped */
  stepTaken(key: string, step: Step): number | null;
  /** The recording of a run, without dropped steps. */
  run(key: string): Recording | undefined;
  /** Requests that a viewer shows a step. @returns whether one confirms it */
  show(key: string, index: number): Promise<boolean>;
  close(): void;
}

/** How long a viewer may take to confirm that it shows a step, ms. */
const SHOW_TIMEOUT_MS = 300;

/** Publishes the runs of this page on the flow channel, and on request of a viewer. */
export function publishRuns(): Live {
  const page = newIdempotencyKey();
  const runs = createRuns();
  const channel = new BroadcastChannel(FLOW_CHANNEL);
  const listeners = new Set<(message: ViewerMessage) => void>();
  const post = (message: ShopMessage) => channel.postMessage(message);
  const announce = () => post({ type: 'announced', page, runs: [...runs.all()] });
  const onPageHide = () => post({ type: 'closed', page });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) announce();
  };

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(viewerMessageSchema, data);
    if (!message.success) return;
    if (message.output.type === 'runsRequested') announce();
    for (const listener of listeners) listener(message.output);
  };
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  announce();

  return {
    runStarted(key, recording) {
      const dropped = runs.begin(key, recording);
      for (const old of dropped) post({ type: 'dropped', page, key: old });
      post({ type: 'started', page, key, recording });
      return dropped;
    },
    stepTaken(key, step) {
      const index = runs.step(key, step);
      if (index !== null) post({ type: 'stepped', page, key, index, step });
      return index;
    },
    run: runs.get,
    show: (key, index) =>
      new Promise((resolve) => {
        const finish = (isShown: boolean) => {
          clearTimeout(timer);
          listeners.delete(listener);
          resolve(isShown);
        };
        const listener = (message: ViewerMessage) => {
          if (message.type === 'shown' && message.page === page && message.key === key)
            finish(true);
        };
        const timer = setTimeout(() => finish(false), SHOW_TIMEOUT_MS);
        listeners.add(listener);
        post({ type: 'showRequested', page, key, index });
      }),
    close() {
      onPageHide();
      channel.close();
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    },
  };
}
