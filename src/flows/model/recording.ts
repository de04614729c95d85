import * as v from 'valibot';
import { FLOWS } from './flowIds';

/** A guard that was asked at a step, in the order of asking; the first that holds is the way that was taken. */
const verdictSchema = v.object({ arrow: v.string(), guard: v.string(), holds: v.boolean() });

/** One event, and where it led. Texts of persons in it are masked (`mask`). */
const stepSchema = v.object({
  /** ms since the recording began. */
  at: v.number(),
  event: v.looseObject({ type: v.string() }),
  /** The arrows that were taken, in their order; those that the event set off in turn included. */
  arrows: v.array(v.string()),
  verdicts: v.array(verdictSchema),
  /** The active states, as XState writes them. */
  value: v.union([v.string(), v.record(v.string(), v.any())]),
  context: v.record(v.string(), v.unknown()),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
});

/** What one run of a flow did. The first step is its start (`xstate.init`). */
export const recordingSchema = v.object({
  version: v.literal(1),
  flow: v.picklist(FLOWS),
  /** Of the chart that ran: another chart may lead elsewhere. */
  fingerprint: v.string(),
  /** Epoch ms. */
  startedAt: v.number(),
  input: v.unknown(),
  /** Where it went on from, when it did not begin at its beginning: XState's own snapshot, masked. */
  from: v.optional(v.record(v.string(), v.unknown())),
  /** How many of the oldest steps are no longer kept: a run without its beginning can be looked at, not replayed. */
  dropped: v.optional(v.number()),
  /** It came in a link: its steps have neither contexts nor verdicts. */
  isLean: v.optional(v.boolean()),
  steps: v.array(stepSchema),
});

/** The type of the event by which a flow is left: its page goes, or its screen. */
export const LEFT = 'xstate.stop';

export type Verdict = v.InferOutput<typeof verdictSchema>;
export type Step = v.InferOutput<typeof stepSchema>;
export type Recording = v.InferOutput<typeof recordingSchema>;
