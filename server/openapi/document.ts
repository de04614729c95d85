/** The parts of an OpenAPI 3.1 document that the description of the API uses. */
import type { JsonSchema } from '@valibot/to-json-schema';

/** A response of an operation. */
export interface DescribedResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { description?: string; schema: JsonSchema }>>;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'cookie' | 'path';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** A call in the description. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { schema: JsonSchema; example?: unknown }>>;
  };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
  /** Not part of the specification of the shop; a server may leave the call out. */
  readonly 'x-optional'?: true;
}

/** An OpenAPI 3.1 document, as far as this one uses the format. */
export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

/** The session cookie; its name depends on the protocol. */
export const SESSION_SECURITY = [{ session: [] }, { sessionOverHttps: [] }] as const;

/** The session cookie of the counter, likewise. */
export const STAFF_SECURITY = [{ staff: [] }, { staffOverHttps: [] }] as const;
