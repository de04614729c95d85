import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { facts } from './schema';

const SECRET_BYTES = 32;

/** A fact about the shop by name, or null. */
export async function readFact(db: Db, name: string): Promise<string | null> {
  const [fact] = await db.select().from(facts).where(eq(facts.name, name));
  return fact?.value ?? null;
}

/** Writes a fact about the shop. */
export async function writeFact(db: Db, name: string, value: string): Promise<void> {
  await db
    .insert(facts)
    .values({ name, value })
    .onConflictDoUpdate({ target: facts.name, set: { value } });
}

/**
 * A secret that all processes of the shop share, made by the first that asks.
 * @param name such as `codes` or `human-check`
 */
export async function sharedSecret(db: Db, name: string): Promise<string> {
  const fact = `secret:${name}`;
  await db
    .insert(facts)
    .values({ name: fact, value: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflictDoNothing();
  const value = await readFact(db, fact);
  if (value === null) throw new Error(`The secret ${name} could not be kept.`);
  return value;
}
