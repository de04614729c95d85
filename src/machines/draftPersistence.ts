import { type AnyActorRef, type AnyStateMachine, createActor, type Snapshot } from 'xstate';
import { cleanText } from '../contract/text';
import { fingerprint } from './fingerprint';

/** The methods of `Storage` that this module uses. */
export interface StringStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The storage and the clock. They are parameters, so that machines do not depend on the browser. */
export interface PersistencePort {
  readonly storage: StringStorage;
  /** An opaque id of the customer. A draft of another owner is discarded. Absent: anybody's draft. */
  readonly owner?: string | undefined;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called once when a changed draft cannot be stored, so that a reload would lose it. */
  readonly onNotStored?: () => void;
}

type Context = Readonly<Record<string, unknown>>;

/** How a flow's draft is persisted. */
export interface DraftPersistence {
  readonly key: string;
  /** Raise it when the meaning of the context changes. */
  readonly version: number;
  /** Older drafts are discarded. */
  readonly maxAgeMs: number;
  /** Fields that are never written, at any depth of the context and the children. */
  readonly secrets: readonly string[];
  /** Whether a restored context has the shape that the machine expects. */
  readonly isContext: (context: Context) => boolean;
}

/**
 * What was restored after a reload:
 * - `nothing`: the flow starts from the beginning
 * - `snapshot`: the flow continues in its earlier state
 * - `draft`: the machine has changed since, so the flow starts from the beginning with the saved context
 */
export type RestoredDraft =
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

/** The tag of states in which a flow can continue after a reload. Their invoked effects start again. */
export const RESUMABLE = 'resumable';

const NOTHING: RestoredDraft = { kind: 'nothing' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Saves the actor's snapshot on every change while it is in a state tagged `resumable`, and deletes it when the flow is
 * done. If the storage is full or forbidden, the flow works on without a draft and `onNotStored` is called.
 * @returns stops saving; the saved draft stays
 */
export function persistDraft(
  actor: AnyActorRef,
  machine: AnyStateMachine,
  persistence: DraftPersistence,
  { storage, owner, now, onNotStored }: PersistencePort,
): () => void {
  const currentFingerprint = fingerprint(machine);
  /** @returns false if the draft could not be stored */
  const save = (): boolean => {
    const current = actor.getSnapshot();
    if (current.status === 'done') deleteDraft(storage, persistence);
    if (current.status !== 'active' || !current.hasTag(RESUMABLE)) return true;
    const persisted = actor.getPersistedSnapshot?.() as unknown;
    if (!isRecord(persisted)) return true;
    const saved: Saved = {
      v: persistence.version,
      owner,
      savedAt: now(),
      fingerprint: currentFingerprint,
      snapshot: withoutSecrets(persisted, persistence.secrets),
    };
    return write(storage, persistence.key, JSON.stringify(saved));
  };
  let isReported = false;
  const saveOrReport = () => {
    if (save() || isReported) return;
    isReported = true;
    onNotStored?.();
  };
  save();
  const subscription = actor.subscribe({
    next: saveOrReport,
    complete: save,
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/**
 * Restores the draft that a reload interrupted. A draft that is too old, broken, of another version or not wanted is
 * deleted. Never throws.
 * @param isWanted whether the shopper wants to continue with this context, which has the expected shape
 */
export function restoreDraft(
  machine: AnyStateMachine,
  persistence: DraftPersistence,
  { storage, owner, now }: PersistencePort,
  isWanted: (context: Context) => boolean = () => true,
): RestoredDraft {
  const saved = read(storage, persistence);
  if (saved === null) return NOTHING;
  const { context } = saved.snapshot;
  // The absolute value: a draft survives when the device's clock is set back.
  const age = Math.abs(now() - saved.savedAt);
  const usable =
    saved.v === persistence.version &&
    (saved.owner === undefined || saved.owner === owner) &&
    age <= persistence.maxAgeMs &&
    isRecord(context) &&
    persistence.isContext(context) &&
    isWanted(context);
  if (!usable) {
    deleteDraft(storage, persistence);
    return NOTHING;
  }
  const snapshot = saved.snapshot as unknown as Snapshot<unknown>;
  return saved.fingerprint === fingerprint(machine) && canStart(machine, snapshot)
    ? { kind: 'snapshot', snapshot }
    : { kind: 'draft', context };
}

/**
 * Whether a draft with an e-mail address may replace the form in which the shopper is typing. With an empty field, any
 * address will do. Otherwise a code must have been sent to the draft's address, and that address must start with the
 * typed text.
 * @param typed the text in the e-mail field
 */
export const isForEmail =
  (typed: string) =>
  ({ email, resendAt }: Context): boolean => {
    if (typeof email !== 'string' || email === '') return false;
    return typed === '' || (resendAt !== null && mailbox(email).startsWith(mailbox(typed)));
  };

/** Upper and lower case are the same mailbox (`contract/email`). */
const mailbox = (email: string) => cleanText(email).toLowerCase();

/** Deletes the saved draft of a flow. */
function deleteDraft(storage: StringStorage, persistence: DraftPersistence): void {
  try {
    storage.removeItem(persistence.key);
  } catch {
    // The storage is forbidden, so it holds no draft.
  }
}

/** Whether the machine accepts the snapshot. The actor is created to find out, and never started. */
function canStart(machine: AnyStateMachine, snapshot: Snapshot<unknown>): boolean {
  try {
    return createActor(machine, { snapshot }).getSnapshot().status === 'active';
  } catch {
    return false;
  }
}

function read(storage: StringStorage, persistence: DraftPersistence): Saved | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(persistence.key) ?? 'null');
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
  // The state value is not stripped: a state may have the same name as a secret.
  return { status, value, historyValue, context: strip(context), children: strip(children) };
}

/** @returns whether the text is stored. A full storage may keep the old text without throwing. */
function write(storage: StringStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return storage.getItem(key) === text;
  } catch {
    return false;
  }
}
