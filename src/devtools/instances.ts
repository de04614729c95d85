import * as v from 'valibot';
import type { FlowId } from '../flows/model/flowIds';
import type { Step } from '../flows/model/recording';

/** The API of the Redux DevTools extension that this file uses. */
export interface Extension {
  connect(options: object): Instance;
}

interface Instance {
  init(state: unknown): void;
  send(action: { readonly type: string }, state: unknown): void;
  subscribe(listener: (message: unknown) => void): unknown;
}

/** The state of a flow's instance at one step. */
interface FlowState {
  /** Index in the run. */
  readonly step: number;
  readonly value: Step['value'];
  readonly context: Step['context'];
  readonly status: Step['status'];
}

/** A jump to a state in the extension. The state contains its index. */
const jumpSchema = v.object({
  type: v.literal('DISPATCH'),
  payload: v.object({ type: v.picklist(['JUMP_TO_ACTION', 'JUMP_TO_STATE']) }),
  state: v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: 'No state.' });
        return NEVER;
      }
    }),
    v.object({ step: v.number() }),
  ),
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

const stateOf = (step: number, { value, context, status }: Step): FlowState => ({
  step,
  value,
  context,
  status,
});

/** A step as an action: the event, the taken transitions, the guard results. */
const actionOf = ({ event, arrows, verdicts }: Step) => ({
  ...event,
  transitions: arrows,
  guards: verdicts.map(({ guard, holds }) => `${guard} ${holds ? '✓' : '✗'}`),
});

/**
 * Shows each running flow as a separate instance in the Redux DevTools extension. Time travel does not change the flow,
 * because its effects cannot be undone.
 *
 * @param onJump called with the index of the step that the developer jumps to
 */
export function createInstances(
  extension: Extension,
  onJump: (key: string, index: number) => void,
) {
  const instances = new Map<string, Instance>();
  const latest = new Map<string, FlowState>();
  const counts = new Map<FlowId, number>();
  return {
    runStarted(key: string, flow: FlowId): void {
      const number = (counts.get(flow) ?? 0) + 1;
      counts.set(flow, number);
      const instance = extension.connect({
        name: number === 1 ? `⚙ ${flow}` : `⚙ ${flow} ${number}`,
        ...OPTIONS,
      });
      instance.subscribe((message) => {
        const jump = v.safeParse(jumpSchema, message);
        if (jump.success) onJump(key, jump.output.state.step);
        const state = latest.get(key);
        // The flow continues, so the list restarts with its current state.
        if (state && v.is(restartSchema, message)) instance.init(state);
      });
      instances.set(key, instance);
    },
    stepTaken(key: string, index: number, step: Step): void {
      const state = stateOf(index, step);
      latest.set(key, state);
      // The state after the start is the initial one; there is none before it to jump to.
      if (index === 0) instances.get(key)?.init(state);
      else instances.get(key)?.send(actionOf(step), state);
    },
    runDropped(key: string): void {
      instances.delete(key);
      latest.delete(key);
    },
  };
}
