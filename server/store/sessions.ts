import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Db } from './database/db';
import { preparedQuery } from './database/preparedQuery';
import { firstRow } from './database/rows';
import { sessions, users } from './schema';

/** The live sessions: neither expired nor created before the limit; both epoch ms. */
export interface Live {
  readonly now: number;
  readonly createdAfter: number;
}

const isLive = ({ now, createdAfter }: Live) =>
  and(gt(sessions.expiresAt, now), gt(sessions.createdAt, createdAfter));

/** A live session with its customer, or null. */
export const findSession = (db: Db, tokenHash: string, live: Live) =>
  firstRow(findSessionQuery(db).execute({ tokenHash, ...live }));

const findSessionQuery = preparedQuery((db) =>
  db
    .select({
      customer: {
        id: users.id,
        email: users.email,
        name: users.name,
        language: users.language,
      },
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        gt(sessions.createdAt, sql.placeholder('createdAfter')),
      ),
    )
    .prepare('find_session'),
);

/** The live sessions of a customer. */
export async function readSessions(db: Db, userId: string, live: Live) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(live)));
}

/** Stores a new session. */
export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Records the use of a session, and its new end. */
export async function updateSession(
  db: Db,
  tokenHash: string,
  changes: { readonly lastUsedAt: number; readonly expiresAt?: number },
): Promise<void> {
  await db.update(sessions).set(changes).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes a session; a missing one is not an error. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes the sessions of a customer, on every device. @param exceptHash the session that stays */
export async function deleteSessions(db: Db, userId: string, exceptHash?: string): Promise<void> {
  const isOther = exceptHash === undefined ? undefined : ne(sessions.tokenHash, exceptHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}

/** Deletes the sessions that ended before a time, epoch ms. */
export async function deleteEndedSessions(db: Db, before: number): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
}
