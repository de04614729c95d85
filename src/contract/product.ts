import * as v from 'valibot';
import { call } from './call';
import { TEXT_MAX_CHARACTERS } from './limits';
import { moneySchema } from './money';
import {
  idSchema,
  imageListSchema,
  lenientArray,
  lenientNumber,
  nullAsAbsent,
  successFields,
} from './schemas';
import { cleanedText, maxCharacters } from './text';

/** A product of the catalogue (spec §3); `price` is sen after reading. */
export const productSchema = v.object({
  id: idSchema,
  name: v.string(),
  price: moneySchema,
  image: imageListSchema,
  description: v.optional(v.nullable(v.string())),
  features: v.optional(v.nullable(v.array(v.string()))),
  category: v.optional(v.nullable(v.string())),
  subCategory: v.optional(v.nullable(v.string())),
  bestseller: v.optional(v.nullable(v.boolean())),
});

/** A product as it travels. */
export type ProductOnWire = v.InferInput<typeof productSchema>;

/** A product as the storefront works with it; fields that a shop left out are empty. */
export interface Product {
  readonly id: string;
  readonly name: string;
  /** sen */
  readonly price: v.InferOutput<typeof moneySchema>;
  /** Addresses; the first is shown. */
  readonly image: readonly string[];
  readonly description: string;
  /** The choices; none when the product comes in one form only. */
  readonly features: readonly string[];
  readonly category: string;
  readonly subCategory: string;
  readonly bestseller: boolean;
}

/**
 * Whether the shop sells a product in a form: one of its features, or the empty text when it has none. Both sides decide by
 * this what of a cart counts and can be ordered.
 * @param product undefined when the shop does not have it
 */
export function isSold<Sold extends Pick<Product, 'features'>>(
  product: Sold | undefined,
  feature: string,
): product is Sold {
  if (product === undefined) return false;
  return product.features.length === 0 ? feature === '' : product.features.includes(feature);
}

/** How a line of a cart is called in sentences: `Linen Shirt, XL`. */
export const lineName = (name: string, feature: string): string =>
  feature === '' ? name : `${name}, ${feature}`;

/** Reads a product from the wire. */
const readProduct = v.pipe(
  productSchema,
  v.transform(
    (product): Product => ({
      ...product,
      description: product.description ?? '',
      features: product.features ?? [],
      category: product.category ?? '',
      subCategory: product.subCategory ?? '',
      bestseller: product.bestseller ?? false,
    }),
  ),
);

const MAX_PER_PAGE = 100;

/** The calls of the product area (spec §7). */
export const productCalls = {
  list: call({
    method: 'GET',
    path: '/api/product/list',
    encoding: 'none',
    request: v.undefined(),
    response: v.object({ ...successFields, products: lenientArray(readProduct) }),
  }),
  fetchProducts: call({
    method: 'POST',
    path: '/api/product/fetchProducts',
    encoding: 'json',
    request: v.object({
      /** The text that is searched for; null for browsing. */
      productName: v.nullable(
        v.pipe(cleanedText(), maxCharacters(TEXT_MAX_CHARACTERS, 'Search for a shorter text.')),
      ),
      /** The first page is 1. */
      page: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Products per page. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PER_PAGE)),
    }),
    response: v.object({
      ...successFields,
      products: lenientArray(readProduct),
      totalProducts: nullAsAbsent(lenientNumber),
      suggestions: nullAsAbsent(lenientArray(v.object({ name: v.string() }))),
    }),
  }),
} as const;
