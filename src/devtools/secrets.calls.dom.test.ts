import '../testing/fakeExtension';
import { allCalls } from '@kedai/contract/calls/allCalls';
import { codeSchema, HUMAN_CHECK_PATH } from '@kedai/contract/calls/mailedCode';
import { orderSchema } from '@kedai/contract/calls/order';
import { currentPasswordSchema, newPasswordSchema } from '@kedai/contract/calls/user';
import { ITEM } from '@kedai/contract/testing/requestFixtures';
import { createPausedActor, generateJourneys } from '@kedai/flow-viewer/model';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { inspectOptions } from '../machines/inspectOptions';
import { flowModels } from '../machines/models';
import { addressSaved, personalInfoSaved, selectionSlice } from '../state/device/slices';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import { endpoints, makeCall } from '../testing/endpoints';
import { extension } from '../testing/fakeExtension';
import { serveCalls } from '../testing/testServer';
import { openDevTools } from '.';
import { maskAction, maskPersonal, maskState, type ShownAction } from './personalData';
import { storeView } from './storeView';

/** The words to search for. The program never contains them by itself. */
const SECRETS = ['grimvolk', '582039'];
/** Texts of a shopper; an amount, a date and a slot of an order. */
const PERSONAL = [
  ...['qzandru', 'wexkobal', '739158', '94817', '173948261'],
  ...['6253', '2026-11-22', '10:00 - 11:00'],
];

/** Fields of calls with secrets, by their schema. A field without a schema of its own is below. */
const SECRET_SCHEMAS: ReadonlySet<unknown> = new Set([
  ...[codeSchema, currentPasswordSchema, newPasswordSchema],
]);

/** Texts for fields of every type. The first one that a field's schema accepts is planted. */
const CANDIDATES: readonly unknown[] = [
  ...['Qzandru 739158 §wexkobal§', 'https://qzandru.example/wexkobal'],
  ...[
    'qzandru@wexkobal.example',
    '0173948261',
    '94817',
    6253,
    '6253.00',
    7,
    'Johor',
    'delivery',
    'pickup',
  ],
  ...['Tue', '10:00 - 11:00', '10:00', '2026-11-22', '31', true],
];

/** Fields of the public catalogue and of a cart, fields with secrets, and lists and carts whose schema does not describe their entries. */
const FIELDS: Readonly<Record<string, () => unknown>> = {
  itemId: () => 'p1',
  feature: () => 'M',
  quantity: () => 1,
  page: () => 1,
  limit: () => 1,
  altcha: () => 'Grimvolk',
  credential: () => ({ id: 'Qzandru', response: { signature: 'Grimvolk' } }),
  options: () => ({ challenge: 'Grimvolk' }),
  orders: () => [filled(orderSchema as Schema)],
  history: () => [
    {
      at: 7,
      act: 'refuse',
      by: { kind: 'staff', name: 'Qzandru' },
      status: 'Wexkobal',
      reason: 'other',
      text: 'Qzandru 739158',
    },
  ],
  image: () => ['/receipts/qzandru.png'],
  items: () => [ITEM],
  cartProductList: () => [ITEM],
  cartData: () => ({ p1: { M: 1 } }),
  leftOut: () => [{ name: 'Silk', feature: 'M', quantity: 1, reason: 'not-sold' }],
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
  const field = FIELDS[name]?.();
  if (field !== undefined && v.is(schema, field)) return field;
  if (schema.type === 'blob') return new File(['grimvolk'], 'wexkobal.png', { type: 'image/png' });
  if (SECRET_SCHEMAS.has(schema)) return v.is(schema, '582039') ? '582039' : 'Grimvolk 582039';
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
  // Its values are the contract's, so none can be planted.
  if (schema.type === 'picklist') return schema.options?.[0];
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
  extension.instances.length = 0;
  // The current time could contain the digits of a secret.
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void logged.push(words));
  }
});

const openStore = () =>
  createStore({
    storage: memoryStorage(),
    devTools: storeView({ isMasked: false }),
    preloadedState: { session: { status: 'customer' } },
  });

/** Sends a request as the shop does, with a secret in every field. */
async function send({ name, call }: (typeof endpoints)[number]): Promise<void> {
  const request = call && filled(call.request as Schema);
  const isUpload = call?.encoding === 'multipart';
  const argument = isUpload ? { ...(request as object), onProgress: () => undefined } : request;
  await openStore().dispatch(makeCall(name, argument));
}

const found = (words: readonly string[], output: unknown) => {
  const text = JSON.stringify(output).toLowerCase();
  return words.filter((word) => text.includes(word));
};

/** The keys, texts and numbers of a value. */
const partsOf = (value: unknown) =>
  JSON.stringify(value).match(/"(?:[^"\\]|\\.)*"|[\w.+-]+/g) ?? [];

