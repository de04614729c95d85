import * as v from 'valibot';
import { nameLanguage, requestedLanguage } from '../rules/language';
import { TEXT_MAX_CHARACTERS } from '../rules/limits';
import { productSchema } from '../rules/product';
import { lenientArray, lenientNumber, nullAsAbsent, successResponse } from '../rules/schemas';
import { cleanedText, maxCharacters } from '../rules/text';
import * as searchFields from '../text/fields/search';
import { type FactsOf, getWithQuery, post } from './call';

const MAX_PER_PAGE = 100;

export const productCalls = {
  list: getWithQuery('/api/product/list', {
    audience: 'public',
    request: v.optional(v.object({ language: requestedLanguage })),
    response: successResponse({ products: lenientArray(productSchema) }),
  }),
  fetchProducts: post('/api/product/fetchProducts', {
    audience: 'public',
    request: v.object({
      /** The search text; null for browsing. */
      productName: v.nullable(
        v.pipe(cleanedText(), maxCharacters(TEXT_MAX_CHARACTERS, searchFields.tooLong)),
      ),
      /** The first page is 1. */
      page: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Products per page. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PER_PAGE)),
      language: requestedLanguage,
    }),
    response: successResponse({
      products: lenientArray(productSchema),
      totalProducts: nullAsAbsent(lenientNumber),
      suggestions: nullAsAbsent(
        lenientArray(v.object({ name: v.string(), language: nameLanguage })),
      ),
    }),
  }),
} as const;

export const productFacts: FactsOf<typeof productCalls> = {
  list: { cached: true },
  fetchProducts: { limited: true },
};
