import { CALLS, FULL_REQUESTS } from '@kedai/contract/testing/requestFixtures';
import * as v from 'valibot';
import { signInStaff } from '../../testing/staff';
import { testCustomer, testShop } from '../../testing/testShop';

type Path = readonly string[];
type SchemaNode = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly options?: readonly SchemaNode[];
  readonly pipe?: readonly (SchemaNode | v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>)[];
};

const isSchema = (item: NonNullable<SchemaNode['pipe']>[number]): item is SchemaNode =>
  item.kind === 'schema';

/** The key of a record, and the first item of a list. */
const KEY = 'p1';
const FIRST = '0';

/** The paths of all text fields in a schema. */
function textPaths(schema: SchemaNode, path: Path = []): Path[] {
  const { type, entries = {}, wrapped, item, options = [], pipe = [] } = schema;
  return [
    ...(type === 'string' ? [path] : []),
    ...(type === 'record' ? [[...path, KEY]] : []),
    ...(wrapped ? textPaths(wrapped, path) : []),
    ...(item ? textPaths(item, [...path, FIRST]) : []),
    ...options.flatMap((option) => textPaths(option, path)),
    // The first item of a pipe is the schema itself.
    ...pipe
      .slice(1)
      .filter(isSchema)
      .flatMap((next) => textPaths(next, path)),
    ...Object.entries(entries).flatMap(([name, field]) => textPaths(field, [...path, name])),
  ];
}

/** A request with `text` as the value at `path`, or as the key of that entry. */
function withText(request: unknown, [name = '', ...rest]: Path, text: string): unknown {
  if (name === '') return text;
  if (typeof request !== 'object' || request === null || !(name in request)) {
    throw new Error(`The sample request lacks ${[name, ...rest].join('.')}.`);
  }
  if (Array.isArray(request)) return [withText(request[0], rest, text)];
  const { [name]: value, ...others } = request as Record<string, unknown>;
  if (rest.length === 0 && typeof value === 'object' && value !== null) {
    return { ...others, [text]: value };
  }
  return { ...others, [name]: withText(value, rest, text) };
}

const hasPath = (request: unknown, [name = '', ...rest]: Path): boolean =>
  name === '' ||
  (typeof request === 'object' &&
    request !== null &&
    name in request &&
    hasPath((request as Record<string, unknown>)[name], rest));

/** The longest sample with this field: the acts on an order have different ones. */
const requestOf = (name: string, path: Path) =>
  FULL_REQUESTS.filter(([call, request]) => call === name && hasPath(request, path))
    .map(([, request]) => request)
    .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];

const FIELDS = Object.entries(CALLS).flatMap(([name, call]) => {
  const paths = textPaths(call.request as SchemaNode).map((path) => path.join('.'));
  return paths.length > 0 ? [[name, call, [...new Set(paths)]] as const] : [];
});

/** Texts that PostgreSQL refuses to store. */
const UNSTORABLE = ['a\0b', 'a\uD83Db'];

const NESTING = [
  ['[', ']'],
  ['{"x":', '}'],
];

const shop = testShop();
const customer = testCustomer(shop);
// Whoever sends the texts may make every call.
beforeEach(() => signInStaff(shop, 'owner', customer));

test('textPaths finds texts in lists, records, choices and optional fields', () => {
  const all = FIELDS.flatMap(([name, _, paths]) => paths.map((path) => `${name} ${path}`));
  for (const field of [
    'user.register name',
    'user.sendResetOtp altcha',
    'product.fetchProducts productName',
    'shipping.calculateShipping cartProductList.0.image.0',
    'order.place billingAddress.phone',
    'order.uploadpayment orderId',
    'general.geocode place_id',
  ]) {
    expect(all).toContain(field);
  }
});

test.each(FIELDS)('%s: no unstorable text reaches the database', async (name, call, paths) => {
  const bad = paths.flatMap((path) => UNSTORABLE.map((text) => ({ path, text })));
  for (const { path, text } of bad) {
    const request = withText(requestOf(name, path.split('.')), path.split('.'), text);
    const checked = v.safeParse(call.request, request);
    const { status } = await customer.callApi(call, request as never);
    expect([path, status]).not.toEqual([path, 500]);
    if (checked.success) {
      expect(JSON.stringify(checked.output)).not.toMatch(/\\u0000|\\ud83d/);
    } else {
      expect(path).toMatch(new RegExp(`^${v.getDotPath(checked.issues[0])}`));
      // A URL or a form cannot carry half of a surrogate pair; another character arrives.
      if (call.encoding === 'json') expect([path, status]).toEqual([path, 400]);
    }
  }
});

test('names the refused field', async () => {
  const add = { itemId: 'shirt', feature: 'M\0', quantity: 1 };
  expect((await customer.callApi(CALLS['cart.add'] as never, add as never)).body.message).toBe(
    'The field feature has a character that cannot be stored.',
  );
});

test('every call refuses deep nesting', async () => {
  const headers = { 'content-type': 'application/json' };
  for (const { method, path, encoding } of Object.values(CALLS)) {
    for (const [open = '', close = ''] of encoding === 'json' ? NESTING : []) {
      const body = `{"x":${open.repeat(10_000)}1${close.repeat(10_000)}}`;
      const { status } = await customer.send(path, { method, headers, body });
      expect([path, status]).toEqual([path, 400]);
    }
  }
});
