import * as v from 'valibot';
import type { Step } from '../model/recording';
import { describeEvent } from '../model/statechart';

/** The API of the Redux DevTools extension that this file uses. */
export interface Extension {
  connect(options: object): Instance;
}

interface Instance {
  init(state: unknown): void;
  send(action: { readonly type: string }, state: unknown): void;
  error(message: string): void;
  subscribe(listener: (message: unknown) => void): unknown;
}

/** A jump to a state in the extension. The state contains its index. */
const jumpSchema = v.object({
  type: v.literal('DISPATCH'),
  payload: v.object({ type: v.picklist(['JUMP_TO_ACTION', 'JUMP_TO_STATE']) }),
  state: v.pipe(v.string(), v.parseJson(), v.object({ step: v.number() })),
});

/** A reset or commit in the extension, which then expects a new initial state. */
const restartSchema = v.object({
  type: v.literal('DISPATCH'),
  payload: v.object({ type: v.picklist(['COMMIT', 'RESET', 'ROLLBACK']) }),
});

/** A step, with the calls of the application that its flow has made since the step before. */
export type ShownStep = Step & { readonly calls?: readonly object[] | undefined };

interface ShownRun {
  readonly flow: string;
  readonly steps: readonly ShownStep[];
}

const toggleSchema = v.object({
  type: v.literal('DISPATCH'),
  payload: v.object({ type: v.literal('TOGGLE_ACTION') }),
});

/**
 * Options of a flow's instance. `features` leaves out every feature that would change the flow, except the skip: without it
 * the extension shows no jumps either.
 */
const OPTIONS = {
  maxAge: 200,
  features: { jump: true, skip: true, export: true, pause: true },
} as const;

const stateOf = (step: number, { value, context, status }: ShownStep) => ({
  step,
  value,
  context,
  status,
});

const callsOf = ({ calls = [] }: ShownStep) => calls.length > 0 && { calls };

/** The event has the name that the viewer shows. */
const actionOf = ({ event, transitions, verdicts }: ShownStep) => ({
  ...event,
  type: describeEvent(event.type).label,
  transitions,
  guards: verdicts.map(({ guard, holds }) => `${guard} ${holds ? '✓' : '✗'}`),
});

/**
 * Shows each running flow as a separate instance in the Redux DevTools extension. Time travel does not change the flow,
 * because its effects cannot be undone.
 *
 * @param onJump called with the index of the step that the developer jumps to
 * @returns a function that sends the new steps of a run
 */
export function createInstances(
  extension: Extension,
  onJump: (key: string, index: number) => void,
) {
  const runs = new Map<string, { readonly instance: Instance; readonly run: ShownRun }>();

  const connect = (key: string, flow: string): Instance => {
    const number = [...runs.values()].filter(({ run }) => run.flow === flow).length + 1;
    const name = number === 1 ? `⚙ ${flow}` : `⚙ ${flow} ${number}`;
    const instance = extension.connect({ name, ...OPTIONS });
    instance.subscribe((message) => {
      const jump = v.safeParse(jumpSchema, message);
      if (jump.success) onJump(key, jump.output.state.step);
      if (v.is(toggleSchema, message)) {
        instance.error('A step of a flow cannot be skipped: its effects have happened.');
      }
      const steps = runs.get(key)?.run.steps ?? [];
      const latest = steps.at(-1);
      // The flow continues, so the list restarts with its current state.
      if (latest && v.is(restartSchema, message)) instance.init(stateOf(steps.length - 1, latest));
    });
    return instance;
  };

  return (key: string, run: ShownRun): void => {
    const before = runs.get(key);
    const instance = before?.instance ?? connect(key, run.flow);
    runs.set(key, { instance, run });
    const sent = before?.run.steps.length ?? 0;
    for (const [offset, step] of run.steps.slice(sent).entries()) {
      const state = stateOf(sent + offset, step);
      // The state after the start is the initial one; there is none before it to jump to.
      if (state.step === 0) instance.init({ ...state, ...callsOf(step) });
      else instance.send({ ...actionOf(step), ...callsOf(step) }, state);
    }
  };
}
