import type { Staff } from '@kedai/contract/calls/counterSession';
import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { preparedQuery } from './database/preparedQuery';
import { firstRow, hasChanged, insertNew } from './database/rows';
import { type PasskeyUse, updatePasskeyUse } from './passkeys';
import { staff, staffInvitations, staffPasskeys, staffSessions } from './schema';

/** A person behind the counter. */
export interface StaffMember extends Staff {
  readonly id: string;
}

/** The columns of a person that the rest of the server sees. */
const member = { id: staff.id, email: staff.email, name: staff.name, role: staff.role };

/** The live sessions: neither too old nor without an act for too long; both epoch ms. */
export interface LiveStaff {
  readonly createdAfter: number;
  readonly actedAfter: number;
}

/** A live session with its person, or null. */
export const findStaffSession = (db: Db, tokenHash: string, live: LiveStaff) =>
  firstRow(findSessionQuery(db).execute({ tokenHash, ...live }));

// Every poll of every device needs it.
const findSessionQuery = preparedQuery((db) =>
  db
    .select({ staff: member })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(staffSessions.createdAt, sql.placeholder('createdAfter')),
        gt(staffSessions.lastActAt, sql.placeholder('actedAfter')),
        isNull(staff.removedAt),
      ),
    )
    .prepare('find_staff_session'),
);

export async function insertStaffSession(
  db: Db,
  session: typeof staffSessions.$inferInsert,
): Promise<void> {
  await db.insert(staffSessions).values(session);
}

/** Records an act in a session. */
export async function updateLastAct(db: Db, tokenHash: string, lastActAt: number): Promise<void> {
  await db.update(staffSessions).set({ lastActAt }).where(eq(staffSessions.tokenHash, tokenHash));
}

/** Deletes sessions by the hashes of their tokens. */
export async function deleteStaffSessions(db: Db, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length === 0) return;
  await db.delete(staffSessions).where(inArray(staffSessions.tokenHash, [...tokenHashes]));
}

/** Deletes the sessions that began before a time, and the invitations that have expired. */
export async function deleteEndedStaffAccess(
  db: Db,
  { startedBefore, now }: { readonly startedBefore: number; readonly now: number },
): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.createdAt, startedBefore));
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now));
}

/** The people behind the counter, the first one first. */
export const listStaff = (db: Db) =>
  db.select(member).from(staff).where(isNull(staff.removedAt)).orderBy(asc(staff.createdAt));

/** Stores a person, or again one who was removed or is invited anew. @returns the person's id */
export async function upsertStaff(
  db: Db,
  person: Omit<typeof staff.$inferInsert, 'removedAt'>,
): Promise<string> {
  const { name, role } = person;
  const [row] = await db
    .insert(staff)
    .values(person)
    .onConflictDoUpdate({ target: staff.email, set: { name, role, removedAt: null } })
    .returning({ id: staff.id });
  if (row === undefined) throw new Error('A person of staff was not stored.');
  return row.id;
}

/** Marks a person as removed. @returns the person's id, or null if nobody has the e-mail */
export async function removeStaff(
  db: Db,
  email: string,
  removedAt: number,
): Promise<string | null> {
  const [row] = await db
    .update(staff)
    .set({ removedAt })
    .where(and(eq(staff.email, email), isNull(staff.removedAt)))
    .returning({ id: staff.id });
  return row?.id ?? null;
}

/** Serializes the sign-ins of a person with invitations and removal. @returns the person, or null if removed */
export const lockStaff = (transaction: Transaction, id: string): Promise<StaffMember | null> =>
  firstRow(
    transaction
      .select(member)
      .from(staff)
      .where(and(eq(staff.id, id), isNull(staff.removedAt)))
      .for('no key update'),
  );

/** Deletes all with which a person signs in or is signed in. */
export async function deleteStaffAccess(transaction: Transaction, staffId: string): Promise<void> {
  for (const table of [staffSessions, staffPasskeys, staffInvitations]) {
    await transaction.delete(table).where(eq(table.staffId, staffId));
  }
}

export async function insertInvitation(
  transaction: Transaction,
  invitation: typeof staffInvitations.$inferInsert,
): Promise<void> {
  await transaction.insert(staffInvitations).values(invitation);
}

const isOpen = (tokenHash: string, now: number) =>
  and(
    eq(staffInvitations.tokenHash, tokenHash),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.expiresAt, now),
  );

/** Whom an open invitation invites, or null. */
export const findInvited = (db: Db, tokenHash: string, now: number): Promise<StaffMember | null> =>
  firstRow(
    db
      .select(member)
      .from(staffInvitations)
      .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
      .where(and(isOpen(tokenHash, now), isNull(staff.removedAt))),
  );

/** Marks an open invitation as used. @returns false if it was used, expired or withdrawn */
export const spendInvitation = (
  transaction: Transaction,
  tokenHash: string,
  now: number,
): Promise<boolean> =>
  hasChanged(
    transaction
      .update(staffInvitations)
      .set({ usedAt: now })
      .where(isOpen(tokenHash, now))
      .returning(),
  );

/** A passkey with its person, or null. @param id of the credential */
export const findStaffPasskey = (db: Db, id: string) =>
  firstRow(
    db
      .select({ passkey: getTableColumns(staffPasskeys), staff: member })
      .from(staffPasskeys)
      .innerJoin(staff, eq(staff.id, staffPasskeys.staffId))
      .where(and(eq(staffPasskeys.id, id), isNull(staff.removedAt))),
  );

/** Stores a new passkey. @returns false if it is stored already */
export const insertStaffPasskey = (
  transaction: Transaction,
  passkey: typeof staffPasskeys.$inferInsert,
): Promise<boolean> => insertNew(transaction, staffPasskeys, passkey);

/** Records the use of a passkey. @returns false if its counter has changed since, or it is gone */
export const updateStaffPasskeyUse = (db: Db, id: string, use: PasskeyUse): Promise<boolean> =>
  updatePasskeyUse(db, id, use, staffPasskeys);
