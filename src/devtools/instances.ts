import * as v from 'valibot';
import type { FlowId } from '../flows/model/flowIds';
import type { Step } from '../flows/model/recording';

/** What is used of the Redux DevTools extension in the browser. */
export interface Extension {
  connect(options: object): Instance;
}

interface Instance {
  init(state: unknown): void;
  send(action: { readonly type: string }, state: unknown): void;
  subscribe(hear: (message: unknown) => void): unknown;
}

/** What a flow's instance holds at each of its steps. */
interface FlowState {
  /** Its place in the run. */
  readonly step: number;
  readonly value: Step['value'];
  readonly context: Step['context'];
  readonly status: Step['status'];
}

/** Somebody jumps to a state in the extension; which one it is, stands in it. */
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

/** Somebody has the extension begin its list anew; it waits to be told from where. */
const anewSchema = v.object({
  type: v.literal('DISPATCH'),
  payload: v.object({ type: v.picklist(['COMMIT', 'RESET', 'ROLLBACK']) }),
});

/** How flows appear in the extension: `features` without what would pretend to move them. */
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

/** A step as an action: what happened, which arrows it took, what its guards said. */
const actionOf = ({ event, arrows, verdicts }: Step) => ({
  ...event,
  arrows,
  guards: verdicts.map(({ guard, holds }) => `${guard} ${holds ? '✓' : '✗'}`),
});

/**
 * Shows each running flow as an instance of its own in the Redux DevTools extension. Time travel there moves no flow:
 * what a flow did to the world cannot be undone.
 *
 * @param onJump somebody wants to look at a step (its place in the run)
 */
export function createInstances(
  extension: Extension,
  onJump: (key: string, index: number) => void,
) {
  const instances = new Map<string, Instance>();
  const latest = new Map<string, FlowState>();
  const met = new Map<FlowId, number>();
  return {
    began(key: string, flow: FlowId): void {
      const number = (met.get(flow) ?? 0) + 1;
      met.set(flow, number);
      const instance = extension.connect({
        name: number === 1 ? `⚙ ${flow}` : `⚙ ${flow} ${number}`,
        ...OPTIONS,
      });
      instance.subscribe((message) => {
        const jump = v.safeParse(jumpSchema, message);
        if (jump.success) onJump(key, jump.output.state.step);
        const state = latest.get(key);
        // The flow itself goes on: the list begins anew where it stands.
        if (state && v.is(anewSchema, message)) instance.init(state);
      });
      instances.set(key, instance);
    },
    stepped(key: string, index: number, step: Step): void {
      const state = stateOf(index, step);
      latest.set(key, state);
      // A flow begins where its start led: there is nothing before it to come back to.
      if (index === 0) instances.get(key)?.init(state);
      else instances.get(key)?.send(actionOf(step), state);
    },
    forgot(key: string): void {
      instances.delete(key);
      latest.delete(key);
    },
  };
}
