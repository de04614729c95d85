import type { GenericSchema } from 'valibot';
import * as v from 'valibot';

/** A field that a shop may leave out; one that it sends as null counts as left out. */
export const orNull = <Known extends GenericSchema>(schema: Known) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );

/** A text that a shop may leave out, send as null, or as a number: always a text once it is read. */
export const looseText = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((value): string => String(value ?? '')),
  ),
  '',
);

/** What every successful answer may carry besides its own fields (spec §7). */
export const successFields = {
  success: v.optional(v.literal(true), true),
  message: orNull(v.string()),
} as const;

/** An answer that says no more than that it worked. */
export const plainAnswer = v.object(successFields);

/** An identifier; shops answer texts or numbers, we work with texts. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/** A list of picture addresses; a single address is read as a list of one. */
export const imageListSchema = v.pipe(
  v.optional(v.nullable(v.union([v.array(v.string()), v.string()])), []),
  v.transform((images): string[] => {
    if (images === null) return [];
    return typeof images === 'string' ? [images] : images;
  }),
);

/** The request of a call that sends nothing; an empty body or an empty object. */
export const emptyRequest = v.optional(v.looseObject({}));
