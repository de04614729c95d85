import type { ShopId } from '../settings';
import type { ShopSeed } from './types';

/** The name of each shop in its mails. */
export const shopNames: Readonly<Record<ShopId, string>> = {
  clothing: 'Kain & Roti',
  bakery: 'Roti & Kain',
};

const seedLoaders: Readonly<Record<ShopId, () => Promise<ShopSeed>>> = {
  clothing: async () => (await import('./clothing')).clothing,
  bakery: async () => (await import('./bakery')).bakery,
};

/** The initial catalogue and contents of a shop, loaded on demand. */
export function seedOf(shop: ShopId): Promise<ShopSeed> {
  return seedLoaders[shop]();
}
