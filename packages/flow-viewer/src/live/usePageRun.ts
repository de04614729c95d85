import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../config';
import type { Flow } from '../flow';
import { messageOf } from '../model/messageOf';
import type { Recording } from '../model/recording';
import { type Run, valueText } from '../model/stepView';
import type { Divergence } from '../replay/replay';
import { hasStepsAfterStart, pageAtStart, runOnPage, startOf } from './runOnPage';
import type { LiveRun } from './useLiveRuns';

type Progress = { readonly recording: Recording; readonly index: number } & (
  | { readonly status: 'running'; readonly task: string | null }
  | { readonly status: 'same'; readonly compared: number }
  | { readonly status: 'different'; readonly divergence: Divergence }
  | { readonly status: 'failed'; readonly message: string }
);

/** Repeats recordings on an open page of the application, one at a time. */
export function usePageRun(runs: readonly LiveRun[]) {
  const { namespace, application } = useConfig();
  const [progress, setProgress] = useState<Progress | null>(null);
  const controller = useRef<AbortController>(null);
  const stop = () => controller.current?.abort();
  useEffect(() => () => controller.current?.abort(), []);

  const start = async (flow: Flow, recording: Recording) => {
    stop();
    // Pages that are opened from now on publish their flows.
    application.enable();
    const refuse = (message: string) =>
      setProgress({ status: 'failed', recording, index: 0, message });
    if (!hasStepsAfterStart(recording)) {
      refuse(
        'This recording has no step after its start, so there is nothing to repeat. Choose another one.',
      );
      return;
    }
    const target = pageAtStart(runs, recording);
    if (target === undefined) {
      const where = valueText(recording.steps[startOf(recording)]?.value ?? '');
      const { needs = 'Open one in another tab, then run it again.' } = flow.page ?? {};
      refuse(`No page of ${application.name} is where this begins (${where}). ${needs}`);
      return;
    }
    const own = new AbortController();
    controller.current = own;
    const { signal } = own;
    // The page is where the steps up to the start lead.
    let [at, compared] = [0, startOf(recording) + 1];
    const onStep = (index: number, task: string | null) => {
      at = index;
      compared += 1;
      setProgress({ status: 'running', recording, index, task });
    };
    const show = (next: Progress) => {
      // Another run may have replaced this one.
      if (controller.current === own) setProgress(next);
    };
    try {
      const divergence = await runOnPage({ namespace, flow, target, recording, onStep, signal });
      show(
        divergence === null
          ? { status: 'same', recording, index: at, compared }
          : { status: 'different', recording, index: at, divergence },
      );
    } catch (error) {
      const message = messageOf(error, 'The run failed.');
      show({ status: 'failed', recording, index: at, message });
    }
  };
  return {
    progress,
    start,
    stop,
    /** Marks the step that was different in a shown recording. */
    mark(run: Run | null): Run | null {
      const isIts = run?.recording.startedAt === progress?.recording.startedAt;
      return run && isIts && progress?.status === 'different'
        ? { ...run, diverged: progress.index }
        : run;
    },
  };
}

export type PageRun = ReturnType<typeof usePageRun>;
