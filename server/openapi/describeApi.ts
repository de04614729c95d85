import { allCalls, type CallName, callsByArea } from '@kedai/contract/calls/allCalls';
import type { AnyCall, CallFacts } from '@kedai/contract/calls/call';
import { refusalsOf } from '@kedai/contract/calls/refusals';
import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '@kedai/contract/protocol/idempotency';
import { SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import type { JsonSchema } from '@valibot/to-json-schema';
import { isOfCounter } from '../boundary/language';
import { STAFF_COOKIE } from '../boundary/session/staffSession';
import { type CallDoc, callDocs } from './callDocs';
import {
  type ApiDescription,
  type DescribedResponse,
  type Operation,
  type Parameter,
  SESSION_SECURITY,
  STAFF_SECURITY,
} from './document';
import { componentSchemas, requestSchema, responseSchema } from './jsonSchema';
import { ACCEPT_LANGUAGE, CONTENT_LANGUAGE } from './languageHeaders';
import { otherPaths } from './otherPaths';
import { refusalResponses, refusalSchema } from './refusals';

const INTRODUCTION = `The calls between storefront and server, made from the schemas with which the server checks requests.

- Every response is a JSON object with \`success\`. A refusal has a \`message\` for the shopper, in the language of the call, and a \`code\` for programs.
- Prices are ringgit, as numbers or texts. Responses are described in the way that any server may send them; this one sends ids as texts and prices as numbers.
- The session is a cookie that the browser keeps. \`login\` and \`register\` set it; pages cannot read it. People behind the counter have a session of their own.
- The header \`Accept-Language\` with exactly \`ms\` or \`zh-Hans\` gives messages and names of ordered products in that language; anything else gives English. The lists of the catalogue have the parameter \`language\` instead.
- Calls marked optional are not part of the shop's specification. A storefront works without them.`;

/**
 * Describes the API in OpenAPI 3.1.
 * @param shopName for the title
 */
export function describeApi(shopName: string): ApiDescription {
  const paths: Record<string, Record<string, Operation>> = { ...otherPaths };
  for (const [name, call] of allCalls) {
    const operation = describeCall(name, call);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${shopName} API`, version: '1.0.0', description: INTRODUCTION },
    servers: [{ url: '/' }],
    tags: Object.keys(callsByArea).map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'kedai_session' },
        sessionOverHttps: { type: 'apiKey', in: 'cookie', name: '__Host-kedai_session' },
        staff: { type: 'apiKey', in: 'cookie', name: STAFF_COOKIE },
        staffOverHttps: { type: 'apiKey', in: 'cookie', name: `__Host-${STAFF_COOKIE}` },
      },
    },
  };
}

/** Which session a call needs; a missing one needs none. */
const SECURITY: Readonly<Partial<Record<AnyCall['audience'], Operation['security']>>> = {
  customer: SESSION_SECURITY,
  staff: STAFF_SECURITY,
  owner: STAFF_SECURITY,
};

function describeCall(name: CallName, call: AnyCall & CallFacts): Operation {
  const { summary, description, example } = callDocs[name];
  const parameters = parametersOf(call, example);
  const refusals = refusalsOf(call);
  const security = SECURITY[call.audience];
  const isTranslated = !isOfCounter(call.path);
  const hasTag =
    call.cached || call.hasTag || (security === STAFF_SECURITY && call.method === 'GET');
  return {
    operationId: name,
    tags: name.split('.', 1),
    summary: call.isOptional ? `${summary} (optional)` : summary,
    ...(description !== undefined && { description }),
    ...(security && { security }),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(call, example),
    responses: {
      200: successOf(call, refusals[200], hasTag, isTranslated && !call.cached),
      ...(hasTag && { 304: { description: 'Not changed since the `ETag` that was sent.' } }),
      ...refusalResponses(refusals, isTranslated),
    },
    ...(call.isOptional && { 'x-optional': true }),
  };
}

function parametersOf(call: AnyCall, example: CallDoc['example']): Parameter[] {
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
  if (!isOfCounter(call.path)) parameters.push(ACCEPT_LANGUAGE);
  if (call.idempotent) {
    parameters.push({
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      description:
        'One key for one intent. A repeated key gets the first response again, and nothing happens twice.',
      schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
    });
  }
  if (call.audience === 'customer' || call.namesCustomer) {
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

function requestBodyOf(call: AnyCall, example: CallDoc['example']): Pick<Operation, 'requestBody'> {
  const { encoding, request, readsSelection } = call;
  if (encoding !== 'json' && encoding !== 'multipart') return {};
  const type = encoding === 'json' ? 'application/json' : 'multipart/form-data';
  const schema = requestSchema(request);
  // A selection travels in its header.
  if (readsSelection) delete schema.properties?.selection;
  const content = { schema, ...(example && { example }) };
  return { requestBody: { required: request.type !== 'optional', content: { [type]: content } } };
}

function successOf(
  { response }: AnyCall,
  codes: readonly string[] | undefined,
  hasTag: boolean | undefined,
  isTranslated: boolean,
): DescribedResponse {
  const { properties, required = [], ...rest } = responseSchema(response);
  const success = {
    ...rest,
    properties: { ...properties, success: { const: true } },
    required: ['success', ...required],
  } as JsonSchema;
  const schema = codes ? { oneOf: [success, refusalSchema(codes)] } : success;
  return {
    description: 'Success',
    headers: {
      ...(hasTag && { ETag: { schema: { type: 'string' } } }),
      ...(isTranslated && CONTENT_LANGUAGE),
    },
    content: { 'application/json': { schema } },
  };
}
