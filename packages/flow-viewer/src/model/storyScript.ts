import type { AnyEventObject } from 'xstate';

/** How Playwright performs a flow on the page of the application. All lines are JavaScript. */
export interface StoryScript {
  /** The imported function that defines a story, such as `test`. */
  readonly test: string;
  /** The fixtures that lines may use; a story asks for those that occur in it. */
  readonly fixtures: readonly string[];
  /** The names that lines may use, with the module that exports each. A story imports those that occur in it. */
  readonly imports: Readonly<Record<string, string>>;
  /** Opens the page at the beginning of the flow. */
  readonly open: readonly string[];
  /** By type of event: what somebody does on the page. `next` is the event after it. */
  readonly events: Readonly<
    Record<string, (event: AnyEventObject, next: AnyEventObject | undefined) => readonly string[]>
  >;
  /** By state, without the name of the machine: the line that checks the page in this state. */
  readonly states: Readonly<Record<string, string>>;
}
