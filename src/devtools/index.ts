import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { knownSentences } from '../flows/model/knownSentences';
import { createRecorder } from '../flows/model/recorder';
import { inspectOptions } from '../machines/inspectOptions';
import { deferEmptyRuns } from './deferEmptyRuns';
import { createInstances, type Extension } from './instances';
import { showLabBadge } from './labBadge';
import { type Live, publishRuns } from './live';
import { showStep } from './showStep';
import { storeOptions } from './storeOptions';

/** Longer than a page takes to restore a flow after a reload, and too short for anybody to notice. */
const DEFER_MS = 400;

/** The developer tools of a page. */
export interface DevTools {
  /** Options for Redux DevTools. */
  readonly store: DevToolsEnhancerOptions;
  close(): void;
}

/**
 * Starts the developer tools of this page: publishes its flows to the viewer and to Redux DevTools, and shows a badge while
 * the failure lab is on. Call it once, before any flow starts.
 *
 * @param deferMs how long a flow without events is not published
 */
export function openDevTools(deferMs = DEFER_MS): DevTools {
  const live = publishRuns();
  const instances = connectInstances(live);
  const removeBadge = showLabBadge();
  const runs = deferEmptyRuns(
    {
      runStarted(key, recording) {
        for (const dropped of live.runStarted(key, recording)) instances?.runDropped(dropped);
        instances?.runStarted(key, recording.flow);
      },
      stepTaken(key, step) {
        const index = live.stepTaken(key, step);
        if (index !== null) instances?.stepTaken(key, index, step);
      },
    },
    deferMs,
  );
  const recorder = createRecorder({
    now: () => Date.now(),
    known: knownSentences,
    onStart: runs.runStarted,
    onStep: runs.stepTaken,
  });
  inspectOptions.inspect = recorder.inspect;
  return {
    store: storeOptions,
    close() {
      delete inspectOptions.inspect;
      runs.close();
      live.close();
      removeBadge();
    },
  };
}

function connectInstances(live: Live) {
  const extension = (window as { readonly __REDUX_DEVTOOLS_EXTENSION__?: Extension })
    .__REDUX_DEVTOOLS_EXTENSION__;
  return extension && createInstances(extension, (key, index) => void showStep(live, key, index));
}
