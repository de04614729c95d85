import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { knownSentences } from '../flows/model/known';
import { createRecorder } from '../flows/model/recorder';
import { inspectOptions } from '../machines/inspectOptions';
import { createInstances, type Extension } from './instances';
import { showLabBadge } from './labBadge';
import { goLive, type Live } from './live';
import { patient } from './patience';
import { showStep } from './showStep';
import { storeOptions } from './storeOptions';

/** Longer than a page takes to find what a reload left, shorter than anybody waits. */
const PATIENCE_MS = 400;

/** What developers see of a page. */
export interface DevTools {
  /** How Redux DevTools see the store. */
  readonly store: DevToolsEnhancerOptions;
  close(): void;
}

/**
 * Opens the developers' side of this page: from now on its flows are told to the viewer, and to Redux DevTools where
 * they are installed; and it says so when calls are made to fail. To be called once, before any flow begins.
 *
 * @param patienceMs how long a flow in which nothing has happened is not told of
 */
export function openDevTools(patienceMs = PATIENCE_MS): DevTools {
  const live = goLive();
  const instances = instancesBeside(live);
  const takeBadgeAway = showLabBadge();
  const told = patient(
    {
      began(key, recording) {
        for (const gone of live.began(key, recording)) instances?.forgot(gone);
        instances?.began(key, recording.flow);
      },
      stepped(key, step) {
        const index = live.stepped(key, step);
        if (index !== null) instances?.stepped(key, index, step);
      },
    },
    patienceMs,
  );
  const recorder = createRecorder({
    now: () => Date.now(),
    known: knownSentences,
    onStart: told.began,
    onStep: told.stepped,
  });
  inspectOptions.inspect = recorder.inspect;
  return {
    store: storeOptions,
    close() {
      delete inspectOptions.inspect;
      told.close();
      live.close();
      takeBadgeAway();
    },
  };
}

function instancesBeside(live: Live) {
  const extension = (window as { readonly __REDUX_DEVTOOLS_EXTENSION__?: Extension })
    .__REDUX_DEVTOOLS_EXTENSION__;
  return extension && createInstances(extension, (key, index) => void showStep(live, key, index));
}
