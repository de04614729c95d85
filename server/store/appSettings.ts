import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, Transaction } from './database/db';
import { appSettings } from './schema';

const SECRET_BYTES = 32;

/** Reads a setting by name. @returns null if it is not set */
export async function readAppSetting(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select().from(appSettings).where(eq(appSettings.name, name));
  return row?.value ?? null;
}

/** Writes a setting. */
export async function writeAppSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insert(appSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: appSettings.name, set: { value } });
}

/** Reads a setting that nobody else may change until the end of the transaction. @param initial its value when it is not set */
export async function lockAppSetting(
  transaction: Transaction,
  name: string,
  initial: string,
): Promise<string> {
  await transaction.insert(appSettings).values({ name, value: initial }).onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(appSettings)
    .where(eq(appSettings.name, name))
    .for('update');
  return row?.value ?? initial;
}

/**
 * A secret that all processes of the shop share; the first call creates it.
 * @param name such as `codes` or `human-check`
 */
export async function sharedSecret(db: Db, name: string): Promise<string> {
  await db
    .insert(appSettings)
    .values({ name: settingOf(name), value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflictDoNothing();
  const value = await findSharedSecret(db, name);
  if (value === null) throw new Error(`The secret ${name} could not be stored.`);
  return value;
}

/** A secret of the shop; null before the first call of `sharedSecret`. */
export const findSharedSecret = (db: Db, name: string): Promise<string | null> =>
  readAppSetting(db, settingOf(name));

const settingOf = (secret: string) => `secret:${secret}`;
