/** The rules of the shop's slots: one document among its settings. */
import { isDeepStrictEqual } from 'node:util';
import { shopTime } from '@kedai/contract/rules/shopTime';
import {
  CLOSURES_MAX,
  type Closure,
  DEFAULT_SLOT_RULES,
  type SlotRules,
  slotRulesSchema,
} from '@kedai/contract/rules/slotRules';
import { parse } from 'valibot';
import { ApiError, inEnglish, invalidRequest } from '../../boundary/apiError';
import { hashOf } from '../../boundary/idempotency';
import { lockAppSetting, readAppSetting, writeAppSetting } from '../../store/appSettings';
import type { Db, Transaction } from '../../store/database/db';
import type { StaffMember } from '../../store/staff';
import { findLastEntry, insertLogEntry } from '../../store/staffLog';
import { timeText } from '../counter/timeText';

/** The setting with the document. */
export const SLOT_RULES_SETTING = 'slot-rules';
const DEFAULT_DOCUMENT = JSON.stringify(DEFAULT_SLOT_RULES);

/** What staff do with the rules, in the log. */
const CHANGES = ['save-slot-rules', 'add-closure', 'remove-closure'] as const;

/** Who changes the rules, and when. */
interface Change {
  readonly staff: StaffMember;
  /** epoch ms */
  readonly now: number;
}

const readDocument = (document: string): SlotRules => parse(slotRulesSchema, JSON.parse(document));

/** The rules of the shop; those of the specification before they were ever changed. */
export async function readSlotRules(db: Db): Promise<SlotRules> {
  const document = await readAppSetting(db, SLOT_RULES_SETTING);
  return document === null ? DEFAULT_SLOT_RULES : readDocument(document);
}

/** The rules on the wire. */
export const toRulesResponse = (rules: SlotRules) => ({ rules, version: hashOf(rules) });

/**
 * Saves rules in place of those with a version. Saving what is saved already is no conflict, so a retry succeeds.
 * @throws ApiError `rules-changed`
 */
export const saveSlotRules = (
  db: Db,
  { version, rules }: { readonly version: string; readonly rules: SlotRules },
  by: Change,
): Promise<SlotRules> =>
  changeRules(db, 'save-slot-rules', by, async (current, transaction) => {
    if (hashOf(current) !== version && !isDeepStrictEqual(current, rules)) {
      throw await rulesChanged(transaction, by.now);
    }
    return rules;
  });

/** Adds a closure once, and removes those that are over. @throws ApiError `invalid-request` when there are too many */
export const addClosure = (db: Db, closure: Closure, by: Change): Promise<SlotRules> =>
  changeRules(db, 'add-closure', by, (rules) => {
    if (rules.closures.some((one) => isDeepStrictEqual(one, closure))) return rules;
    const { today } = shopTime(by.now);
    const closures = [...rules.closures.filter(({ until }) => until >= today), closure];
    if (closures.length <= CLOSURES_MAX) return { ...rules, closures };
    throw invalidRequest(
      inEnglish(`There are ${CLOSURES_MAX} closures already. Please remove some first.`),
    );
  });

/** Removes a closure. */
export const removeClosure = (db: Db, closure: Closure, by: Change): Promise<SlotRules> =>
  changeRules(db, 'remove-closure', by, (rules) => ({
    ...rules,
    closures: rules.closures.filter((one) => !isDeepStrictEqual(one, closure)),
  }));

/** Changes the rules and logs it in one transaction. Of two changes at a time the second one sees the first. */
async function changeRules(
  db: Db,
  what: (typeof CHANGES)[number],
  { staff, now }: Change,
  change: (rules: SlotRules, transaction: Transaction) => SlotRules | Promise<SlotRules>,
): Promise<SlotRules> {
  return db.transaction(async (transaction) => {
    const before = readDocument(
      await lockAppSetting(transaction, SLOT_RULES_SETTING, DEFAULT_DOCUMENT),
    );
    const after = await change(before, transaction);
    if (isDeepStrictEqual(before, after)) return before;
    await writeAppSetting(transaction, SLOT_RULES_SETTING, JSON.stringify(after));
    const by = { staffId: staff.id, byName: staff.name };
    await insertLogEntry(transaction, { at: now, ...by, what, before, after });
    return after;
  });
}

async function rulesChanged(db: Db, now: number): Promise<ApiError> {
  const last = await findLastEntry(db, CHANGES);
  const who = last
    ? `${last.byName} changed the opening times ${timeText(last.at, now)}.`
    : 'The opening times have changed.';
  return new ApiError(
    409,
    'rules-changed',
    inEnglish(`${who} Nothing was saved; please look at both.`),
  );
}
