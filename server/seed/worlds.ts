import type { ShopId } from '../settings';
import type { SeedWorld } from './types';

/** What each shop is called in its mails. */
export const shopNames: Readonly<Record<ShopId, string>> = {
  clothing: 'Kain & Roti',
  bakery: 'Roti & Kain',
};

const worlds: Readonly<Record<ShopId, () => Promise<SeedWorld>>> = {
  clothing: async () => (await import('./clothing')).clothing,
  bakery: async () => (await import('./bakery')).bakery,
};

/** The catalogue and contents that a shop opens with; only the asked one is loaded. */
export function seedOf(shop: ShopId): Promise<SeedWorld> {
  return worlds[shop]();
}
