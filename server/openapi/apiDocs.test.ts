import { allCalls } from '@kedai/contract/calls/allCalls';
import { ERROR_CODES } from '@kedai/contract/protocol/errorCodes';
import { Validator } from '@seriousme/openapi-schema-validator';
import { createApp } from '../app';
import { testDatabase } from '../testing/database';
import { testCardPayments } from '../testing/fakes';
import { openTestShop } from '../testing/testShop';
import { apiDocs } from './apiDocs';
import { describeApi } from './describeApi';
import type { Operation } from './document';

const description = describeApi('Kain & Roti');
const operations = Object.entries(description.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (id: string): Operation => {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found.operation;
};

const get = (path: string) => apiDocs('Kain & Roti').request(path);

test('the description is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(JSON.stringify(description)));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

describe('the description has', () => {
  const database = testDatabase();

  test('every route of the API, and no others', async () => {
    const { deps } = await openTestShop(database.db);
    const routes = createApp({ ...deps, cardPayments: testCardPayments })
      .routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(described.toSorted()).toEqual([...new Set(routes)].toSorted());
  });

  test('every error code that the server sends', () => {
    const codes = new Set(
      JSON.stringify(description.paths)
        .match(/"enum":\[[^\]]*\]/g)
        ?.flatMap((list) => {
          const { enum: values }: { enum: string[] } = JSON.parse(`{${list}}`);
          return values;
        }),
    );
    // The storefront's own: the server refuses an order of no items as invalid.
    expect(ERROR_CODES.filter((code) => !codes.has(code))).toEqual(['empty-cart']);
  });
});

describe('a call is described with', () => {
  test.each(allCalls)('%s: session, key, type of body and mark of the contract', (id, call) => {
    const { security, parameters = [], requestBody } = operationOf(id);
    const names = parameters.map(({ name }) => name);
    const scheme = { public: '', visitor: '', customer: 'session', staff: 'staff', owner: 'staff' };
    expect(Object.keys(security?.[0] ?? { '': [] })).toEqual([scheme[call.audience]]);
    expect(names.includes('Idempotency-Key')).toBe(call.idempotent === true);
    expect(names.includes('Accept-Language')).toBe(!id.startsWith('counter.'));
    expect(operationOf(id)['x-optional']).toBe(call.isOptional);
    const types = { json: ['application/json'], multipart: ['multipart/form-data'] };
    expect(Object.keys(requestBody?.content ?? {})).toEqual(
      call.encoding === 'json' || call.encoding === 'multipart' ? types[call.encoding] : [],
    );
  });

  test('the constraints of its schema', () => {
    expect(operationOf('product.fetchProducts').requestBody?.content).toMatchObject({
      'application/json': {
        schema: {
          properties: {
            productName: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            amount: { type: 'integer', minimum: 1, maximum: 100 },
          },
          required: ['productName', 'page', 'amount'],
        },
      },
    });
    const inQuery = operationOf('news.all').parameters?.filter((one) => one.in === 'query');
    expect(inQuery).toMatchObject([
      { name: 'page', in: 'query', required: false, schema: { type: 'integer', default: 1 } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 100 } },
      { name: 'language', in: 'query', required: false, schema: { enum: ['en', 'ms', 'zh-Hans'] } },
    ]);
  });
});

describe('the page', () => {
  test('loads only files of this server, which exist', async () => {
    const response = await get('/api/docs');
    const html = await response.text();
    const links = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(4);
    for (const link of links) {
      expect(link).toMatch(/^\/api\//);
      expect((await get(link)).status).toBe(200);
    }
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  test('is beside the description as JSON', async () => {
    const response = await get('/api/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });
});
