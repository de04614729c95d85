import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import * as v from 'valibot';
import { ID_MAX_CHARACTERS } from './limits';
import { isStorable } from './text';

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

/** An identifier in a request: one that no database could hold is refused, and none is made into another. */
export const requestIdSchema = v.pipe(
  idSchema,
  v.maxLength(ID_MAX_CHARACTERS),
  v.check(isStorable),
);

/** A number that a shop answers, possibly as numeric text (`"2"`). Requests carry numbers. */
export const answeredNumber = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?\d+(?:\.\d+)?$/, 'Must be a number such as 2 or "2".'),
    v.transform(Number),
  ),
]);

/**
 * A list that a shop answers: an item that cannot be read is left out, so that it does not take the others with it. A list
 * of which nothing can be read is as wrong as its first item.
 */
export const answeredList = <Item extends GenericSchema>(item: Item) =>
  v.pipe(
    v.custom<readonly InferInput<Item>[]>(Array.isArray, 'Must be a list.'),
    v.rawTransform(({ dataset, addIssue, NEVER }): InferOutput<Item>[] => {
      const results = dataset.value.map((each) => v.safeParse(item, each));
      const read = results.flatMap((result) => (result.success ? [result.output] : []));
      const wrong = results.find((result) => !result.success);
      if (read.length > 0 || !wrong) return read;
      addIssue({ message: wrong.issues[0].message });
      return NEVER;
    }),
  );

/** A list of picture addresses; a single address is read as a list of one, and nonsense as no picture. */
export const imageListSchema = v.pipe(
  v.fallback(v.optional(v.nullable(v.union([answeredList(v.string()), v.string()])), []), []),
  v.transform((images): string[] => {
    if (images === null) return [];
    return typeof images === 'string' ? [images] : images;
  }),
);

/** The request of a call that sends nothing; an empty body or an empty object. */
export const emptyRequest = v.optional(v.object({}));
