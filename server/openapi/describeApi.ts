import { shopCalls } from '@kedai/contract/calls/allCalls';
import type { AnyCall } from '@kedai/contract/calls/call';
import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@kedai/contract/protocol/idempotency';
import { SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import type { JsonSchema } from '@valibot/to-json-schema';
import { type CallDoc, callDocs } from './callDocs';
import {
  type ApiDescription,
  type DescribedResponse,
  type Operation,
  type Parameter,
  SESSION_SECURITY,
} from './document';
import { componentSchemas, requestSchema, responseSchema } from './jsonSchema';
import { otherPaths } from './otherPaths';
import { mergeRefusals, type Refusals, refusalResponses, refusalSchema } from './refusals';

const INTRODUCTION = `The calls between storefront and server, made from the schemas with which the server checks requests.

- Every response is a JSON object with \`success\`. A refusal has a \`message\` for the shopper and a \`code\` for programs.
- Prices are ringgit, as numbers or texts. Responses are described in the way that any server may send them; this one sends ids as texts and prices as numbers.
- The session is a cookie that the browser keeps. \`login\` and \`register\` set it; pages cannot read it.
- Calls marked optional are not part of the shop's specification. A storefront works without them.`;

/**
 * Describes the API in OpenAPI 3.1.
 * @param shopName for the title
 */
export function describeApi(shopName: string): ApiDescription {
  const paths: Record<string, Record<string, Operation>> = { ...otherPaths };
  for (const [area, calls] of Object.entries(shopCalls)) {
    for (const [name, call] of Object.entries<AnyCall>(calls)) {
      const docs: Readonly<Record<string, CallDoc>> = callDocs[area as keyof typeof callDocs];
      const doc = docs[name];
      if (!doc) throw new Error(`${area}.${name} has no entry in callDocs.ts.`);
      const operation = describeCall(call, doc, { area, name });
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${shopName} API`, version: '1.0.0', description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: Object.keys(shopCalls).map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'kedai_session' },
        sessionOverHttps: { type: 'apiKey', in: 'cookie', name: '__Host-kedai_session' },
      },
    },
  };
}

function describeCall(
  call: AnyCall,
  doc: CallDoc,
  { area, name }: { area: string; name: string },
): Operation {
  const parameters = parametersOf(call, doc);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: doc.isOptional ? `${doc.summary} (optional)` : doc.summary,
    ...(doc.description !== undefined && { description: doc.description }),
    ...(call.needsSession && { security: SESSION_SECURITY }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(call, doc),
    responses: {
      200: successOf(call, doc),
      ...(doc.isCached && { 304: { description: 'Not changed since the `ETag` that was sent.' } }),
      ...refusalResponses(mergeRefusals(refusalsOfKind(call, doc), doc.refusals ?? {})),
    },
    ...(doc.isOptional && { 'x-optional': true }),
  };
}

function parametersOf(call: AnyCall, { example }: CallDoc): Parameter[] {
  const parameters: Parameter[] = [];
  if (call.encoding === 'query') {
    const { properties = {}, required = [] } = requestSchema(call.request);
    for (const [name, schema] of Object.entries(properties)) {
      parameters.push({
        name,
        in: 'query',
        required: required.includes(name),
        schema: schema as JsonSchema,
        ...(example?.[name] !== undefined && { example: example[name] }),
      });
    }
  }
  if (call.idempotent) {
    parameters.push({
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      description:
        'One key for one intent. A repeated key gets the first response again, and nothing happens twice.',
      schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
    });
  }
  if (call.needsSession || call.namesCustomer) {
    parameters.push({
      name: CUSTOMER_HEADER,
      in: 'header',
      description:
        'The `customer` of an earlier response. The call is refused if somebody else is signed in now.',
      schema: { type: 'string' },
    });
  }
  if (call.readsSelection) {
    parameters.push(
      {
        name: SELECTION_HEADER,
        in: 'header',
        description:
          'The service and slot that the page shows: URL-encoded JSON, `null` if it shows none. It must match the cookie.',
        schema: { type: 'string' },
      },
      {
        name: SELECTION_COOKIE,
        in: 'cookie',
        description: 'The chosen service and slot: URL-encoded JSON, a list with one selection.',
        schema: { type: 'string' },
      },
    );
  }
  return parameters;
}

function requestBodyOf(call: AnyCall, { example }: CallDoc): Pick<Operation, 'requestBody'> {
  const { encoding, request, readsSelection } = call;
  if (encoding !== 'json' && encoding !== 'multipart') return {};
  const type = encoding === 'json' ? 'application/json' : 'multipart/form-data';
  const schema = requestSchema(request);
  // A selection travels in its header.
  if (readsSelection) delete schema.properties?.selection;
  const content = { schema, ...(example && { example }) };
  return { requestBody: { required: request.type !== 'optional', content: { [type]: content } } };
}

function successOf({ response }: AnyCall, { refusals, isCached }: CallDoc): DescribedResponse {
  const { properties, required = [], ...rest } = responseSchema(response);
  const success = {
    ...rest,
    properties: { ...properties, success: { const: true } },
    required: ['success', ...required],
  } as JsonSchema;
  const codes = refusals?.[200];
  const schema = codes ? { oneOf: [success, refusalSchema(codes)] } : success;
  return {
    description: 'Success',
    ...(isCached && { headers: { ETag: { schema: { type: 'string' } } } }),
    content: { 'application/json': { schema } },
  };
}

/** The refusals that every call of this kind has. */
function refusalsOfKind(call: AnyCall, { isCached, isLimited }: CallDoc): Refusals {
  const always: Refusals = { 500: ['internal'], 503: ['unavailable'] };
  if (isCached) return always;
  const ofKind: Refusals[] = [always];
  if (call.encoding !== 'none') ofKind.push({ 400: ['invalid-request'] });
  if (call.method === 'POST') ofKind.push({ 403: ['invalid-request'] });
  if (call.method === 'POST') ofKind.push({ 415: ['invalid-request'] });
  if (call.method === 'POST') ofKind.push({ 408: ['unavailable'] });
  if (call.encoding === 'json') ofKind.push({ 413: ['invalid-request'] });
  if (call.needsSession) ofKind.push({ 401: ['not-signed-in'] });
  if (call.needsSession || call.namesCustomer) ofKind.push({ 409: ['other-customer'] });
  if (call.idempotent) ofKind.push({ 422: ['invalid-request'] });
  if (isLimited) ofKind.push({ 429: ['too-many-requests'] });
  return ofKind.reduce(mergeRefusals);
}
