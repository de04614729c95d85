import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { knownSentences } from '../flows/model/known';
import { createRecorder } from '../flows/model/recorder';
import type { Recording } from '../flows/model/recording';
import { watched } from '../machines/inspection';
import { createInstances, type Extension } from './instances';
import { showLabBadge } from './labBadge';
import { goLive, type Live } from './live';
import { showStep } from './showStep';
import { storeOptions } from './storeOptions';

/** What developers see of a page. */
export interface DevTools {
  /** How Redux DevTools see the store. */
  readonly store: DevToolsEnhancerOptions;
  close(): void;
}

/**
 * Opens the developers' side of this page: from now on its flows are told to the viewer, and to Redux DevTools where
 * they are installed; and it says so when calls are made to fail. To be called once, before any flow begins.
 */
export function openDevTools(): DevTools {
  const live = goLive();
  const instances = instancesBeside(live);
  const takeBadgeAway = showLabBadge();
  const began = (key: string, recording: Recording) => {
    for (const gone of live.began(key, recording)) instances?.forgot(gone);
    instances?.began(key, recording.flow);
  };
  const recorder = createRecorder({
    now: () => Date.now(),
    known: knownSentences,
    onStart: began,
    onStep: (key, step) => {
      const index = live.stepped(key, step);
      if (index !== null) instances?.stepped(key, index, step);
    },
  });
  watched.inspect = recorder.inspect;
  return {
    store: storeOptions,
    close() {
      delete watched.inspect;
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
