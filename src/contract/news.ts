import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { call } from './call';
import { NEWS_PAGE_SIZE } from './limits';
import { idSchema, lenientArray, lenientNumber, successFields } from './schemas';

/** What a shop left out or sent as null is empty. */
const orEmpty = <Known extends GenericSchema>(schema: Known) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? ''),
    ),
    null,
  );

/** A news item (spec §3); `date` as the shop wrote it, a text or epoch ms. */
export const newsItemSchema = v.object({
  id: idSchema,
  title: v.string(),
  description: orEmpty(v.string()),
  date: orEmpty(v.union([v.string(), v.number()])),
  image_url: v.optional(v.nullable(v.string())),
});

export type NewsItem = v.InferOutput<typeof newsItemSchema>;

const wholeNumber = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'A page is a whole number from 1.')),
  ]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
);

/** The call of the news area (spec §7). */
export const newsCalls = {
  all: call({
    method: 'GET',
    path: '/api/news/all',
    encoding: 'query',
    request: v.object({
      page: v.optional(wholeNumber, 1),
      limit: v.optional(v.pipe(wholeNumber, v.maxValue(100)), NEWS_PAGE_SIZE),
    }),
    response: v.object({
      ...successFields,
      items: lenientArray(newsItemSchema),
      totalPages: lenientNumber,
    }),
  }),
} as const;
