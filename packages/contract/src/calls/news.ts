import * as v from 'valibot';
import { nameLanguage, requestedLanguage } from '../rules/language';
import { NEWS_PAGE_SIZE } from '../rules/limits';
import { idSchema, lenientArray, lenientNumber, successResponse } from '../rules/schemas';
import * as newsFields from '../text/fields/news';
import { getWithQuery } from './call';

/** A news item (spec §3). `date` is a text or epoch ms. */
export const newsItemSchema = v.object({
  id: idSchema,
  title: v.string(),
  description: v.nullish(v.string(), ''),
  date: v.nullish(v.union([v.string(), v.number()]), ''),
  image_url: v.nullish(v.string()),
  language: nameLanguage,
  descriptionLanguage: nameLanguage,
});

export type NewsItem = v.InferOutput<typeof newsItemSchema>;

/** @param message for a text that is no number */
const wholeNumber = (message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/, message))]),
    v.transform(Number),
    v.integer(),
    v.minValue(1),
  );

export const newsCalls = {
  all: getWithQuery('/api/news/all', {
    audience: 'public',
    request: v.object({
      page: v.optional(wholeNumber(newsFields.wrongPage), 1),
      limit: v.optional(
        v.pipe(wholeNumber(newsFields.wrongLimit), v.maxValue(100)),
        NEWS_PAGE_SIZE,
      ),
      language: requestedLanguage,
    }),
    response: successResponse({
      items: lenientArray(newsItemSchema),
      totalPages: lenientNumber,
    }),
  }),
} as const;
