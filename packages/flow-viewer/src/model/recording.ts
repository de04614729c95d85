import * as v from 'valibot';
import { pictureSchema } from './picture';

/** The result of the guard of a transition. The first guard that holds decides the step. */
const verdictSchema = v.object({ transition: v.string(), guard: v.string(), holds: v.boolean() });

/** One event and its result. Personal texts are masked (`mask`). */
const stepSchema = v.object({
  /** ms since the start of the recording. */
  at: v.number(),
  event: v.looseObject({ type: v.string() }),
  /** The ids of the taken transitions in order, eventless ones included. */
  transitions: v.array(v.string()),
  verdicts: v.optional(v.array(verdictSchema), []),
  /** XState's state value. */
  value: v.union([v.string(), v.record(v.string(), v.any())]),
  context: v.optional(v.record(v.string(), v.unknown()), {}),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
});

/** Where a run took place. It contains no text of the page. */
const reportSchema = v.object({
  /** Names the build of the application. */
  build: v.string(),
  /** Such as `Chrome 141`. */
  browser: v.string(),
  /** Such as `1440 × 900`. */
  viewport: v.string(),
  /** The rules of the failure lab that were in force, such as `cart/get: offline`. */
  labRules: v.array(v.string()),
  /** Errors of the page since the start of the run: ms since then, the kind, and the place in the program. */
  errors: v.array(v.object({ at: v.number(), kind: v.string(), place: v.string() })),
});

/** One run of a flow. The first step is its start (`xstate.init`). */
export const recordingSchema = v.object({
  version: v.literal(1),
  /** The id of the machine. */
  flow: v.string(),
  /** Epoch ms. */
  startedAt: v.number(),
  input: v.optional(v.unknown()),
  /** Whether it came from a link: then its steps have no contexts and no guard results. */
  isLean: v.optional(v.boolean()),
  report: v.optional(reportSchema),
  /** What the tester wants to say about it. */
  note: v.optional(v.string()),
  steps: v.pipe(v.array(stepSchema), v.minLength(1)),
  /** What the page looked like after its steps. Not every step has one. */
  pictures: v.optional(v.array(pictureSchema)),
});

/** The type of the event when the actor stops, because the shopper leaves its page or screen. */
export const STOP_EVENT = 'xstate.stop';

export type Step = v.InferOutput<typeof stepSchema>;
export type Report = v.InferOutput<typeof reportSchema>;
export type Recording = v.InferOutput<typeof recordingSchema>;

/** The same text for steps with the same event, transitions and states. */
export const stepKey = ({ event, transitions, value, status }: Step): string =>
  JSON.stringify([event.type, transitions, value, status]);

/** Whether two consecutive steps are one, because their number would tell the length of a secret. */
export const isFolded = (before: Step, after: Step, folded: ReadonlySet<string>): boolean =>
  folded.has(after.event.type) && stepKey(before) === stepKey(after);

/** Folds steps of a recording that was made without `isFolded`. */
export function foldSteps(recording: Recording, folded: ReadonlySet<string> = NONE): Recording {
  const steps = recording.steps.filter((step, index) => {
    const before = recording.steps[index - 1];
    return before === undefined || !isFolded(before, step, folded);
  });
  return { ...recording, steps };
}

const NONE: ReadonlySet<string> = new Set();

/** The name of a recording's file, such as `payOrder-2026-11-21-093015.json`. */
export function fileName({ flow, startedAt }: Recording, ending: string): string {
  const moment = new Date(startedAt).toISOString();
  return `${flow}-${moment.slice(0, 10)}-${moment.slice(11, 19).replaceAll(':', '')}.${ending}`;
}

/**
 * Parses a recording file.
 * @throws Error with instructions for the user when it is not a recording
 */
export function readRecording(text: string): Recording {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), recordingSchema), text);
  if (read.success) return read.output;
  throw new Error(
    'This file is not a recording of a flow. Choose a file that was saved here with "Save".',
  );
}
