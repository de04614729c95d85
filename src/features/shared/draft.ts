import { confirmedServerNow } from '@kedai/contract/protocol/serverClock';
import * as v from 'valibot';
import type { KeyValueStorage } from '../../state/device/storage';

/** How a flow is stored in this tab, so that it survives a reload. */
export interface DraftKind<Draft> {
  readonly key: string;
  /** The fields that are stored. All others are left out. */
  readonly schema: v.GenericSchema<Draft>;
  /** Older drafts are discarded, once the server's time is known: a device's clock may have been changed since. */
  readonly maxAgeMs: number;
  /** Whether the draft belongs to a customer: other customers do not see it, and it ends with the session. */
  readonly isPersonal?: boolean;
}

/** The names of secrets. No draft may have them, at any depth. */
type SecretField = 'password' | 'newPassword' | 'code' | 'otp' | 'token' | 'altcha';

/** The names of all fields of a draft, at any depth. */
type FieldOf<Draft> = Draft extends readonly (infer Item)[]
  ? FieldOf<Item>
  : Draft extends object
    ? { [Name in keyof Draft & string]-?: Name | FieldOf<Draft[Name]> }[keyof Draft & string]
    : never;

/** The secrets among the fields of a draft. */
export type SecretOf<Draft> = Extract<FieldOf<Draft>, SecretField>;

/** Declares what a flow stores. It does not compile when the schema has a secret field. */
export const defineDraft = <Draft>(
  kind: DraftKind<Draft> &
    ([SecretOf<Draft>] extends [never] ? unknown : { readonly secret: SecretOf<Draft> }),
): DraftKind<Draft> => kind;

const storedDraft = v.object({
  /** Null when the server's time was unknown. */
  savedAt: v.nullable(v.number()),
  owner: v.optional(v.string()),
  draft: v.unknown(),
});

/**
 * Stores the fields of a machine's context that belong to the draft.
 * @returns whether they are stored: a full storage may keep the old draft
 */
export function saveDraft<Draft>(
  tab: KeyValueStorage,
  { key, schema }: DraftKind<Draft>,
  context: Draft,
  owner?: string,
): boolean {
  const text = JSON.stringify({
    savedAt: confirmedServerNow(),
    owner,
    draft: v.parse(schema, context),
  });
  tab.setItem(key, text);
  return tab.getItem(key) === text;
}

/** Reads the draft from before a reload. @returns null if it is missing, invalid, too old or of another owner */
export function readDraft<Draft>(
  tab: KeyValueStorage,
  { key, schema, maxAgeMs }: DraftKind<Draft>,
  owner?: string,
): Draft | null {
  try {
    const stored = v.parse(storedDraft, JSON.parse(tab.getItem(key) ?? ''));
    const now = confirmedServerNow();
    const isTooOld = now !== null && stored.savedAt !== null && now - stored.savedAt > maxAgeMs;
    const isForeign = stored.owner !== undefined && stored.owner !== owner;
    return isTooOld || isForeign ? null : v.parse(schema, stored.draft);
  } catch {
    return null;
  }
}
