import type { FlowEvent } from '@kedai/flow-viewer/model';
import { createPausedActor } from '@kedai/flow-viewer/model';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

/** Everything that an event causes. Empty fields are left out. */
export interface StoryResult {
  /** The active states, as XState writes them. */
  readonly state: unknown;
  readonly tags?: readonly string[];
  /** The fields of the context that changed. */
  readonly changed?: Readonly<Record<string, unknown>>;
  /** The inputs of the effects that started, by id. */
  readonly effectInputs?: Readonly<Record<string, unknown>>;
  readonly emitted?: readonly object[];
  /** The output of the machine, once it is done. */
  readonly output?: unknown;
}

/** An event and its result. */
export type Step = readonly [FlowEvent, StoryResult];

/** Sends the events of a story to a paused actor. @returns the same events with their actual results */
export async function runStory(
  machine: AnyStateMachine,
  input: unknown,
  story: readonly Step[],
): Promise<readonly Step[]> {
  const { send, snapshot, effectInputs, emitted } = createPausedActor(machine, input);
  const steps: Step[] = [];
  for (const [event] of story) {
    const before: Readonly<Record<string, unknown>> = snapshot().context;
    effectInputs.clear();
    emitted.length = 0;
    await send(event);
    steps.push([event, resultOf(snapshot(), before, effectInputs, emitted)]);
  }
  return steps;
}

function resultOf(
  state: AnyMachineSnapshot,
  before: Readonly<Record<string, unknown>>,
  effectInputs: ReadonlyMap<string, unknown>,
  emitted: readonly EventObject[],
): StoryResult {
  const changed = Object.entries<unknown>(state.context).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return {
    state: state.value,
    ...(state.tags.size > 0 ? { tags: [...state.tags].toSorted() } : {}),
    ...(changed.length > 0 ? { changed: Object.fromEntries(changed) } : {}),
    ...(effectInputs.size > 0 ? { effectInputs: Object.fromEntries(effectInputs) } : {}),
    ...(emitted.length > 0 ? { emitted: [...emitted] } : {}),
    ...(state.output === undefined ? {} : { output: state.output }),
  };
}
