import { CUSTOMER_HEADER } from '@kedai/contract/protocol/customer';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import { SELECTION_HEADER } from '@kedai/contract/protocol/selectionHeader';
import fc from 'fast-check';
import { describeApi } from '../../openapi/describeApi';
import { type DescribedCall, describedCalls } from '../conformance';
import { fromJsonSchema, type Schema } from './fromJsonSchema';
import { hostileText, hostileValue, MARKER } from './values';

/** A raw request. All fields are texts, so a failing one can be read and repeated. */
export interface FuzzRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  /** The bytes of the body, one per character; absent: no body. */
  readonly body?: string;
  /** Whether the customer's session cookie is sent. */
  readonly sender: 'guest' | 'customer';
}

/** What `fetch` sends for a request. @param cookie of the session, for requests of a customer */
export function initOf({ method, headers: pairs, body, sender }: FuzzRequest, cookie?: string) {
  const headers = new Headers(pairs.map(([name, value]): [string, string] => [name, value]));
  if (cookie !== undefined && sender === 'customer') {
    headers.set('cookie', [headers.get('cookie'), cookie].filter(Boolean).join('; '));
  }
  const takesBody = body !== undefined && !['GET', 'HEAD'].includes(method);
  return { method, headers, ...(takesBody && { body: Buffer.from(body, 'latin1') }) };
}

/** A valid request for some calls; one of its values is made hostile. */
export type Templates = Readonly<Record<string, object>>;

const calls = describedCalls(describeApi('The shop'));

/** Paths outside the contract that the server also answers. */
const OTHER_PATHS = [
  '/',
  '/api',
  '/api/user/humanCheck',
  '/api/order/receipt/x',
  '/cart',
  '/404.html',
];
const BOUNDARY = 'fuzzboundary';

/** Valid header text; `Request` refuses all other. */
const headerText = hostileText.map((text) =>
  text
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '')
    .slice(0, 4000)
    .trim(),
);

const oddHeader = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'content-type',
      'accept-encoding',
      'accept-language',
      'accept',
      'if-none-match',
      'origin',
      'sec-fetch-site',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'authorization',
      'range',
      IDEMPOTENCY_HEADER,
      CUSTOMER_HEADER,
      SELECTION_HEADER,
      'stripe-signature',
      'x-anything',
    ),
    headerText,
  ),
  fc.tuple(
    fc.constant('cookie'),
    fc
      .tuple(
        fc.constantFrom(
          'kedai_session',
          'kedai_staff',
          'kedai_device',
          'kedai_verified',
          'userSelection',
          'kedaiLab',
          MARKER,
        ),
        headerText,
      )
      .map(([name, value]) => `${name}=${value}`),
  ),
  fc.constantFrom<readonly [string, string]>(
    ['accept-encoding', 'br;q=NaN, gzip;q=-1, *'],
    ['accept-language', 'ms'],
    ['accept-language', 'zh-Hans'],
    ['accept-language', 'xx'],
    ['accept-language', 'ms;q=abc'],
    ['accept-language', 'ms,'.repeat(3500)],
    ['accept-language', `${MARKER};q=NaN, zh-Hans`],
    ['content-type', 'application/json; charset=utf-16'],
    ['content-type', 'multipart/form-data'],
    ['content-type', `multipart/form-data; boundary=${MARKER}`],
    ['content-length', '3'],
    ['if-none-match', '*'],
    [IDEMPOTENCY_HEADER, `${MARKER}-key-1`],
    [
      'cookie',
      `userSelection=${encodeURIComponent('[{"serviceType":"pickup","calendarDate":"20266-01-01","deliveryTime":"10:00 - 11:00"}]')}`,
    ],
    [SELECTION_HEADER, '%5B%5B%5D%5D'],
    ['cookie', 'userSelection={"constructor":[]}; userSelection=%E0%A4'],
  ),
);

const oddPath = fc.oneof(
  fc.constantFrom(...OTHER_PATHS, ...calls.map(({ path }) => path)),
  fc.constantFrom(
    '/%',
    '/api/%',
    '/api/order/receipt/%E0%A4%A',
    '//',
    '/api//user',
    '/..%2f..%2fetc/passwd',
    `/${MARKER}`,
    '/.env',
    '/assets/main.js.map',
  ),
  hostileText.map(
    (text) =>
      `/api/order/receipt/${encodeURIComponent(Buffer.from(text).toString()).slice(0, 3000)}`,
  ),
);

const oddMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
);

