import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import * as v from 'valibot';
import { ID_MAX_CHARACTERS } from './limits';
import { isStorable } from './text';

/** An optional field of a response; null counts as absent. */
export const nullAsAbsent = <Known extends GenericSchema>(schema: Known) =>
  v.optional(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  );

/**
 * Marks an optional field that this shop adds to section 7 of the specification. Another server may ignore it in a request and
 * omit it in a response.
 */
export const addition = <Field extends GenericSchema>(schema: Field): Field =>
  // The types of Valibot do not see that a schema stays what it is.
  v.pipe(schema, v.metadata({ isAddition: true })) as unknown as Field;

/** An optional text of a response. A shop may send null or a number; the parsed value is always a text. */
export const lenientText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(String),
);

/** A successful response: fields of its own, beside those that every one may have (spec §7). */
export const successResponse = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.object({
    success: v.optional(v.literal(true), true),
    message: nullAsAbsent(v.string()),
    ...fields,
  });

export const emptyResponse = successResponse({});

/** An identifier. Shops send texts or numbers; the parsed value is a text. */
export const idSchema = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform(String),
);

/** An identifier in a request. One that the database cannot store is refused; none is changed. */
export const requestIdSchema = v.pipe(
  idSchema,
  v.maxLength(ID_MAX_CHARACTERS),
  v.check(isStorable),
);

/** A number in a response, possibly as numeric text (`"2"`). Requests carry numbers. */
export const lenientNumber = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?\d+(?:\.\d+)?$/, 'Must be a number such as 2 or "2".'),
    v.transform(Number),
  ),
]);

/**
 * A list in a response. Invalid items are dropped, so that one of them does not break the whole list. A list with only
 * invalid items fails with the issue of its first item.
 */
export const lenientArray = <Item extends GenericSchema>(item: Item) =>
  v.pipe(
    v.custom<readonly InferInput<Item>[]>(Array.isArray, 'Must be a list.'),
    // For the description of the API, which cannot look into a function.
    v.metadata({ item }),
    v.rawTransform(({ dataset, addIssue, NEVER }): InferOutput<Item>[] => {
      const results = dataset.value.map((each) => v.safeParse(item, each));
      const read = results.flatMap((result) => (result.success ? [result.output] : []));
      const wrong = results.find((result) => !result.success);
      if (read.length > 0 || !wrong) return read;
      addIssue({ message: wrong.issues[0].message });
      return NEVER;
    }),
  );

/** A list of picture URLs. A single URL becomes a list of one; any other value becomes an empty list. */
export const imageListSchema = v.pipe(
  v.fallback(v.nullish(v.union([lenientArray(v.string()), v.string()]), []), []),
  v.transform((images): string[] => (typeof images === 'string' ? [images] : images)),
);

/** The request of a call without parameters: an empty body or an empty object. */
export const emptyRequest = v.optional(v.object({}));
