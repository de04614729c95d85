/**
 * JSON Schema (2020-12) of the contract's Valibot schemas. A request is described as a client should send it, with the
 * constraints of its cleaned value. A response is described as it is on the wire.
 */

import { deviceSchema } from '@kedai/contract/calls/devices';
import { addressSuggestionSchema, locationSchema } from '@kedai/contract/calls/general';
import { newsItemSchema } from '@kedai/contract/calls/news';
import { orderItemSchema, orderSchema } from '@kedai/contract/calls/order';
import { outletSchema } from '@kedai/contract/calls/outlet';
import { addressSchema, storedAddressSchema } from '@kedai/contract/rules/address';
import { cartDataSchema, cartResponseSchema } from '@kedai/contract/rules/cartData';
import { productSchema } from '@kedai/contract/rules/product';
import { addedQuantitySchema } from '@kedai/contract/rules/quantity';
import { selectionSchema } from '@kedai/contract/rules/selection';
import {
  type ConversionConfig,
  type JsonSchema,
  type OverrideActionContext,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Schemas that get a name in `components/schemas`. */
const requestComponents = {
  Address: addressSchema,
  CartData: cartDataSchema,
};
const responseComponents = {
  AddressSuggestion: addressSuggestionSchema,
  Cart: cartResponseSchema,
  Device: deviceSchema,
  Location: locationSchema,
  NewsItem: newsItemSchema,
  Order: orderSchema,
  OrderItem: orderItemSchema,
  Outlet: outletSchema,
  Product: productSchema,
  StoredAddress: storedAddressSchema,
  StoredSelection: selectionSchema,
};

const refTo = (name: string) => `#/components/schemas/${name}`;

const shared = {
  target: 'draft-2020-12',
  // Functions that check or clean a value; its type stays.
  ignoreActions: ['check', 'custom', 'finite', 'raw_transform', 'transform', 'trim'],
  overrideRef: ({ referenceId }) => refTo(referenceId),
  // A schema behind another one in a pipe is the only error that reaches this setting; the overrides throw the others.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema: { type }, jsonSchema, errors }) => {
    if (type === 'blob') return { type: 'string', format: 'binary' };
    if (errors && type !== 'custom') throw new Error(errors.join(' '));
    return jsonSchema;
  },
} satisfies ConversionConfig;

const ofRequest: ConversionConfig = {
  ...shared,
  definitions: requestComponents,
  overrideAction: convertAction,
};

const ofResponse: ConversionConfig = {
  ...shared,
  typeMode: 'input',
  definitions: responseComponents,
  overrideAction: convertAction,
};

/** Converts an action that the generator does not know. @throws for one that this file does not know either */
function convertAction({ valibotAction, jsonSchema, errors }: OverrideActionContext): JsonSchema {
  const {
    metadata,
  }: {
    metadata?: { item?: GenericSchema; isAddition?: true };
  } = valibotAction as object;
  if (metadata?.isAddition) {
    const { isAddition: _, ...schema } = jsonSchema as { isAddition?: true };
    return schema;
  }
  // A lenient list names its item in its metadata.
  if (metadata?.item) return { type: 'array', items: listItem(metadata.item) };
  // A pattern without its flag `i` still describes the lower case that this server sends.
  if (!errors || valibotAction.type === 'regex') return jsonSchema;
  const keyword = { min_value: 'minimum', max_value: 'maximum', max_length: 'maxLength' }[
    valibotAction.type
  ];
  // The generator bounds no union of number and text. JSON Schema applies a bound to the values of its type.
  if (jsonSchema.anyOf === undefined || keyword === undefined || !('requirement' in valibotAction))
    throw new Error(errors.join(' '));
  return { ...jsonSchema, [keyword]: valibotAction.requirement };
}

/** A reference to a named schema; any other is converted without references, or its conversion would begin again. */
function listItem(item: GenericSchema): JsonSchema {
  const [name] = Object.entries(responseComponents).find(([, schema]) => schema === item) ?? [];
  if (name !== undefined) return { $ref: refTo(name) };
  const { definitions: _, ...withoutReferences } = ofResponse;
  return convert(item, withoutReferences);
}

function convert(schema: GenericSchema, config: ConversionConfig): JsonSchema {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, config);
  return converted;
}

/** What a client sends. */
export const requestSchema = (schema: GenericSchema): JsonSchema => convert(schema, ofRequest);

/** What the server sends, without the `success` that it adds to every response. */
export const responseSchema = (schema: GenericSchema): JsonSchema => convert(schema, ofResponse);

const quantities = (quantity: JsonSchema): JsonSchema => ({
  type: 'object',
  description: 'Product id → feature (empty for a product without features) → quantity.',
  additionalProperties: { type: 'object', additionalProperties: quantity },
});

/** The named schemas, for `components/schemas`. */
export function componentSchemas(): Record<string, JsonSchema> {
  return {
    ...toJsonSchemaDefs(requestComponents, ofRequest),
    ...toJsonSchemaDefs(responseComponents, ofResponse),
    // Functions of the contract read carts, so the schemas of carts say nothing about what is inside.
    CartData: quantities(requestSchema(addedQuantitySchema)),
    Cart: quantities({ type: 'integer', minimum: 1 }),
  };
}
