import * as v from 'valibot';
import type { AnyEventObject } from 'xstate';
import type { Flow } from '../flow';
import { channelName, pageMessageSchema, type ViewerMessage } from '../model/messages';
import { type Recording, STOP_EVENT, type Step } from '../model/recording';
import { describeEvent } from '../model/statechart';
import { stepLabel, valueText } from '../model/stepView';
import { COMPARED, compare, type Divergence } from '../replay/replay';
import type { LiveRun } from './useLiveRuns';

/** How long the page may take to receive an event, and to end an effect or a delay, ms. */
const EVENT_TIMEOUT_MS = 5_000;
const EFFECT_TIMEOUT_MS = 90_000;

interface RunOptions {
  readonly namespace: string;
  readonly flow: Flow;
  /** The run of the page, at the beginning of the recording. */
  readonly target: LiveRun;
  readonly recording: Recording;
  /** Called before each step, with what the tester has to do on the page; null when the step needs nobody. */
  readonly onStep: (index: number, task: string | null) => void;
  readonly signal: AbortSignal;
}

/**
 * Repeats a recording on a page of the application: sends the events to the machine that runs there, with its real effects, and
 * waits for the steps that the effects and the tester cause. It compares transitions and states, and stops at the first
 * difference. Contexts differ, because the texts of a recording are masked.
 *
 * @returns the first difference; null when the page went the same way
 * @throws when a step does not happen, the page is left, or `signal` aborts
 */
export async function runOnPage(options: RunOptions): Promise<Divergence | null> {
  const { flow, target, recording, onStep } = options;
  const page = connectToPage(options);
  try {
    const start = startOf(recording);
    let position = target.recording.steps.length;
    for (const [index, step] of recording.steps.entries()) {
      if (index <= start) continue;
      const plan = planOf(flow, step, recording.steps[index - 1]);
      if (plan === null) continue;
      onStep(index, plan.task);
      if (plan.event !== null) page.send(plan.event);
      const found = await page.waitForStep(position, step, plan.timeoutMs);
      position = found.index + 1;
      const difference = differenceOf(step, found.step);
      if (difference !== null) return { index, ...difference };
    }
    return null;
  } finally {
    page.close();
  }
}

interface StepPlan {
  /** The event to send; null when the page or the tester causes it. */
  readonly event: AnyEventObject | null;
  readonly task: string | null;
  /** Null: the tester needs as long as it takes. */
  readonly timeoutMs: number | null;
}

/** How a step happens on the page; null when it needs not happen there. */
function planOf(flow: Flow, step: Step, before: Step | undefined): StepPlan | null {
  if (before === undefined || step.event.type === STOP_EVENT) return null;
  if (describeEvent(step.event.type).kind !== 'event')
    return { event: null, task: null, timeoutMs: EFFECT_TIMEOUT_MS };
  const repeated = flow.repeat?.(step.event) ?? step.event;
  if (typeof repeated !== 'string')
    return { event: repeated, task: null, timeoutMs: EVENT_TIMEOUT_MS };
  // The tester may type in another way, so only the steps that lead somewhere count.
  const leadsSomewhere = JSON.stringify(step.value) !== JSON.stringify(before.value);
  return leadsSomewhere ? { event: null, task: repeated, timeoutMs: null } : null;
}

/** Sends events to one run of a page, and waits for its steps. */
function connectToPage({ namespace, target: { page, key, recording }, signal }: RunOptions) {
  const channel = new BroadcastChannel(channelName(namespace));
  let { steps } = recording;
  let isClosed = false;
  let onChange: () => void = () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { success, output: message } = v.safeParse(pageMessageSchema, data);
    if (!success || message.page !== page) return;
    if (message.type === 'run' && message.key === key) steps = message.recording.steps;
    if (message.type === 'closed') isClosed = true;
    onChange();
  };
  const state = () => valueText(steps.at(-1)?.value ?? '');
  const interruption = (): string | null => {
    if (signal.aborted) return 'You stopped it.';
    const isLeft = isClosed || steps.at(-1)?.event.type === STOP_EVENT;
    return isLeft ? `The flow was left on the page. It was in ${state()}.` : null;
  };
  const onAbort = () => onChange();
  signal.addEventListener('abort', onAbort);
  return {
    send(event: AnyEventObject): void {
      const message: ViewerMessage = { type: 'eventSent', page, key, event };
      channel.postMessage(message);
    },
    /** Waits for the first step from `start` on that has this event, or the other end of the same effect. */
    waitForStep: (start: number, { event: { type } }: Step, timeoutMs: number | null) =>
      new Promise<{ readonly index: number; readonly step: Step }>((resolve, reject) => {
        const onTimeout = (ms: number) =>
          reject(new Error(`It did not happen in ${ms / 1000} s. The page is in ${state()}.`));
        const timer = timeoutMs === null ? undefined : setTimeout(onTimeout, timeoutMs, timeoutMs);
        onChange = () => {
          const index = steps.findIndex(
            ({ event }, at) => at >= start && outcomeOf(event.type) === outcomeOf(type),
          );
          const step = steps[index];
          const reason = interruption();
          if (step !== undefined) resolve({ index, step });
          else if (reason !== null) reject(new Error(reason));
          else return;
          clearTimeout(timer);
        };
        onChange();
      }),
    close(): void {
      signal.removeEventListener('abort', onAbort);
      channel.close();
    },
  };
}

/** The index of the step from which a recording runs: the last before its first event. A page loads by itself until then. */
export function startOf({ steps }: Recording): number {
  const first = steps.findIndex(
    ({ event }, index) => index > 0 && describeEvent(event.type).kind === 'event',
  );
  return Math.max(0, first - 1);
}

/** Whether a run has something to repeat. */
export const hasStepsAfterStart = (recording: Recording): boolean =>
  recording.steps.slice(startOf(recording) + 1).some(({ event }) => event.type !== STOP_EVENT);

/** The run of an open page that is where the recording begins; the newest of several. */
export function pageAtStart(runs: readonly LiveRun[], original: Recording): LiveRun | undefined {
  const start = JSON.stringify(original.steps[startOf(original)]?.value);
  return runs.findLast(({ isOver, recording: { flow, steps } }) => {
    const last = steps.at(-1);
    const isThere = last?.status === 'active' && JSON.stringify(last.value) === start;
    return !isOver && flow === original.flow && isThere;
  });
}

/** The same text for both ends of an effect. */
const outcomeOf = (type: string) => type.replace(/^xstate\.(done|error)\.actor\./, 'ended ');

function differenceOf(expected: Step, actual: Step): Omit<Divergence, 'index'> | null {
  const [recorded, replayed] = [expected, actual].map(stepLabel);
  const difference = compare(expected, actual, true);
  if (difference === null || recorded === replayed) return difference;
  const event = { what: 'event', recorded, replayed };
  return {
    reason: COMPARED.event?.reason ?? difference.reason,
    differences: [event, ...difference.differences],
  };
}
