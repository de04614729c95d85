import * as v from 'valibot';
import { nameLanguage } from './language';
import { moneySchema } from './money';
import { idSchema, imageListSchema } from './schemas';

/** A product of the catalogue (spec §3). Missing fields are empty. */
export const productSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** sen */
  price: moneySchema,
  /** URLs. The first is the main picture. */
  image: imageListSchema,
  description: v.nullish(v.string(), ''),
  /** The choices, such as sizes. Empty if there are none. */
  features: v.nullish(v.array(v.string()), []),
  category: v.nullish(v.string(), ''),
  subCategory: v.nullish(v.string(), ''),
  bestseller: v.nullish(v.boolean(), false),
  language: nameLanguage,
  descriptionLanguage: nameLanguage,
});

export type ProductOnWire = v.InferInput<typeof productSchema>;
export type Product = v.InferOutput<typeof productSchema>;

/**
 * Whether a product is sold with a feature: one of its features, or the empty string if it has none. Client and server use
 * this rule for what counts in a cart and can be ordered.
 * @param product undefined if the shop does not have it
 */
export function isSold<Sold extends Pick<Product, 'features'>>(
  product: Sold | undefined,
  feature: string,
): product is Sold {
  if (product === undefined) return false;
  return product.features.length === 0 ? feature === '' : product.features.includes(feature);
}
