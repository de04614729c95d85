import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { createRecorder } from '../flows/model/recorder';
import { watched } from '../machines/inspection';
import { knownSentences } from './known';
import { goLive } from './live';
import { devToolsOptions } from './redact';

/** What developers see of a page. */
export interface DevTools {
  /** How Redux DevTools see the store. */
  readonly store: DevToolsEnhancerOptions;
  close(): void;
}

/**
 * Opens the developers' side of this page: from now on its flows are told to the viewer. To be called once, before any
 * flow begins.
 */
export function openDevTools(): DevTools {
  const live = goLive();
  const recorder = createRecorder({
    now: () => Date.now(),
    known: knownSentences,
    onStart: (key, recording) => live.began(key, recording),
    onStep: (key, step) => live.stepped(key, step),
  });
  watched.inspect = recorder.inspect;
  return {
    store: devToolsOptions,
    close() {
      delete watched.inspect;
      live.close();
    },
  };
}
