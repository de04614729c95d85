import fc from 'fast-check';
import * as v from 'valibot';
import { hostileText, hostileValue } from './values';

/** The fields of valibot schemas that describe values, as far as the contract uses them. */
interface SchemaParts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly [v.GenericSchema, ...unknown[]];
}

/**
 * Values for a schema: most are valid, some hostile in one place or entirely.
 * @param vocabulary values that are valid somewhere, such as ids, e-mails and codes: each field gets those that it
 * accepts
 */
export function fromSchema(
  schema: v.GenericSchema,
  vocabulary: readonly unknown[],
): fc.Arbitrary<unknown> {
  const valid = validFor(schema, vocabulary);
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: hostileValue });
}

function validFor(schema: v.GenericSchema, vocabulary: readonly unknown[]): fc.Arbitrary<unknown> {
  const described: SchemaParts = schema as SchemaParts;
  const inner = (part: v.GenericSchema) => fromSchema(part, vocabulary);
  const { entries, wrapped, item, value, options, pipe } = described;
  if (entries) return objectOf(entries, vocabulary);
  if (wrapped) {
    const nothing = described.type === 'nullable' ? null : undefined;
    return fc.oneof(inner(wrapped), inner(wrapped), fc.constant(nothing));
  }
  if (item) return fc.array(inner(item), { maxLength: 3 });
  if (value) {
    const key = fc.oneof(accepted(v.string(), vocabulary), hostileText).map(String);
    return fc.dictionary(key, inner(value));
  }
  const schemas = (options ?? []).filter((option) => isSchema(option));
  if (schemas.length > 0) return fc.oneof(...schemas.map(inner));
  const base = pipe?.[0];
  if (base && base !== schema && isComposed(base)) return validFor(base, vocabulary);
  return accepted(schema, vocabulary);
}

function objectOf(
  entries: Readonly<Record<string, v.GenericSchema>>,
  vocabulary: readonly unknown[],
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(entries).map(([name, field]) => [name, fromSchema(field, vocabulary)]),
  );
  const complete = fc.record(fields);
  const partial = fc.record(fields, { requiredKeys: [] });
  const more = fc
    .tuple(complete, fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }))
    .map(([valid, extra]) => ({ ...extra, ...valid }));
  return fc.oneof(
    { weight: 8, arbitrary: complete },
    { weight: 1, arbitrary: partial },
    { weight: 1, arbitrary: more },
  );
}

/** The vocabulary words that a schema accepts; a hostile value if it accepts none. */
function accepted(schema: v.GenericSchema, vocabulary: readonly unknown[]): fc.Arbitrary<unknown> {
  const words = vocabulary.filter((word) => v.safeParse(schema, word).success);
  return words.length > 0 ? fc.constantFrom(...words) : hostileValue;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** A schema that contains others. In a pipe its parts are generated, and later actions may refuse the value. */
function isComposed(schema: v.GenericSchema): boolean {
  const { entries, wrapped, item, value, options }: SchemaParts = schema as SchemaParts;
  return [entries, wrapped, item, value, options].some((part) => part !== undefined);
}
