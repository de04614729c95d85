import { encodeLink } from '../flows/model/link';
import { createRecorder } from '../flows/model/recorder';
import { type Recording, STOP_EVENT } from '../flows/model/recording';
import { inspectOptions } from '../machines/inspectOptions';
import { createInstances, type Extension } from './instances';
import { showLabBadge } from './labBadge';
import { publishRuns } from './live';
import { storeOptions } from './storeView';

/** How long a flow without events is not published: longer than a page takes to restore a flow after a reload, ms. */
const DEFER_MS = 400;

/**
 * Starts the developer tools of this page: publishes its flows to the viewer and to Redux DevTools, and shows a badge while
 * the failure lab is on. Call it once, before any flow starts.
 */
export function openDevTools() {
  const live = publishRuns();
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = window as {
    readonly __REDUX_DEVTOOLS_EXTENSION__?: Extension;
  };
  const sendToExtension =
    extension && createInstances(extension, (key, index) => showStep(live, key, index));
  const publish = (key: string, recording: Recording) => {
    live.publish(key, recording);
    sendToExtension?.(key, recording);
  };
  const deferred = new Map<string, ReturnType<typeof setTimeout>>();
  // A prerendered page starts its flow in the prerendered state, and at once replaces it by the flow restored after a reload.
  // The first of the two is not a run, so a flow is published with its first event, or when it has lasted a while.
  const { inspect } = createRecorder(Date.now, (key, recording) => {
    const timer = deferred.get(key);
    if (timer === undefined) {
      deferred.set(key, setTimeout(publish, DEFER_MS, key, recording));
      return;
    }
    clearTimeout(timer);
    const isReplaced =
      recording.steps.length === 2 && recording.steps[1]?.event.type === STOP_EVENT;
    if (!isReplaced || live.run(key)) publish(key, recording);
  });
  inspectOptions.inspect = inspect;
  const removeBadge = showLabBadge();
  return {
    store: storeOptions,
    close(): void {
      delete inspectOptions.inspect;
      for (const timer of deferred.values()) clearTimeout(timer);
      live.close();
      removeBadge();
    },
  };
}

/**
 * Shows a step of a run in an open viewer, else in a new one. When the browser blocks the new window, logs the URL to the
 * console.
 */
async function showStep(
  live: ReturnType<typeof publishRuns>,
  key: string,
  index: number,
): Promise<void> {
  const recording = live.run(key);
  if (recording === undefined || (await live.show(key, index))) return;
  const address = `/flows${await encodeLink(recording, index)}`;
  if (window.open(address, 'kedai-flows') === null) {
    console.warn(`This step of ${recording.flow}: ${window.location.origin}${address}`);
  }
}
