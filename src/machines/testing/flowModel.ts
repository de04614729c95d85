import type { AnyEventObject, AnyStateMachine } from 'xstate';

/** One way the outside may behave; also the ends of effects, with `output` or `error`. */
export type Happening = AnyEventObject;

/** One way into a flow, and what may happen to who came that way. Everything in it can be written as JSON. */
export interface Entrance {
  /** What is told by it in a journey's name; empty for the usual way in. */
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /**
   * What may happen, payload for payload: every event with the data that makes a difference, and how effects
   * end (`{type: 'xstate.done.actor.<id>', output}`, `{type: 'xstate.error.actor.<id>', error}`). Delays are
   * found in the chart.
   */
  readonly happenings: readonly Happening[];
  /** Whether an event can come at a moment with this context; always, unless said. */
  readonly isPossible?: (happening: Happening, context: Record<string, unknown>) => boolean;
  /** What of the context makes two moments different; everything, unless said. Bound counters here. */
  readonly distinguish?: (context: Record<string, unknown>) => unknown;
}

/** A chart with all that is needed to walk each of its arrows. */
export interface FlowModel {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly entrances: readonly Entrance[];
}
