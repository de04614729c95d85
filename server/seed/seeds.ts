import type { ShopId } from '../settings';
import { completeSeed } from './completeSeed';
import type { ShopSeed } from './types';

/** The name of each shop in its mails. */
export const shopNames: Readonly<Record<ShopId, string>> = {
  clothing: 'Kain & Roti',
  bakery: 'Roti & Kain',
};

const files: Readonly<
  Record<ShopId, () => Promise<{ default: Parameters<typeof completeSeed>[0] }>>
> = {
  clothing: () => import('./clothing.json'),
  bakery: () => import('./bakery.json'),
};

/** The initial catalogue and contents of a shop, loaded on demand. */
export async function seedOf(shop: ShopId): Promise<ShopSeed> {
  return completeSeed((await files[shop]()).default);
}
