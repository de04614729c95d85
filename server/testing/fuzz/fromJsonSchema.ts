import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { hostileText, hostileValue } from './values';

/** A JSON Schema (2020-12) without references. */
export type Schema = Readonly<Record<string, unknown>>;

/** Compiles JSON Schemas. An unknown keyword or format is an error. */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false });
  addFormats.default(ajv);
  return ajv;
}

const ajv = createAjv();

/**
 * Values for a JSON Schema: most are valid, some hostile in one place or entirely.
 * @param vocabulary values that are valid somewhere, such as ids, e-mails and codes: each field gets those that it
 * accepts
 */
export function fromJsonSchema(
  schema: Schema,
  vocabulary: readonly unknown[],
): fc.Arbitrary<unknown> {
  const valid = validFor(schema, vocabulary);
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: hostileValue });
}

function validFor(schema: Schema, vocabulary: readonly unknown[]): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => fromJsonSchema(part as Schema, vocabulary);
  const { properties, items, additionalProperties, anyOf, oneOf } = schema;
  if (properties) return objectOf(schema, vocabulary);
  if (additionalProperties) {
    const key = fc.oneof(accepted({ type: 'string' }, vocabulary), hostileText).map(String);
    return fc.dictionary(key, inner(additionalProperties));
  }
  if (items) return fc.array(inner(items), { maxLength: 3 });
  const options = (anyOf ?? oneOf) as readonly Schema[] | undefined;
  const isComposed = options?.some((option) => option.properties ?? option.items ?? option.anyOf);
  return options && isComposed ? fc.oneof(...options.map(inner)) : accepted(schema, vocabulary);
}

function objectOf(schema: Schema, vocabulary: readonly unknown[]): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties as Record<string, Schema>);
  const fields = Object.fromEntries(
    properties.map(([name, field]) => [name, fromJsonSchema(field, vocabulary)]),
  );
  const complete = fc.record(fields);
  const valid = fc.record(fields, { requiredKeys: schema.required as string[] });
  const partial = fc.record(fields, { requiredKeys: [] });
  const more = fc
    .tuple(complete, fc.dictionary(hostileText, hostileValue, { maxKeys: 2 }))
    .map(([value, extra]) => ({ ...extra, ...value }));
  return fc.oneof(
    { weight: 4, arbitrary: complete },
    { weight: 4, arbitrary: valid },
    { weight: 1, arbitrary: partial },
    { weight: 1, arbitrary: more },
  );
}

/** The vocabulary words that a schema accepts; a hostile value if it accepts none. */
function accepted(schema: Schema, vocabulary: readonly unknown[]): fc.Arbitrary<unknown> {
  const isValid = ajv.compile(schema);
  const words = vocabulary.filter((word) => isValid(word));
  return words.length > 0 ? fc.constantFrom(...words) : hostileValue;
}
