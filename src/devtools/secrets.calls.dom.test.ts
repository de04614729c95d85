import '../testing/fakeExtension';
import { allCalls } from '@kedai/contract/calls/allCalls';
import { HUMAN_CHECK_PATH } from '@kedai/contract/calls/mailedCode';
import { orderSchema } from '@kedai/contract/calls/order';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { addressSaved, personalInfoSaved, selectionSlice } from '../state/device/slices';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import { endpoints, makeCall } from '../testing/endpoints';
import { extension } from '../testing/fakeExtension';
import { serveCalls } from '../testing/testServer';
import { storeOptions } from './storeView';

/** The words to search for. The program never contains them by itself. */
const SECRETS = ['qzandru', 'wexkobal', '739158', '94817', '0173948261'];

/** Secrets of every type. The first one that a field's schema accepts is planted. */
const CANDIDATES: readonly unknown[] = [
  'Qzandru 739158 §wexkobal§',
  'https://qzandru.example/wexkobal',
  'qzandru@wexkobal.example',
  '0173948261',
  '739158',
  '94817',
  7,
  '7.00',
  'Johor',
  'delivery',
  'pickup',
  'Tue',
  '10:00 - 11:00',
  '10:00',
  'https://qzandru.example/wexkobal',
  '2026-11-22',
  true,
];

/** Fields of the public catalogue. */
const CATALOGUE_FIELDS: Readonly<Record<string, unknown>> = { itemId: 'p1', feature: 'M' };

const ITEM = {
  id: 'p1',
  name: 'Qzandru',
  image: ['/a.webp'],
  price: '7.00',
  quantity: 1,
  feature: 'M',
};

/** Lists and carts whose schema does not describe their entries. */
const LISTS: Readonly<Record<string, () => unknown>> = {
  orders: () => [filled(orderSchema as Schema)],
  items: () => [ITEM],
  cartProductList: () => [ITEM],
  cartData: () => ({ p1: { M: 1 } }),
  image: () => ['/receipts/qzandru.png'],
  leftOut: () => [{ name: 'Qzandru', feature: 'M', quantity: 1, reason: 'not-sold' }],
  data: () => ({ data: [{ description: 'Qzandru 739158', place_id: 'wexkobal' }] }),
};

interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly Schema[];
  readonly value?: Schema;
}

/** A value that the schema accepts, with a secret in every field. */
function filled(schema: Schema, name = ''): unknown {
  if (name in CATALOGUE_FIELDS) return CATALOGUE_FIELDS[name];
  if (schema.type === 'custom' && name in LISTS) return LISTS[name]?.();
  if (schema.type === 'blob') return new File(['qzandru'], 'wexkobal.png', { type: 'image/png' });
  if (schema.wrapped) return filled(schema.wrapped, name);
  const { entries } = schema;
  if (entries) {
    return Object.fromEntries(
      Object.entries(entries).map(([field, inner]) => [field, filled(inner, field)]),
    );
  }
  if (schema.type === 'array' && schema.item) return [filled(schema.item)];
  if (schema.type === 'record' && schema.value) return { p1: filled(schema.value) };
  if (schema.type === 'union' || schema.type === 'variant')
    return filled(schema.options?.[0] as Schema, name);
  const candidate = CANDIDATES.find((form) => v.is(schema, form));
  if (candidate === undefined && !v.is(schema, undefined)) {
    throw new Error(`Nothing can be planted in "${name}", which is a ${schema.type}.`);
  }
  return candidate;
}

/** The response to every call. */
let respond: () => Response;
const server = serveCalls(() => respond());

let logged: unknown[];
beforeEach(() => {
  logged = [];
  extension.clear();
  // The current time could contain the digits of a secret.
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void logged.push(words));
  }
});

const openStore = () =>
  createStore({
    storage: memoryStorage(),
    devTools: storeOptions,
    preloadedState: { session: { status: 'customer' } },
  });

/** Sends a request as the shop does, with a secret in every field. */
async function send({ name, call }: (typeof endpoints)[number]): Promise<void> {
  const request = call && filled(call.request as Schema);
  const isUpload = call?.encoding === 'multipart';
  const argument = isUpload ? { ...(request as object), onProgress: () => undefined } : request;
  await openStore().dispatch(makeCall(name, argument));
}

/** Searches what left the page: the store's instance in the extension, and the console. */
function expectNoSecret(): void {
  expect(extension.store.length).toBeGreaterThan(1);
  const output = JSON.stringify([extension.store, logged]).toLowerCase();
  expect(SECRETS.filter((word) => output.includes(word))).toEqual([]);
}

test('every call has an endpoint', () => {
  const ids = endpoints.map(({ id }) => id);
  expect(allCalls.filter(([id]) => !ids.includes(id))).toEqual([]);
});

describe.each(endpoints)('the endpoint $name', (endpoint) => {
  test('calls for the audience of its API, and reveals no secret when it succeeds', async () => {
    const isPublic = endpoint.audience === 'public';
    const body = isPublic || !endpoint.call ? {} : filled(endpoint.call.response as Schema);
    respond = () => HttpResponse.json({ ...(body as object), token: 'Qzandru', success: true });
    await send(endpoint);
    expectNoSecret();
    const paths = new Set(server.sent().map(({ path }) => path));
    const audiences = allCalls.flatMap(([, { path, audience }]) =>
      paths.has(path) ? audience : [],
    );
    // The challenge of the human check is not a call of the contract.
    expect(audiences).toEqual(paths.has(HUMAN_CHECK_PATH) ? [] : [endpoint.audience]);
  });

  test('reveals no secret when it is refused', async () => {
    const refusal = {
      success: false,
      message: 'Not qzandru@wexkobal.example!',
      code: 'qzandru-wexkobal',
    };
    respond = () => HttpResponse.json(refusal, { status: 400 });
    await send(endpoint);
    expectNoSecret();
  });
});

/** Calls whose responses have lists of different kinds. The transport classifies failures for all calls alike. */
const endpointsWithLists = endpoints.filter(({ name }) =>
  ['userorders', 'cartGet', 'generateMapList'].includes(name),
);

describe.each(endpointsWithLists)('the endpoint $name reveals no secret', (endpoint) => {
  test.each<[string, () => Response]>([
    ['when the response is not JSON', () => HttpResponse.html('<h1>Qzandru 739158</h1>')],
    ['when the response breaks the contract', () => HttpResponse.json([{ Qzandru: 'wexkobal' }])],
    [
      'when the response has fields of other types',
      () => HttpResponse.json({ success: true, orders: 'Qzandru', cartData: '739158', data: 7 }),
    ],
    ['when the server is unreachable', () => HttpResponse.error()],
  ])('%s', async (_, response) => {
    respond = response;
    await send(endpoint);
    expectNoSecret();
  });
});

test('persisted data reveals no secret to developer tools', () => {
  const { dispatch } = openStore();
  dispatch(personalInfoSaved({ name: 'Qzandru', phone: '0173948261' }));
  dispatch(
    addressSaved({ street: 'Qzandru', zipcode: '739158', city: 'Wexkobal', country: 'Qzandru' }),
  );
  dispatch(
    selectionSlice.actions.replaced({
      serviceType: 'delivery',
      deliveryAddress: '3, Jalan Qzandru',
      calendarDate: '2026-11-22',
      deliveryTime: '10:00 - 11:00',
    }),
  );
  expectNoSecret();
});
