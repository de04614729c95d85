import * as v from 'valibot';
import { recordingSchema } from './recording';

/** The BroadcastChannel between the shop's pages and the viewer. */
export const FLOW_CHANNEL = 'kedai:flows';

/** Messages of the shop. `page` identifies one load of one tab, `key` one run of a flow on it. */
export const shopMessageSchema = v.variant('type', [
  /** A page announces all its runs: when it starts, and when a viewer requests them. */
  v.object({
    type: v.literal('announced'),
    page: v.string(),
    runs: v.array(v.object({ key: v.string(), recording: recordingSchema })),
  }),
  v.object({
    type: v.literal('started'),
    page: v.string(),
    key: v.string(),
    recording: recordingSchema,
  }),
  v.object({
    type: v.literal('stepped'),
    page: v.string(),
    key: v.string(),
    /** Index in the run, dropped steps included. A viewer that missed a step requests all runs. */
    index: v.number(),
    step: recordingSchema.entries.steps.item,
  }),
  /** The page dropped an old run. */
  v.object({ type: v.literal('dropped'), page: v.string(), key: v.string() }),
  /** A request to show a step, by its index in the run. A viewer that shows it replies with `shown`. */
  v.object({
    type: v.literal('showRequested'),
    page: v.string(),
    key: v.string(),
    index: v.number(),
  }),
  /** The page is unloaded. */
  v.object({ type: v.literal('closed'), page: v.string() }),
]);

/** Messages of the viewer. */
export const viewerMessageSchema = v.variant('type', [
  /** Requests the runs of all pages. */
  v.object({ type: v.literal('runsRequested') }),
  /** Confirms that the step of a `showRequested` message is visible. */
  v.object({ type: v.literal('shown'), page: v.string(), key: v.string() }),
]);

export type ShopMessage = v.InferOutput<typeof shopMessageSchema>;
export type ViewerMessage = v.InferOutput<typeof viewerMessageSchema>;