/**
 * In development nothing is masked but secrets; in production personal data is too, and every value that is not the true one
 * looks like a mask. Nothing of it is in the console.
 */
function expectMasks(): void {
  expect(extension.store.length).toBeGreaterThan(1);
  const inDevelopment = extension.store.map(({ action, state }) => [action, state] as const);
  expect(found([...SECRETS, ...PERSONAL], logged)).toEqual([]);
  expect(found(SECRETS, inDevelopment)).toEqual([]);
  const masks = JSON.stringify(inDevelopment).match(/"(\w+)":"‹\1›"/g) ?? [];
  expect(JSON.stringify(inDevelopment).match(/‹/g) ?? []).toHaveLength(masks.length);

  const inProduction = inDevelopment.map(([action, state]) => [
    maskAction(action as ShownAction),
    maskState(state as object),
  ]);
  expect(found(PERSONAL, inProduction)).toEqual([]);
  const [before, after] = [partsOf(inDevelopment), partsOf(inProduction)];
  expect(after).toHaveLength(before.length);
  expect(after.filter((part, index) => part !== before[index] && !part.includes('‹'))).toEqual([]);
}

test('every call of the shop has an endpoint', () => {
  const ids = endpoints.map(({ id }) => id);
  const ofShop = allCalls.map(([id]) => id).filter((id) => !id.startsWith('counter'));
  expect(ofShop.filter((id) => !ids.includes(id))).toEqual([]);
});

type Respond = (endpoint: (typeof endpoints)[number]) => Response;

const RESPONSES: readonly (readonly [when: string, respond: Respond])[] = [
  [
    'when it succeeds',
    ({ audience, call }) => {
      const body = audience === 'public' || !call ? {} : filled(call.response as Schema);
      return HttpResponse.json({ ...(body as object), token: 'Qzandru', success: true });
    },
  ],
  [
    'when it is refused',
    () =>
      HttpResponse.json(
        { success: false, message: 'Not qzandru@wexkobal.example!', code: 'qzandru-wexkobal' },
        { status: 400 },
      ),
  ],
];

/** For calls whose responses have lists of different kinds: the transport classifies failures for all calls alike. */
const FAILURES: typeof RESPONSES = [
  ['when the response is not JSON', () => HttpResponse.html('<h1>Qzandru 739158</h1>')],
  ['when the response breaks the contract', () => HttpResponse.json([{ Qzandru: 'wexkobal' }])],
  [
    'when the response has fields of other types',
    () => HttpResponse.json({ success: true, orders: 'Qzandru', cartData: '739158', data: 7 }),
  ],
  ['when the server is unreachable', () => HttpResponse.error()],
];

test.each(
  endpoints.flatMap((endpoint) => {
    const hasLists = ['userorders', 'cartGet', 'generateMapList'].includes(endpoint.name);
    return [...RESPONSES, ...(hasLists ? FAILURES : [])].map(
      ([when, response]) => [endpoint.name, when, endpoint, response] as const,
    );
  }),
)('the endpoint %s shows what it may %s, to the audience of its API', async (...given) => {
  const [, , endpoint, response] = given;
  respond = () => response(endpoint);
  await send(endpoint);
  expectMasks();
  const paths = new Set(server.sent().map(({ path }) => path));
  const audiences = allCalls.flatMap(([, { path, audience }]) => (paths.has(path) ? audience : []));
  // The challenge of the human check is not a call of the contract.
  expect(audiences).toEqual(paths.has(HUMAN_CHECK_PATH) ? [] : [endpoint.audience]);
});

test('persisted data is shown in development only', () => {
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
  expectMasks();
});

/** Plants what a shopper types into the event of a flow. */
const planted = (event: Readonly<Record<string, unknown>> & { readonly type: string }) => ({
  ...event,
  ...('email' in event && { email: 'qzandru@wexkobal.example' }),
  ...('altcha' in event && { altcha: 'Grimvolk' }),
  ...('password' in event && { password: 'Grimvolk 582039' }),
  ...(/^\d+$/.test(String(event.code)) && { code: '582039' }),
  ...(typeof event.output === 'number' && { output: 6253 }),
  ...('date' in event && { date: '2026-11-22' }),
  ...('time' in event && { time: '10:00 - 11:00' }),
});

test.each(flowModels.map((model) => [model.name, model] as const))(
  'the steps of the flow %s show no password and no code',
  async (_, model) => {
    const tools = openDevTools();
    for (const { input, steps } of generateJourneys(model)) {
      const { inspect } = inspectOptions;
      const actor = createPausedActor(model.machine, input, inspect as (event: object) => void);
      for (const { event } of steps) await actor.send(planted(event));
    }
    tools.close();
    const shown = extension.instances.map(({ sent }) => sent);
    expect(shown).not.toEqual([]);
    expect(found(SECRETS, shown)).toEqual([]);
    expect(found(PERSONAL, maskPersonal(shown))).toEqual([]);
  },
);
