import fc from 'fast-check';
import * as v from 'valibot';
import { hostileText, hostileValue } from './values';

/** Fields of the valibot schemas that the contract uses, as far as they describe values. */
interface Described {
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
 * Values for a schema: most are right, some hostile in one place or as a whole.
 * @param vocabulary what may be right somewhere, such as ids, e-mails and codes: each field gets those that it accepts
 */
export function fromSchema(
  schema: v.GenericSchema,
  vocabulary: readonly unknown[],
): fc.Arbitrary<unknown> {
  const right = rightFor(schema, vocabulary);
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: hostileValue });
}

function rightFor(schema: v.GenericSchema, vocabulary: readonly unknown[]): fc.Arbitrary<unknown> {
  const described: Described = schema as Described;
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
  if (base && base !== schema && isComposed(base)) return rightFor(base, vocabulary);
  return accepted(schema, vocabulary);
}

function objectOf(
  entries: Readonly<Record<string, v.GenericSchema>>,
  vocabulary: readonly unknown[],
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(entries).map(([name, field]) => [name, fromSchema(field, vocabulary)]),
  );
  const whole = fc.record(fields);
  const partial = fc.record(fields, { requiredKeys: [] });
  const more = fc
    .tuple(whole, fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }))
    .map(([right, extra]) => ({ ...extra, ...right }));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: partial },
    { weight: 1, arbitrary: more },
  );
}

/** The words of the vocabulary that a schema accepts; anything when it accepts none. */
function accepted(schema: v.GenericSchema, vocabulary: readonly unknown[]): fc.Arbitrary<unknown> {
  const words = vocabulary.filter((word) => v.safeParse(schema, word).success);
  return words.length > 0 ? fc.constantFrom(...words) : hostileValue;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** A schema that is made of others. In a pipe its parts are generated, and the actions after it may refuse the value. */
function isComposed(schema: v.GenericSchema): boolean {
  const { entries, wrapped, item, value, options }: Described = schema as Described;
  return [entries, wrapped, item, value, options].some((part) => part !== undefined);
}
