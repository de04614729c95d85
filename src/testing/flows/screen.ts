import type { Failure } from '../../contract/failure';
import type { FlowEvent, FlowModel } from '../../machines/testing/flowModel';
import type { Journey, JourneyStep } from '../../machines/testing/journey';

/** What a shopper does and sees, in whatever the page is shown: a document of the tests or a browser. */
export interface Hands {
  press(role: 'button' | 'option', name: string | RegExp): Promise<void>;
  /** Replaces what stands in a field, in one go; `group` names the part of a form where labels come twice. */
  fill(label: string, text: string, group?: string): Promise<void>;
  /** Fills the boxes of a one-time code. */
  fillCode(code: string): Promise<void>;
  choose(label: string, option: string, group?: string): Promise<void>;
  tick(label: string, on: boolean): Promise<void>;
  /** Hands in a picture that shows this text, or with null what is no picture. */
  upload(label: RegExp, text: string | null): Promise<void>;
  key(key: string): Promise<void>;
  /** Waits until it is there. */
  sees(role: SeenRole, name: string | RegExp, looks?: Looks): Promise<void>;
  reads(text: string | RegExp): Promise<void>;
  /** Waits until it is not there. */
  lacks(role: SeenRole, name: string | RegExp): Promise<void>;
  lacksText(text: string | RegExp): Promise<void>;
  isAt(path: string): Promise<void>;
  /** The page was started anew. */
  seesThePageAnew(): Promise<void>;
}

export type SeenRole =
  | 'alert'
  | 'button'
  | 'dialog'
  | 'heading'
  | 'listbox'
  | 'option'
  | 'progressbar'
  | 'region'
  | 'status'
  | 'textbox'
  | 'timer';

export interface Looks {
  /** Something is on its way; it is not, unless said. */
  readonly busy?: boolean;
}

/** How the shop answers a call that was held back; its own answer is that of the API behind it. */
export type HeldAnswer = { readonly status: number; readonly body: object } | 'own' | 'offline';

/** Where a flow is shown: its page, the line to the shop, and the time. */
export interface Stage {
  readonly hands: Hands;
  /** Shows the page of a journey's entrance; every call of `calls` is held back from then on. */
  open(journey: Journey): Promise<void>;
  /** Answers a call that is held back, once it is there. */
  end(path: string, answer: HeldAnswer): Promise<void>;
  /** Waits until these calls, and no others that are held back, are under way. */
  expectUnderWay(paths: readonly string[]): Promise<void>;
  /** The cart is changed in another tab, then the shopper comes back to this one. */
  changeCart(): Promise<void>;
  /** Ends the reading of a picture that is held back; null when it cannot be read. */
  endReading(text: string | null): Promise<void>;
  /** Whether the browser keeps cookies from now on. */
  keepCookies(kept: boolean): Promise<void>;
  /** The time there, epoch ms. */
  now(): Promise<number>;
  /** Lets time pass; it stands still otherwise. */
  pass(ms: number): Promise<void>;
}

/** A call that an effect makes. */
export interface HeldCall {
  /** Below `/api/`. */
  readonly path: string;
  /** Another call that the effect makes instead of it. */
  readonly or?: string;
  /** Held back only once the page stands, which needs it itself. */
  readonly late?: boolean;
  /** The body of a good answer, for what the effect is to end with and the time; the API's own, unless said. */
  readonly answer?: (output: unknown, now: number) => object;
}

/** Where in a journey an event is done. */
export interface Occasion {
  readonly journey: Journey;
  readonly step: JourneyStep;
  /** The states that it is done in, as text. */
  readonly from: string;
  /** What happens after it. */
  readonly ahead: readonly FlowEvent[];
}

type Act = (stage: Stage, event: FlowEvent, occasion: Occasion) => Promise<void>;

/** Something that has no counterpart on the screen, or cannot be looked at there. */
export interface Exception {
  readonly reason: string;
  /** The journey goes on without it; otherwise it ends there. */
  readonly isLeftOut?: boolean;
  /** What on the screen the reason can be seen by, where there is anything. */
  readonly check?: (hands: Hands) => Promise<void>;
}

/** A flow as a shopper meets it: what is done for each event, and what is seen in each state. */
export interface FlowScreen {
  readonly flow: FlowModel;
  readonly journeys: readonly Journey[];
  /** By event; also the effects that are no call and the ends of which a shopper brings about. */
  readonly acts: Readonly<Record<string, Act>>;
  /** By effect. */
  readonly calls: Readonly<Record<string, HeldCall>>;
  /** How long an effect takes that does nothing but wait, ms. */
  readonly waits: Readonly<Record<string, number>>;
  /** By state, without the chart's name; `from` are the states that it was come to from, as text. */
  readonly shows: Readonly<Record<string, (hands: Hands, from: string) => Promise<void>>>;
  /** States that are over before anything can be seen. */
  readonly passing: Readonly<Record<string, Exception>>;
  /** Arrows and events that nothing on the screen sets off. */
  readonly absent: Readonly<Record<string, Exception>>;
}

/** A failure as an answer of the shop, or as none. */
export function answerOf({ kind, status = 400, message, code }: Failure): HeldAnswer {
  if (kind === 'offline') return 'offline';
  return { status, body: { success: false, message, ...(code === undefined ? {} : { code }) } };
}
