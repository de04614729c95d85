import * as v from 'valibot';
import { recordingSchema } from './recording';

/** The BroadcastChannel between the shop's pages and the viewer. */
export const FLOW_CHANNEL = 'kedai:flows';

/** Messages of the shop. `page` identifies one load of one tab, `key` one run of a flow on it. */
export const fromShopSchema = v.variant('tell', [
  /** A page announces itself with all its runs: when it starts, and when a viewer asks. */
  v.object({
    tell: v.literal('page'),
    page: v.string(),
    runs: v.array(v.object({ key: v.string(), recording: recordingSchema })),
  }),
  v.object({
    tell: v.literal('began'),
    page: v.string(),
    key: v.string(),
    recording: recordingSchema,
  }),
  v.object({
    tell: v.literal('stepped'),
    page: v.string(),
    key: v.string(),
    /** Index in the run, dropped steps included. A viewer that missed a step asks for all. */
    index: v.number(),
    step: recordingSchema.entries.steps.item,
  }),
  /** The page dropped an old run. */
  v.object({ tell: v.literal('forgot'), page: v.string(), key: v.string() }),
  /** A request to show a step, by its index in the run. A viewer that shows it answers `shown`. */
  v.object({ tell: v.literal('show'), page: v.string(), key: v.string(), index: v.number() }),
  /** The page is unloaded. */
  v.object({ tell: v.literal('left'), page: v.string() }),
]);

/** Messages of the viewer. */
export const fromViewerSchema = v.variant('tell', [
  /** Asks all pages to announce themselves. */
  v.object({ tell: v.literal('ask') }),
  /** Confirms that the step of a `show` request is visible. */
  v.object({ tell: v.literal('shown'), page: v.string(), key: v.string() }),
]);

export type FromShop = v.InferOutput<typeof fromShopSchema>;
export type FromViewer = v.InferOutput<typeof fromViewerSchema>;
