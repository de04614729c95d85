import * as v from 'valibot';
import type { Recording, Step } from '../model/recording';
import { describeEvent } from '../model/statechart';

/** The API of the Redux DevTools extension that this file uses. */
export interface Extension {
  connect(options: object): Instance;
}

interface Instance {
  init(state: unknown): void;
  send(action: { readonly type: string }, state: unknown): void;
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

/** Options of a flow's instance. `features` leaves out every feature that would change the flow. */
const OPTIONS = {
  maxAge: 200,
  features: { jump: true, skip: true, export: true, pause: true },
} as const;

const stateOf = (step: number, { value, context, status }: Step) => ({
  step,
  value,
  context,
  status,
});

/** The event has the name that the viewer shows. */
const actionOf = ({ event, transitions, verdicts }: Step) => ({
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
  const runs = new Map<string, { readonly instance: Instance; readonly recording: Recording }>();

  const connect = (key: string, { flow }: Recording): Instance => {
    const number = [...runs.values()].filter((run) => run.recording.flow === flow).length + 1;
    const name = number === 1 ? `⚙ ${flow}` : `⚙ ${flow} ${number}`;
    const instance = extension.connect({ name, ...OPTIONS });
    instance.subscribe((message) => {
      const jump = v.safeParse(jumpSchema, message);
      if (jump.success) onJump(key, jump.output.state.step);
      const steps = runs.get(key)?.recording.steps ?? [];
      const latest = steps.at(-1);
      // The flow continues, so the list restarts with its current state.
      if (latest && v.is(restartSchema, message)) instance.init(stateOf(steps.length - 1, latest));
    });
    return instance;
  };

  return (key: string, recording: Recording): void => {
    const before = runs.get(key);
    const instance = before?.instance ?? connect(key, recording);
    runs.set(key, { instance, recording });
    const sent = before?.recording.steps.length ?? 0;
    for (const [offset, step] of recording.steps.slice(sent).entries()) {
      const state = stateOf(sent + offset, step);
      // The state after the start is the initial one; there is none before it to jump to.
      if (state.step === 0) instance.init(state);
      else instance.send(actionOf(step), state);
    }
  };
}
