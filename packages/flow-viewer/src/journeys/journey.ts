import type { AnyStateMachine } from 'xstate';
import { createPausedActor } from '../model/pausedActor';
import type { FlowEvent } from './flowModel';

/** The result of the start or of a step of a journey. */
export interface StepResult {
  /** The ids of the taken transitions, in their order. */
  readonly transitions: readonly string[];
  /** The active states, as XState writes them. */
  readonly state: unknown;
}

export interface JourneyStep extends StepResult {
  readonly event: FlowEvent;
}

/** A path through a machine, which tests replay. */
export interface Journey {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly start: StepResult;
  readonly steps: readonly JourneyStep[];
}

/**
 * Sends events to a paused actor and records the result of each.
 * @throws when an event ends an effect that is not pending
 */
export function runJourney(
  machine: AnyStateMachine,
  input: Journey['input'],
  events: readonly FlowEvent[],
): Pick<Journey, 'start' | 'steps'> {
  const paused = createPausedActor(machine, input);
  const result = (): StepResult => ({
    transitions: [...paused.takenTransitions],
    state: paused.snapshot().value,
  });
  const start = result();
  const steps: JourneyStep[] = [];
  for (const event of events) {
    paused.takenTransitions.clear();
    paused.send(event);
    steps.push({ event, ...result() });
  }
  paused.actor.stop();
  return throughJson({ start, steps });
}

/** A copy with only what a JSON file can hold. */
const throughJson = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;
