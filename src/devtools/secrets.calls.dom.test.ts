import '../testing/fakeExtension';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { baseApi } from '../api/baseApi';
import { extension } from '../testing/fakeExtension';
import '../api/cartApi';
import '../api/customApi';
import '../api/generalApi';
import '../api/newsApi';
import '../api/orderApi';
import '../api/outletApi';
import '../api/productApi';
import '../api/shippingApi';
import '../api/userApi';
import type { AnyCall } from '../contract/call';
import { allCalls } from '../contract/calls';
import { orderSchema } from '../contract/order';
import { type AppDispatch, createStore } from '../store/createStore';
import { addressSaved, personalInfoSaved, selectionSlice } from '../store/slices';
import { memoryStorage } from '../store/storage';
import { storeOptions } from './storeOptions';

/** What is searched for: no program says it by itself. */
const WORDS = ['qzandru', 'wexkobal', '739158', '94817', '0173948261'];

/** A secret in every form that a field may ask for; the first that it takes is planted. */
const FORMS: readonly unknown[] = [
  'Qzandru 739158 §wexkobal§',
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
  '2026-11-22',
  true,
];

/** The catalogue's own fields: which product, in which form. */
const OF_THE_CATALOGUE: Readonly<Record<string, unknown>> = { itemId: 'p1', feature: 'M' };

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

/** A value that a schema takes, with a secret in every field. */
function filled(schema: Schema, name = ''): unknown {
  if (name in OF_THE_CATALOGUE) return OF_THE_CATALOGUE[name];
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
  const taken = FORMS.find((form) => v.is(schema, form));
  if (taken === undefined && !v.is(schema, undefined)) {
    throw new Error(`Nothing can be planted in "${name}", which is a ${schema.type}.`);
  }
  return taken;
}

const calls = Object.values(allCalls).flatMap((ofArea) => Object.entries<AnyCall>(ofArea));

/** What the shop shows to everybody: no answer of theirs holds anything of a person's. */
const isPublic = (name: string) =>
  ['list', 'fetchProducts', 'getSliderImages', 'all', 'outletList'].includes(name);

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let said: unknown[];
beforeEach(() => {
  said = [];
  extension.clear();
  // Moments of now could hold any digits.
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(words));
  }
});

const openStore = () =>
  createStore({
    storage: memoryStorage(),
    devTools: storeOptions,
    preloadedState: { session: { status: 'customer' } },
  });

/** Asks a call as the shop does, with a secret in every field of the question. */
async function ask(dispatch: AppDispatch, name: string, call: AnyCall): Promise<unknown> {
  const endpoints = baseApi.endpoints as unknown as Record<
    string,
    { readonly initiate: (asked: unknown) => Parameters<AppDispatch>[0] }
  >;
  const asked = call.encoding === 'none' ? undefined : filled(call.request as Schema);
  const isAskedWithNothing = v.is(call.request, undefined);
  const argument =
    call.idempotent === true
      ? { ...(asked as object), idempotencyKey: 'qzandru-wexkobal' }
      : isAskedWithNothing
        ? undefined
        : asked;
  return dispatch(endpoints[name]?.initiate(argument) as never);
}

/** What left the page: the store's instance in the extension, and the console. */
function expectNoSecret(): void {
  expect(extension.store.length).toBeGreaterThan(1);
  const left = JSON.stringify([extension.store, said]).toLowerCase();
  expect(WORDS.filter((word) => left.includes(word))).toEqual([]);
}

describe.each(calls)('the call %s hands developers no secret', (name, call) => {
  test('when it succeeds', async () => {
    if (!isPublic(name)) {
      const answer = filled(call.response as Schema) as object;
      server.use(
        http.all('*/api/*', () =>
          HttpResponse.json({ ...answer, token: 'Qzandru', success: true }),
        ),
      );
    } else server.use(http.all('*/api/*', () => HttpResponse.json({ success: true })));
    await ask(openStore().dispatch, name, call);
    expectNoSecret();
  });

  test.each<[string, () => Response]>([
    [
      'when it is refused',
      () =>
        HttpResponse.json(
          { success: false, message: 'Not qzandru@wexkobal.example!', code: 'qzandru-wexkobal' },
          { status: 400 },
        ),
    ],
    ['when the answer is no JSON', () => HttpResponse.html('<h1>Qzandru 739158</h1>')],
    ['when the answer breaks the contract', () => HttpResponse.json([{ Qzandru: 'wexkobal' }])],
    [
      'when the answer holds something else',
      () => HttpResponse.json({ success: true, orders: 'Qzandru', cartData: '739158', data: 7 }),
    ],
    ['when the server is not there', () => HttpResponse.error()],
  ])('%s', async (_, answer) => {
    server.use(http.all('*/api/*', answer));
    await ask(openStore().dispatch, name, call);
    expectNoSecret();
  });
});

test('what this device remembers hands developers no secret', () => {
  const { dispatch } = openStore();
  dispatch(personalInfoSaved({ name: 'Qzandru', phone: '0173948261' }));
  dispatch(
    addressSaved({ street: 'Qzandru', zipcode: '739158', city: 'Wexkobal', country: 'Qzandru' }),
  );
  dispatch(
    selectionSlice.actions.externalChange({
      serviceType: 'delivery',
      deliveryAddress: '3, Jalan Qzandru',
      calendarDate: '2026-11-22',
      deliveryTime: '10:00 - 11:00',
    }),
  );
  expectNoSecret();
});
