import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** An event of the shopper or the surroundings, or the end of an effect (with `output` or `error`). */
export type FlowEvent = AnyEventObject;

/** An input that a flow can start with, and the events that may follow. All of it can be written as JSON. */
export interface InitialInput {
  /** Part of the names of its journeys; empty for the usual input. */
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /**
   * The possible events: one for every payload that makes a difference, and the ends of effects
   * (`{type: 'xstate.done.actor.<id>', output}`, `{type: 'xstate.error.actor.<id>', error}`). Delays are read from the
   * machine.
   */
  readonly events: readonly FlowEvent[];
  /** Whether an event is possible with this context. By default every event is. */
  readonly isPossible?: (event: FlowEvent, context: Record<string, unknown>) => boolean;
  /** The part of the context that tells two snapshots apart; by default all of it. Limit counters here. */
  readonly contextKey?: (context: Record<string, unknown>) => unknown;
}

/** A machine with the inputs and events that together take each of its transitions. */
export interface FlowModel {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly initialInputs: readonly InitialInput[];
}
