import { type AnyActorRef, type AnyStateMachine, createActor, type Snapshot } from 'xstate';
import { cleanText } from '../contract/text';
import { fingerprint } from './fingerprint';

/** What of a browser's storage is needed. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where and when: comes in from outside, so that charts stay free of the browser. */
export interface ResumePort {
  readonly storage: TextStorage;
  /** Whose flow it is, as an opaque text; what was saved for somebody else is thrown away. Absent: anybody's. */
  readonly owner?: string | undefined;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called once, when what was typed could not be stored: a reload would lose it. */
  readonly onNotStored?: () => void;
}

type Context = Readonly<Record<string, unknown>>;

/** How one flow outlives a reload. */
export interface ResumePlan {
  readonly key: string;
  /** Raise it when the meaning of the context changes. */
  readonly version: number;
  /** What was saved longer ago is thrown away. */
  readonly maxAgeMs: number;
  /** Fields that are never written, at whatever depth of context and children they lie. */
  readonly secrets: readonly string[];
  /** Whether a restored context has the shape that the chart expects. */
  readonly isContext: (context: Context) => boolean;
}

/**
 * What a reload left:
 * - `nothing`: start anew
 * - `snapshot`: go on where it was
 * - `draft`: the chart has changed since; start anew with what was typed
 */
export type Resumed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot<unknown> }
  | { readonly kind: 'draft'; readonly context: Context };

interface Saved {
  readonly v: number;
  readonly owner?: unknown;
  readonly savedAt: number;
  readonly fingerprint: string;
  readonly snapshot: Record<string, unknown>;
}

/** The tag of states that may be gone on with after a reload; their invoked effects are started again. */
export const RESUMABLE = 'resumable';

const NOTHING: Resumed = { kind: 'nothing' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Saves the actor's snapshot whenever it rests in a state tagged `resumable`, and forgets it when the flow is
 * done. A storage that refuses (full, forbidden) costs the resuming and nothing else; `onNotStored` hears of it.
 * @returns stops saving; what is saved stays.
 */
export function keepForResume(
  actor: AnyActorRef,
  machine: AnyStateMachine,
  plan: ResumePlan,
  { storage, owner, now, onNotStored }: ResumePort,
): () => void {
  const print = fingerprint(machine);
  /** @returns whether nothing that should be stored is missing */
  const save = (): boolean => {
    const current = actor.getSnapshot();
    if (current.status === 'done') forget(storage, plan);
    if (current.status !== 'active' || !current.hasTag(RESUMABLE)) return true;
    const persisted = actor.getPersistedSnapshot?.() as unknown;
    if (!isRecord(persisted)) return true;
    const saved: Saved = {
      v: plan.version,
      owner,
      savedAt: now(),
      fingerprint: print,
      snapshot: withoutSecrets(persisted, plan.secrets),
    };
    return store(storage, plan.key, JSON.stringify(saved));
  };
  let isTold = false;
  const saveOrTell = () => {
    if (save() || isTold) return;
    isTold = true;
    onNotStored?.();
  };
  save();
  const subscription = actor.subscribe({
    next: saveOrTell,
    complete: save,
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/**
 * Reads what a reload left, and throws away what is too old, broken, of another version or not meant. Never throws.
 * @param isMeant whether a context of the plan's shape is what the shopper wants to go on with
 */
export function resume(
  machine: AnyStateMachine,
  plan: ResumePlan,
  { storage, owner, now }: ResumePort,
  isMeant: (context: Context) => boolean = () => true,
): Resumed {
  const saved = read(storage, plan);
  if (saved === null) return NOTHING;
  const { context } = saved.snapshot;
  // A device whose clock was set back loses nothing that was typed just now.
  const age = Math.abs(now() - saved.savedAt);
  const usable =
    saved.v === plan.version &&
    (saved.owner === undefined || saved.owner === owner) &&
    age <= plan.maxAgeMs &&
    isRecord(context) &&
    plan.isContext(context) &&
    isMeant(context);
  if (!usable) {
    forget(storage, plan);
    return NOTHING;
  }
  const snapshot = saved.snapshot as unknown as Snapshot<unknown>;
  return saved.fingerprint === fingerprint(machine) && starts(machine, snapshot)
    ? { kind: 'snapshot', snapshot }
    : { kind: 'draft', context };
}

/**
 * For a flow that begins with an e-mail address, to which a code is sent: to go on with it exchanges the form under the hands of
 * who types. So it is not gone on with where it was only opened; nor, once something is typed, where no code went to the address
 * that was kept, or where another is being typed.
 * @param typed what stands in the field
 */
export const isMeantBy =
  (typed: string) =>
  ({ email, resendAt }: Context): boolean => {
    if (typeof email !== 'string' || email === '') return false;
    return typed === '' || (resendAt !== null && mailbox(email).startsWith(mailbox(typed)));
  };

/** Upper and lower case are the same mailbox (`contract/email`). */
const mailbox = (email: string) => cleanText(email).toLowerCase();

/** Throws away what was saved of a flow. */
export function forget(storage: TextStorage, plan: ResumePlan): void {
  quietly(() => storage.removeItem(plan.key));
}

/** A snapshot that does not fit its chart makes an actor in error; it is looked at without being started. */
function starts(machine: AnyStateMachine, snapshot: Snapshot<unknown>): boolean {
  try {
    return createActor(machine, { snapshot }).getSnapshot().status === 'active';
  } catch {
    return false;
  }
}

function read(storage: TextStorage, plan: ResumePlan): Saved | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(plan.key) ?? 'null');
    const { v, owner, savedAt, fingerprint: print, snapshot } = isRecord(value) ? value : {};
    return typeof v === 'number' &&
      typeof savedAt === 'number' &&
      typeof print === 'string' &&
      isRecord(snapshot)
      ? { v, owner, savedAt, fingerprint: print, snapshot }
      : null;
  } catch {
    return null;
  }
}

function withoutSecrets(
  snapshot: Record<string, unknown>,
  secrets: readonly string[],
): Record<string, unknown> {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !secrets.includes(key))
        .map(([key, inner]) => [key, strip(inner)]),
    );
  };
  const { context, children, value, status, historyValue } = snapshot;
  // The state's value is taken as it is: a state may have the name of a secret.
  return { status, value, historyValue, context: strip(context), children: strip(children) };
}

/** @returns whether the storage has it now: one that is full may say nothing and leave what was there. */
function store(storage: TextStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return storage.getItem(key) === text;
  } catch {
    return false;
  }
}

function quietly(write: () => void): void {
  try {
    write();
  } catch {
    // The storage is full or forbidden: the flow goes on without surviving a reload.
  }
}
