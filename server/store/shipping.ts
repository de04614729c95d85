import { eq } from 'drizzle-orm';
import { type Sen, sen } from '../../src/contract/money';
import { firstCharacters } from '../../src/contract/text';
import { ApiError } from '../apiError';
import type { Db } from './database';
import { shippingRates } from './schema';

/**
 * The shipping fee of a state.
 * @throws ApiError `unknown-state`
 */
export async function shippingCost(db: Db, state: string): Promise<Sen> {
  const [rate] = await db.select().from(shippingRates).where(eq(shippingRates.state, state));
  if (rate) return sen(rate.costSen);
  throw new ApiError(
    400,
    'unknown-state',
    `We do not deliver to ${firstCharacters(state, 40)}. Please select the state again.`,
  );
}
