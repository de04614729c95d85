import * as v from 'valibot';
import { recordingSchema } from './recording';

/** The BroadcastChannel on which a running shop and the viewer speak. */
export const FLOW_CHANNEL = 'kedai:flows';

/** What a running shop tells. `page` is one load of one tab; `key` one run of a flow on it. */
export const fromShopSchema = v.variant('tell', [
  /** A page is there, with all that its flows did so far: at its start, and when a viewer asks. */
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
    /** Its place in the run, those dropped counted; a viewer that misses one asks for all. */
    index: v.number(),
    step: recordingSchema.entries.steps.item,
  }),
  /** The page no longer keeps a run: it keeps the newest. */
  v.object({ tell: v.literal('forgot'), page: v.string(), key: v.string() }),
  /** Somebody wants to look at a step of a run (its place in the run); a viewer that shows it says so. */
  v.object({ tell: v.literal('show'), page: v.string(), key: v.string(), index: v.number() }),
  /** The page goes, or its tab is closed. */
  v.object({ tell: v.literal('left'), page: v.string() }),
]);

/** What a viewer tells the shop's pages. */
export const fromViewerSchema = v.variant('tell', [
  /** Who is there? */
  v.object({ tell: v.literal('ask') }),
  /** The step that a page asked to `show` is on the screen. */
  v.object({ tell: v.literal('shown'), page: v.string(), key: v.string() }),
]);

export type FromShop = v.InferOutput<typeof fromShopSchema>;
export type FromViewer = v.InferOutput<typeof fromViewerSchema>;
