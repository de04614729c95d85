import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { firstRow } from './database/rows';
import { codes } from './schema';

/** Identifies a code by its owner and purpose. */
export interface CodeKey {
  readonly purpose: 'register' | 'reset';
  readonly email: string;
}

type CodeRow = typeof codes.$inferSelect;

/** The proof that a browser has verified an e-mail for its registration. */
export interface Verification {
  readonly email: string;
  /** sha256 of each of the browser's tokens */
  readonly proofs: readonly string[];
  /** epoch ms */
  readonly after: number;
}

/** The limits and the lifetime hardly allow more codes that are valid at the same time. */
const MAX_EARLIER_CODES = 10;
/** The replaced code of an upserted row, followed by the codes that it had replaced. */
const earlierWithReplaced = sql`jsonb_path_query_array(
  jsonb_build_array(jsonb_build_object(
    'salt', ${codes.salt}, 'hash', ${codes.hash}, 'expiresAt', ${codes.expiresAt}
  )) || ${codes.earlier},
  ${sql.raw(`'$[0 to ${MAX_EARLIER_CODES - 1}]'`)}
)`;

/** Stores the newest code; the one before becomes an earlier code. */
export async function replaceCode(
  db: Db,
  { purpose, email }: CodeKey,
  code: Pick<CodeRow, 'salt' | 'hash' | 'expiresAt'>,
): Promise<void> {
  const fresh = { ...code, tries: 0, verifiedAt: null, verifiedBy: null };
  await db
    .insert(codes)
    .values({ purpose, email, ...fresh })
    .onConflictDoUpdate({
      target: [codes.purpose, codes.email],
      set: { ...fresh, earlier: earlierWithReplaced },
    });
}

/** Restores the newest earlier code if this one is still the newest; deletes the row if there is none. */
export async function restoreEarlierCode(
  transaction: Transaction,
  key: CodeKey,
  hash: string,
): Promise<void> {
  const row = await lockCode(transaction, key);
  if (row?.hash !== hash) return;
  const [before, ...earlier] = row.earlier;
  if (!before) return deleteCode(transaction, key);
  await transaction
    .update(codes)
    .set({ ...before, earlier })
    .where(isOf(key));
}

/** A code, locked until the end of the transaction, or null. */
export const lockCode = (transaction: Transaction, key: CodeKey): Promise<CodeRow | null> =>
  firstRow(transaction.select().from(codes).where(isOf(key)).for('update'));

/** Counts a wrong try. */
export async function incrementTries(db: Db, key: CodeKey): Promise<void> {
  await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(isOf(key));
}

/** Records which browser verified an e-mail, and when. */
export async function updateVerification(
  db: Db,
  email: string,
  verification: { readonly verifiedAt: number; readonly verifiedBy: string },
): Promise<void> {
  await db
    .update(codes)
    .set(verification)
    .where(isOf({ purpose: 'register', email }));
}

/** Whether an e-mail was verified with one of these proofs. */
export async function isVerified(db: Db, verification: Verification): Promise<boolean> {
  return (await db.$count(codes, isVerifiedBy(verification))) > 0;
}

/** The proof with which an e-mail was verified, or null. Locks the code until the end of the transaction. */
export async function lockVerified(
  transaction: Transaction,
  verification: Verification,
): Promise<string | null> {
  const [row] = await transaction
    .select({ proof: codes.verifiedBy })
    .from(codes)
    .where(isVerifiedBy(verification))
    .for('update');
  return row?.proof ?? null;
}

/** Deletes a code; a missing one is not an error. */
export async function deleteCode(db: Db, key: CodeKey): Promise<void> {
  await db.delete(codes).where(isOf(key));
}

/** Deletes the codes that expired before a time, epoch ms. */
export async function deleteExpiredCodes(db: Db, before: number): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, before));
}

const isOf = ({ purpose, email }: CodeKey) =>
  and(eq(codes.purpose, purpose), eq(codes.email, email));

const isVerifiedBy = ({ email, proofs, after }: Verification) =>
  and(
    isOf({ purpose: 'register', email }),
    inArray(codes.verifiedBy, [...proofs]),
    gt(codes.verifiedAt, after),
  );
