import { type Sen, sen } from '@kedai/contract/rules/money';
import { eq } from 'drizzle-orm';
import type { Db } from './database/db';
import { shippingRates } from './schema';

/** The shipping fee of a state, or null if the shop does not deliver there. */
export async function findShippingCost(db: Db, state: string): Promise<Sen | null> {
  const [rate] = await db.select().from(shippingRates).where(eq(shippingRates.state, state));
  return rate ? sen(rate.costSen) : null;
}
