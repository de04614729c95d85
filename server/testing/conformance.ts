import type { ApiDescription, DescribedResponse, Operation } from '../openapi/document';
import { createAjv, type Schema } from './fuzz/fromJsonSchema';

/** An operation with its address. */
export interface DescribedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The calls of a description. References to named schemas become the schemas themselves. */
export function describedCalls(description: ApiDescription): readonly DescribedCall[] {
  const { schemas } = description.components;
  const inlined = inlineReferences(description.paths, schemas) as ApiDescription['paths'];
  return Object.entries(inlined).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

const REFERENCE = /^#\/components\/schemas\//;

function inlineReferences(value: unknown, schemas: Readonly<Record<string, unknown>>): unknown {
  const inner = (part: unknown) => inlineReferences(part, schemas);
  if (Array.isArray(value)) return value.map(inner);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as { $ref?: unknown };
  const own = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, inner(part)]));
  if (typeof $ref !== 'string') return own;
  const target = schemas[$ref.replace(REFERENCE, '')];
  if (target === undefined) throw new Error(`${$ref} is not described.`);
  return { ...(inner(target) as object), ...own };
}

/** What a call answered: its status, and the code of a refusal. */
export interface Answer {
  readonly status: number;
  /** The JSON of the body; null for any other. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Compares responses with a description. */
export interface ResponseChecker {
  /**
   * Reads a response and checks its status, headers and body.
   * @throws when the description does not have them
   */
  check(call: DescribedCall, response: Response): Promise<Answer>;
}

/** Creates a checker. A field that is not described is an error, too. */
export function responseChecker(): ResponseChecker {
  const ajv = createAjv();
  const compiled = new Map<unknown, ReturnType<typeof ajv.compile>>();
  const validatorOf = (schema: Schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const validator = ajv.compile(withoutOtherFields(schema) as Schema);
    compiled.set(schema, validator);
    return validator;
  };

  function checkBody(content: DescribedResponse['content'], type: string, text: string) {
    if (content === undefined) {
      if (text !== '') throw new Error(`a body is not described: ${text}`);
      return null;
    }
    const described = content[type];
    if (!described) throw new Error(`the type ${type} is not described: ${text.slice(0, 200)}`);
    if (type !== 'application/json') return null;
    const body: unknown = JSON.parse(text);
    const isValid = validatorOf(described.schema as Schema);
    if (!isValid(body)) throw new Error(`${ajv.errorsText(isValid.errors)}: ${text}`);
    return body as Answer['body'];
  }

  return {
    check: async ({ id, operation }, response) => {
      const text = await response.text();
      const { status, headers } = response;
      const described = operation.responses[String(status)];
      try {
        if (!described) throw new Error(`the status is not described: ${text}`);
        for (const [name, { schema }] of Object.entries(described.headers ?? {})) {
          const value = headers.get(name);
          if (value !== null && !validatorOf(schema as Schema)(value))
            throw new Error(`${name}: ${value}`);
        }
        const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
        return { status, body: checkBody(described.content, type, text) };
      } catch (cause) {
        throw new Error(`${id} responded with ${status}: ${(cause as Error).message}`, { cause });
      }
    },
  };
}

/** A schema whose objects have no fields beside the described ones. */
function withoutOtherFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOtherFields);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutOtherFields(part)]),
  );
  return 'properties' in inner && !('additionalProperties' in inner)
    ? { ...inner, additionalProperties: false }
    : inner;
}
