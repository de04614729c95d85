import type { Failure } from '@kedai/contract/calls/failure';
import type { FlowEvent, FlowModel, Journey } from '@kedai/flow-viewer/model';

/** The actions and expectations of a shopper. In jsdom it acts on the page; in the flow viewer it writes a story for a real browser. */
export interface ScreenDriver {
  press(role: 'button' | 'option', name: string | RegExp): Promise<void>;
  /** Replaces the text of a field at once. `group` names the part of a form whose labels occur twice. */
  fill(label: string, text: string, group?: string): Promise<void>;
  /** Fills the boxes of a one-time code. */
  fillCode(code: string): Promise<void>;
  select(label: string, option: string, group?: string): Promise<void>;
  setChecked(label: string, checked: boolean): Promise<void>;
  upload(label: RegExp, file: ReceiptFile): Promise<void>;
  /** Waits until the element is visible. */
  expectVisible(role: ExpectedRole, name: string | RegExp, options?: VisibleOptions): Promise<void>;
  expectText(text: string | RegExp): Promise<void>;
  /** Waits until the element is gone. */
  expectAbsent(role: ExpectedRole, name: string | RegExp): Promise<void>;
  expectNoText(text: string | RegExp): Promise<void>;
  expectPath(path: string): Promise<void>;
  expectReload(): Promise<void>;
}

/** A receipt that names the shop or somebody else, or a file that is no picture. */
export type ReceiptFile = 'ours' | 'of somebody else' | 'no picture';

export type ExpectedRole =
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

export interface VisibleOptions {
  /** Whether the element has `aria-busy`; false by default. */
  readonly busy?: boolean;
}

/** The response to a paused call: a given one, the API's own (`own`), or none (`offline`). */
export type CallResponse = { readonly status: number; readonly body: object } | 'own' | 'offline';

/** A page of a flow whose calls are paused and whose clock is stopped. */
export interface PausedPage {
  readonly driver: ScreenDriver;
  /** Opens the page with a journey's initial input. From then on, the calls of the flow are paused. */
  open(journey: Journey): Promise<void>;
  /** Waits for a paused call and responds to it. */
  respond(path: string, response: CallResponse): Promise<void>;
  /** Waits until exactly these calls are pending. */
  expectPending(paths: readonly string[]): Promise<void>;
  /** Changes the cart in another tab, then returns to this one. */
  changeCart(): Promise<void>;
  /** Finishes the paused reading of a picture, which may be unreadable. */
  finishReading(file: ReceiptFile): Promise<void>;
  /** Sets whether the browser stores cookies. */
  allowCookies(allowed: boolean): Promise<void>;
  /** The time of the page, epoch ms. */
  now(): Promise<number>;
  /** Advances the stopped clock. */
  advance(ms: number): Promise<void>;
}

/** An API call of an effect. */
export interface PausedCall {
  /** Below `/api/`. */
  readonly path: string;
  /** Another call that the effect may make instead. */
  readonly or?: string;
  /** Paused only after the page is open, because opening the page needs this call. */
  readonly late?: boolean;
  /** Builds the body of a successful response from the effect's output and the time. By default the API responds itself. */
  readonly successBody?: (output: unknown, now: number) => object;
}

/** The context of a step in its journey. */
export interface StepContext {
  /** The states before the step, as JSON. */
  readonly from: string;
  readonly laterEvents: readonly FlowEvent[];
}

type Action = (page: PausedPage, event: FlowEvent, context: StepContext) => Promise<void>;

/** A step or state that the page cannot perform or show. */
export interface Exception {
  readonly reason: string;
  /** Whether the journey skips the step; otherwise the journey ends before it. */
  readonly isSkipped?: boolean;
  /** Checks the reason on the page, where possible. */
  readonly check?: (driver: ScreenDriver) => Promise<void>;
}

/** Maps a flow to its page: the shopper's action for each event, and the expected page in each state. */
export interface FlowScreen {
  readonly model: FlowModel;
  /** By event. Also ends effects that make no call. */
  readonly actions: Readonly<Record<string, Action>>;
  /** The call of each effect. */
  readonly calls: Readonly<Record<string, PausedCall>>;
  /** The durations of effects that only wait, ms. */
  readonly timers: Readonly<Record<string, number>>;
  /** By state, without the name of the machine. `from` are the states before, as JSON. */
  readonly expectations: Readonly<
    Record<string, (driver: ScreenDriver, from: string) => Promise<void>>
  >;
  /** States that end before the page can show them. */
  readonly transient: Readonly<Record<string, Exception>>;
  /** Transitions and events that nothing on the page can cause. */
  readonly exceptions: Readonly<Record<string, Exception>>;
}

/** The response that causes a failure. */
export function responseOf({ kind, status = 400, message, code }: Failure): CallResponse {
  if (kind === 'offline') return 'offline';
  return { status, body: { success: false, message, ...(code === undefined ? {} : { code }) } };
}
