import type { SeedProduct } from '../types';

/** A product as listed in this folder: its pictures are counted, not spelled out. */
export interface Listed extends Omit<SeedProduct, 'images' | 'category' | 'bestseller'> {
  readonly bestseller?: true;
  /** How many pictures it has, 2 to 4. */
  readonly pictures: number;
}

/** Completes the listed products of one category. */
export function catalogued(category: string, listed: readonly Listed[]): SeedProduct[] {
  return listed.map(({ pictures, bestseller = false, ...product }) => ({
    ...product,
    category,
    bestseller,
    images: Array.from({ length: pictures }, (_, i) => `/pictures/${product.id}-${i + 1}.webp`),
  }));
}