/** Invalid or nearly valid JSON. */
const brokenBody = (text: string) =>
  fc.oneof(
    fc.integer({ min: 0, max: text.length }).map((length) => text.slice(0, length)),
    fc.constantFrom(
      `${text}${text}`,
      '{"email":"a@b.my","email":1,"__proto__":{"a":1}}',
      '[[[[[[',
      '"\\ud800"',
      'NaN',
      '{"a":1e99999}',
      '\xff\xfe\x00',
      '\xef\xbb\xbf{}',
      '['.repeat(100_000),
      `{"a":"${'a'.repeat(300_000)}"}`,
    ),
  );

const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

interface EncodedRequest {
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

function encode({ path, operation }: DescribedCall, request: unknown): EncodedRequest {
  const fields = Object.entries(request ?? {}).map(([name, value]): [string, string] => [
    name,
    textOf(value),
  ]);
  const address = fields.reduce(
    (filled, [name, value]) =>
      filled.replace(`{${name}}`, () => encodeURIComponent(Buffer.from(value).toString())),
    path,
  );
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  if (type === 'application/json') {
    return { path, body: utf8(JSON.stringify(request) ?? ''), type };
  }
  if (type === undefined) {
    return { path: address === path ? `${path}?${new URLSearchParams(fields)}` : address };
  }
  const parts = fields.map(([name, value]) => {
    const file = name === 'image' ? '; filename="a.png"\r\ncontent-type: image/png' : '';
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replace(/[\r\n"]/g, '')}"${file}\r\n\r\n${value}\r\n`;
  });
  return {
    path,
    body: utf8(`${parts.join('')}--${BOUNDARY}--\r\n`),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}

/** The fields of a request: its body, or its parameters in path and query. */
function fieldsOf({ operation: { requestBody, parameters = [] } }: DescribedCall): Schema {
  const [content] = Object.values(requestBody?.content ?? {});
  if (content) return content.schema as Schema;
  const inAddress = parameters.filter((parameter) => ['path', 'query'].includes(parameter.in));
  return {
    type: 'object',
    properties: Object.fromEntries(inAddress.map(({ name, schema }) => [name, schema])),
    required: inAddress.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** A template with one hostile value. */
function withHostileValue(template: object): fc.Arbitrary<unknown> {
  const paths = pathsOf(template);
  return fc.tuple(fc.nat(paths.length), hostileValue).map(([at, value]) => {
    const copy: unknown = structuredClone(template);
    const target = paths[at];
    return target === undefined ? copy : setAt(copy, target, value);
  });
}

function pathsOf(value: unknown, parent: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [parent];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...parent, name]));
}

function setAt(container: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const entries = Object.entries(container ?? {}).map(([key, inner]) => [
    key,
    key === name ? setAt(inner, rest, value) : inner,
  ]);
  return Array.isArray(container) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Requests of a call with its method, most of them nearly valid. */
export function requestsOf(
  call: DescribedCall,
  vocabulary: readonly unknown[],
  templates: Templates,
): fc.Arbitrary<FuzzRequest> {
  const template = templates[call.path];
  const schema = fromJsonSchema(fieldsOf(call), vocabulary);
  const value = template === undefined ? schema : fc.oneof(schema, withHostileValue(template));
  return fc
    .record({ value, sender: fc.constantFrom('guest', 'customer', 'customer', 'customer') })
    .chain(({ value: request, sender }) => {
      const { path, body, type } = encode(call, request);
      return fc.record({
        sender: fc.constant(sender),
        method: fc.constant(call.method),
        path: fc.constant(path),
        headers: fc
          .array(oddHeader, { maxLength: 2 })
          .map((odd) => (type === undefined ? odd : [['content-type', type] as const, ...odd])),
        ...(body !== undefined && {
          body: fc.oneof({ weight: 12, arbitrary: fc.constant(body) }, brokenBody(body)),
        }),
      });
    });
}

/** Some of the requests with a method that is not the call's. */
const withOddMethod = (requests: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    { weight: 30, arbitrary: requests },
    {
      weight: 1,
      arbitrary: fc
        .tuple(requests, oddMethod)
        .map(([request, method]): FuzzRequest => ({ ...request, method })),
    },
  );

/** Requests outside the contract. */
const offContract: fc.Arbitrary<FuzzRequest> = fc.record({
  method: oddMethod,
  path: oddPath,
  headers: fc.array(oddHeader, { maxLength: 5 }),
  sender: fc.constantFrom('guest', 'customer'),
  body: brokenBody('{}'),
});

/** Requests for the whole API: each call of the contract, valid and invalid, and requests outside it. */
export function fuzzRequests(
  vocabulary: readonly unknown[],
  templates: Templates,
): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...calls.map((call) => ({
      weight: 4,
      arbitrary: withOddMethod(requestsOf(call, vocabulary, templates)),
    })),
    { weight: 10, arbitrary: offContract },
  );
}
