import * as v from 'valibot';
import { pictureSchema } from './picture';
import { recordingSchema } from './recording';

/** The name of the BroadcastChannel between the application's pages and the viewer. */
export const channelName = (namespace: string): string => `${namespace}:flows`;

/** One run of a flow, and one load of the tab on which it is. */
const ofRun = { page: v.string(), key: v.string() };

/** Messages of the application. */
export const pageMessageSchema = v.variant('type', [
  /** A run so far: sent after each of its steps, and when a viewer requests all runs. */
  v.object({ type: v.literal('run'), ...ofRun, recording: recordingSchema }),
  /** A request to show a step, by its index in the run. A viewer that shows it replies with `shown`. */
  v.object({ type: v.literal('showRequested'), ...ofRun, index: v.number() }),
  /** What the page looks like after a step of a run. */
  v.object({ type: v.literal('picture'), ...ofRun, picture: pictureSchema }),
  v.object({ type: v.literal('closed'), page: v.string() }),
]);

/** Messages of the viewer. */
export const viewerMessageSchema = v.variant('type', [
  /** A request for the runs of all pages. */
  v.object({ type: v.literal('runsRequested') }),
  /** An event for the running flow `key` of a page. XState's own events come from its effects alone. */
  v.object({
    type: v.literal('eventSent'),
    ...ofRun,
    event: v.looseObject({
      type: v.pipe(
        v.string(),
        v.check((type) => !type.startsWith('xstate.')),
      ),
    }),
  }),
  /** A request for a picture of the page after a step, which the page only answers while it is the last one. */
  v.object({ type: v.literal('pictureRequested'), ...ofRun, index: v.number() }),
  /** The confirmation that a requested step is visible. */
  v.object({ type: v.literal('shown'), page: v.string() }),
]);

export type PageMessage = v.InferOutput<typeof pageMessageSchema>;
export type ViewerMessage = v.InferOutput<typeof viewerMessageSchema>;
