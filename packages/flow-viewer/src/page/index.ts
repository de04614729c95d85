/** The live link: what a page of the application loads so that the viewer can follow its flows. */
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { encodeLink } from '../model/link';
import type { Mask } from '../model/mask';
import { createRecorder } from '../model/recorder';
import { type Recording, STOP_EVENT, type Step } from '../model/recording';
import type { PictureOptions } from '../picture/takePicture';
import { trackEffects } from './effects';
import { createInstances, type Extension, type ShownStep } from './instances';
import { publishRuns } from './live';
import { collectReports, type PageDetails } from './report';

export { createMask, isRecord } from '../model/mask';
export { showLabBadge } from './labBadge';

/** How long a flow without events is not published: longer than a page takes to restore a flow after a reload, ms. */
const DEFER_MS = 400;

interface PublishOptions {
  /** As in the configuration of the viewer. */
  readonly namespace: string;
  /** The ids of the machines to publish. */
  readonly flows: readonly string[];
  readonly mask: Mask;
  /** Masks what Redux DevTools show of the flows; by default as `mask`. */
  readonly devToolsMask?: Mask;
  /** Events of which a recording must not tell how often they came: consecutive ones are one step. */
  readonly uncountedEvents?: ReadonlySet<string>;
  /** What a recording tells of the page; without it, nothing. */
  readonly details?: PageDetails;
  /** What viewers may see of the page in pictures; without it, nothing. */
  readonly pictures?: PictureOptions;
  /** The path of the viewer. */
  readonly viewer: string;
}

/**
 * Publishes the flows of this page to the viewer and to Redux DevTools. Call it once, before any flow starts, and start each
 * flow with the returned `inspect`.
 */
export function publishFlows(options: PublishOptions) {
  const { namespace, flows, mask, uncountedEvents, details, pictures, viewer } = options;
  const { devToolsMask = mask } = options;
  const reports = details && collectReports(details);
  /** The running flows. */
  const actors = new Map<string, AnyActorRef>();
  const live = publishRuns(namespace, (key, event) => actors.get(key)?.send(event), pictures);
  const { __REDUX_DEVTOOLS_EXTENSION__: extension } = window as {
    readonly __REDUX_DEVTOOLS_EXTENSION__?: Extension;
  };

  /** Shows a step in an open viewer, else in a new one. When the browser blocks the new window, logs the URL. */
  const showStep = async (key: string, index: number): Promise<void> => {
    const recording = live.run(key);
    if (recording === undefined || (await live.show(key, index))) return;
    const address = viewer + (await encodeLink(recording, index));
    if (window.open(address, `${namespace}-flows`) === null) {
      console.warn(`This step of ${recording.flow}: ${window.location.origin}${address}`);
    }
  };
  const sendToExtension =
    extension && createInstances(extension, (key, index) => void showStep(key, index));
  const publish = (key: string, recording: Recording) => {
    live.publish(key, recording);
    sendToExtension?.(key, { flow: recording.flow, steps: shown.get(key) ?? [] });
  };
  /** The steps of each run as DevTools show them. */
  const shown = new Map<string, readonly ShownStep[]>();
  const effects = trackEffects();

  const deferred = new Map<string, ReturnType<typeof setTimeout>>();
  // A prerendered page starts its flow in the prerendered state, and at once replaces it by the flow restored after a reload.
  // The first of the two is not a run, so a flow is published with its first event, or when it has lasted a while.
  const onStep = (
    key: string,
    recording: Recording,
    actor: AnyActorRef,
    stepWith: (mask: Mask) => Step,
  ) => {
    const calls = effects.takeCalls(actor, recording.steps.length);
    shown.set(key, [...(shown.get(key) ?? []), { ...stepWith(devToolsMask), calls }]);
    if (actor.getSnapshot().status === 'active') actors.set(key, actor);
    else actors.delete(key);
    const timer = deferred.get(key);
    if (timer === undefined) {
      deferred.set(key, setTimeout(publish, DEFER_MS, key, recording));
      return;
    }
    clearTimeout(timer);
    const isReplaced =
      recording.steps.length === 2 && recording.steps[1]?.event.type === STOP_EVENT;
    if (!isReplaced || live.run(key)) publish(key, recording);
  };
  const { inspect } = createRecorder({
    flows,
    mask,
    uncountedEvents,
    reportSince: reports?.reportSince,
    now: Date.now,
    onStep,
  });
  return {
    inspect(event: InspectionEvent): void {
      effects.inspect(event);
      inspect(event);
    },
    causeOf: effects.causeOf,
    noteCall: effects.noteCall,
    close(): void {
      for (const timer of deferred.values()) clearTimeout(timer);
      live.close();
      reports?.close();
    },
  };
}
