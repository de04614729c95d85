import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { InitialInput } from './journeys/flowModel';
import type { Mask } from './model/mask';
import type { Recording } from './model/recording';
import type { Descriptions } from './model/statechart';

/** A way in which effects may fail: what the failed effect reports, with a name for people. */
export interface EffectFailure {
  readonly name: string;
  readonly group: string;
  readonly error: unknown;
}

/** One machine of an application, and everything that the viewer knows of it. */
export interface Flow {
  /** The id of the machine. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  /** The machine without its effects: the viewer runs none. States have XState's `description`. */
  readonly machine: AnyStateMachine;
  /** Plain words for its events, guards and effects. */
  readonly descriptions?: Descriptions;
  /** The inputs with which it may start, the usual one first, with examples of its events. */
  readonly initialInputs: readonly InitialInput[];
  /** Masks personal data in its recordings. */
  readonly mask: Mask;
  /**
   * Events of which a recording must not tell how often they came, such as typing a password: consecutive ones are one step.
   */
  readonly uncountedEvents?: ReadonlySet<string>;
  /** The failures that an effect may report, by the name of its actor. A walk offers them. */
  readonly failuresOf: (effect: string) => readonly EffectFailure[];
  /** Names what a failed effect reports; null when it does not know it. */
  readonly failureName?: (error: unknown) => string | null;
  /** The imports of a generated test, with `createPausedActor` and `machine`. */
  readonly testImports: string;
  /**
   * How an event of a recording is repeated on a page: the event to send, or a sentence that asks the tester to do it there,
   * because a recording has no secrets and no files. Without it, each event is sent as it was recorded.
   */
  readonly repeat?: (event: AnyEventObject) => AnyEventObject | string;
  /** The page on which the flow begins, and what it needs there, as a sentence; the default is the application's page. */
  readonly page?: { readonly url: string; readonly needs?: string };
  /** Writes a Playwright story that performs a recording on the page. */
  readonly writeStory?: (recording: Recording, title: string) => Promise<string>;
}

/** The flow with this id. @throws when the viewer has no such flow */
export function flowOf<Known extends Pick<Flow, 'id'>>(flows: readonly Known[], id: string): Known {
  const flow = flows.find((one) => one.id === id);
  if (flow === undefined)
    throw new Error(`There is no flow "${id}" here. It may be of another version.`);
  return flow;
}
