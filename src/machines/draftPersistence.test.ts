import { createActor, createMachine, fromPromise, setup, waitFor } from 'xstate';
import { type DraftPersistence, isForEmail, persistDraft, restoreDraft } from './draftPersistence';
import { fingerprint } from './fingerprint';
import { passwordResetMachine } from './passwordReset';
import { registrationMachine } from './registration';
import { registrationSecrets } from './registration.setup';

const PERSISTENCE: DraftPersistence = {
  key: 'flow',
  version: 1,
  maxAgeMs: 1_000,
  secrets: registrationSecrets,
  isContext: (context) => typeof context.email === 'string',
};

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const never = () => new Promise<void>(() => undefined);
const machine = registrationMachine.provide({
  actors: {
    sendCode: fromPromise(async () => ({ sentAt: 5_000 })),
    waitUntil: fromPromise(never),
    verifyCode: fromPromise(never),
  },
});

async function registrationAtCode() {
  const storage = memoryStorage();
  const port = { storage, now: () => 5_000 };
  const actor = createActor(machine, { input: {} });
  persistDraft(actor, machine, PERSISTENCE, port);
  actor.start();
  actor.send({ type: 'email.typed', email: 'aina@example.test' });
  actor.send({ type: 'email.submitted', altcha: 'solved-once' });
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().value).toEqual({ enteringCode: 'coolingDown' });
  return { storage, port, actor };
}

test('a restored flow continues in its earlier state', async () => {
  const { port } = await registrationAtCode();
  const restored = restoreDraft(machine, PERSISTENCE, port);
  if (restored.kind !== 'snapshot') throw new Error(`Restored ${restored.kind}.`);
  const again = createActor(machine, { input: {}, snapshot: restored.snapshot }).start();
  expect(again.getSnapshot().value).toEqual({ enteringCode: 'coolingDown' });
  expect(again.getSnapshot().context).toMatchObject({
    email: 'aina@example.test',
    resendAt: 65_000,
  });
  expect(again.getSnapshot().children.waitUntil?.getSnapshot().status).toBe('active');
});

test('a busy state is not saved; the state before it is', async () => {
  const { port, actor, storage } = await registrationAtCode();
  actor.send({ type: 'code.submitted', code: '123456' });
  expect(actor.getSnapshot().value).toBe('checkingCode');
  expect(restoreDraft(machine, PERSISTENCE, port)).toMatchObject({
    snapshot: { value: { enteringCode: 'coolingDown' } },
  });
  expect(storage.items.get('flow')).not.toMatch(/123456|solved-once/);
});

test.each([
  ['a registration', registrationMachine],
  ['a password reset', passwordResetMachine],
])(
  '%s that is reloaded while another code is being sent does not request one more',
  async (_, anyMachine) => {
    const sendCode = jest.fn(async () => ({ sentAt: 5_000 }));
    const waitUntil = fromPromise<void, { readonly at: number }>(async () => undefined);
    const port = { storage: memoryStorage(), now: () => 5_000 };
    const flow = (anyMachine as typeof registrationMachine).provide({
      actors: { sendCode: fromPromise(sendCode), waitUntil },
    });
    const actor = createActor(flow, { input: {} });
    persistDraft(actor, flow, PERSISTENCE, port);
    actor.start();
    actor.send({ type: 'email.typed', email: 'aina@example.test' });
    actor.send({ type: 'email.submitted', altcha: 'solved-once' });
    await waitFor(actor, (now) => now.hasTag('mayResend'));
    actor.send({ type: 'code.resendRequested', altcha: 'solved-again' });
    expect(sendCode).toHaveBeenCalledTimes(2);

    const restored = restoreDraft(flow, PERSISTENCE, port);
    if (restored.kind !== 'snapshot') throw new Error(`Restored ${restored.kind}.`);
    const again = createActor(flow, { input: {}, snapshot: restored.snapshot }).start();
    expect(again.getSnapshot().value).toEqual({ enteringCode: 'readyToResend' });
    expect(sendCode).toHaveBeenCalledTimes(2);
  },
);

test('a draft survives when the device clock is set back', async () => {
  const { storage } = await registrationAtCode();
  const now = () => 5_000 - PERSISTENCE.maxAgeMs;
  expect(restoreDraft(machine, PERSISTENCE, { storage, now }).kind).toBe('snapshot');
});

test('a draft that the shopper does not want is deleted', async () => {
  const { storage, port } = await registrationAtCode();
  const savedEmail = 'aina@example.test';
  expect(restoreDraft(machine, PERSISTENCE, port, ({ email }) => email === savedEmail).kind).toBe(
    'snapshot',
  );
  expect(restoreDraft(machine, PERSISTENCE, port, ({ email }) => email !== savedEmail).kind).toBe(
    'nothing',
  );
  expect(storage.items.size).toBe(0);
});

test.each([
  ['', '', false],
  ['', 'aina', false],
  ['aina@example.test', '', true],
  ['aina@example.test', 'ain', true],
  ['aina@example.test', 'aina@example.test', true],
  ['aina@example.test', 'aina@example.test.my', false],
  ['aina@example.test', 'other', false],
  ['Aina@example.test', 'aina@', true],
  ['aina@example.test', ' AINA', true],
  [undefined, '', false],
])('a draft with a code sent to %j is for the typed %j: %s', (email, typed, isFor) => {
  expect(isForEmail(typed)({ email, resendAt: 5_000 })).toBe(isFor);
});

test.each([
  ['', true],
  ['ain', false],
  ['aina@example.test', false],
])('a draft without a sent code is for the typed %j: %s', (typed, isFor) => {
  expect(isForEmail(typed)({ email: 'aina@example.test', resendAt: null })).toBe(isFor);
});

test('secrets are removed from the context at any depth', () => {
  const storage = memoryStorage();
  const secretive = setup({
    types: { context: {} as object },
  }).createMachine({
    context: { email: 'a', code: '1', inner: [{ password: '2', kept: 3 }] },
    initial: 'code',
    states: { code: { tags: 'resumable' } },
  });
  const port = { storage, now: () => 0 };
  persistDraft(createActor(secretive).start(), secretive, PERSISTENCE, port);
  expect(restoreDraft(secretive, PERSISTENCE, port)).toMatchObject({
    snapshot: { value: 'code', context: { email: 'a', inner: [{ kept: 3 }] } },
  });
  expect(storage.items.get('flow')).not.toMatch(/"1"|"2"/);
});

test('a changed machine starts from the beginning with the saved context', async () => {
  const { port } = await registrationAtCode();
  const changed = setup({}).createMachine({ id: 'other', initial: 'a', states: { a: {} } });
  expect(restoreDraft(changed, PERSISTENCE, port)).toEqual({
    kind: 'draft',
    context: expect.objectContaining({ email: 'aina@example.test' }),
  });
});

test('an invalid snapshot starts from the beginning with the saved context', async () => {
  const { port, storage } = await registrationAtCode();
  const saved = JSON.parse(storage.items.get('flow') ?? '');
  const elsewhere = { ...saved, snapshot: { ...saved.snapshot, value: 'nowhere' } };
  storage.setItem('flow', JSON.stringify(elsewhere));
  expect(restoreDraft(machine, PERSISTENCE, port)).toMatchObject({
    kind: 'draft',
    context: { resendAt: 65_000 },
  });
  const over = { ...saved, snapshot: { ...saved.snapshot, status: 'stopped' } };
  storage.setItem('flow', JSON.stringify(over));
  expect(restoreDraft(machine, PERSISTENCE, port)).toMatchObject({ kind: 'draft' });
});

test('a draft is saved under its key with version, time and fingerprint', async () => {
  const { storage } = await registrationAtCode();
  expect([...storage.items.keys()]).toEqual(['flow']);
  expect(JSON.parse(storage.items.get('flow') ?? '')).toMatchObject({
    v: 1,
    savedAt: 5_000,
    fingerprint: fingerprint(machine),
    snapshot: { status: 'active', value: { enteringCode: 'coolingDown' } },
  });
});

test('a draft of exactly the maximum age is restored', async () => {
  const { port } = await registrationAtCode();
  expect(restoreDraft(machine, PERSISTENCE, { ...port, now: () => 6_000 }).kind).toBe('snapshot');
  expect(restoreDraft(machine, PERSISTENCE, { ...port, now: () => 5_000 }).kind).toBe('snapshot');
});

test('nothing is saved after saving was stopped', () => {
  const storage = memoryStorage();
  const actor = createActor(machine, { input: {} }).start();
  const stop = persistDraft(actor, machine, PERSISTENCE, { storage, now: () => 0 });
  const before = storage.items.get('flow');
  stop();
  actor.send({ type: 'email.typed', email: 'aina@example.test' });
  expect(storage.items.get('flow')).toBe(before);
});

test('the draft of a stopped flow stays saved', () => {
  const storage = memoryStorage();
  const actor = createActor(machine, { input: {} }).start();
  persistDraft(actor, machine, PERSISTENCE, { storage, now: () => 0 });
  actor.stop();
  expect(storage.items.size).toBe(1);
});

test('secrets are removed from the inputs of running effects', () => {
  const storage = memoryStorage();
  const asking = setup({
    actors: { ask: fromPromise<void, { password: string; kept: number }>(never) },
  }).createMachine({
    context: { email: 'a' },
    initial: 'asking',
    states: {
      asking: {
        tags: 'resumable',
        invoke: { src: 'ask', input: { password: 'secret', kept: 3 } },
      },
    },
  });
  persistDraft(createActor(asking).start(), asking, PERSISTENCE, { storage, now: () => 0 });
  expect(storage.items.get('flow')).toMatch(/"kept":3/);
  expect(storage.items.get('flow')).not.toMatch(/secret/);
});

test('the history of a state is restored', () => {
  const storage = memoryStorage();
  const stepping = setup({
    types: { events: {} as { type: 'on' | 'off' | 'back' } },
  }).createMachine({
    context: { email: 'a' },
    initial: 'form',
    states: {
      form: {
        initial: 'one',
        on: { off: 'aside' },
        states: { one: { on: { on: 'two' } }, two: {}, last: { type: 'history' } },
      },
      aside: { tags: 'resumable', on: { back: 'form.last' } },
    },
  });
  const actor = createActor(stepping).start();
  const port = { storage, now: () => 0 };
  persistDraft(actor, stepping, PERSISTENCE, port);
  actor.send({ type: 'on' });
  actor.send({ type: 'off' });
  const restored = restoreDraft(stepping, PERSISTENCE, port);
  if (restored.kind !== 'snapshot') throw new Error(`Restored ${restored.kind}.`);
  const again = createActor(stepping, { snapshot: restored.snapshot }).start();
  again.send({ type: 'back' });
  expect(again.getSnapshot().value).toEqual({ form: 'two' });
});

describe('fingerprint', () => {
  const machineWith = (change: object = {}) =>
    createMachine({
      id: 'machine',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: {}, ...change },
    });

  test('is the same short text for equal machines', () => {
    expect(fingerprint(machineWith())).toBe(fingerprint(machineWith()));
    expect(fingerprint(machineWith())).toMatch(/^[0-9a-z]{1,7}$/);
  });

  test.each([
    ['an event', { a: { on: { walk: 'b' } } }],
    ['a target', { a: { on: { go: 'a' } } }],
    ['a state', { c: {} }],
    ['the type of a state', { b: { type: 'final' } }],
    ['an effect', { b: { invoke: { id: 'ask', src: fromPromise(never) } } }],
    ['a nested state', { b: { initial: 'c', states: { c: {} } } }],
    ['an event without a target', { b: { on: { go: {} } } }],
  ])('changes with %s', (_, change) => {
    expect(fingerprint(machineWith(change))).not.toBe(fingerprint(machineWith()));
  });
});

test('the draft of a finished flow is deleted', () => {
  const storage = memoryStorage();
  const short = setup({ types: { events: {} as { type: 'ended' } } }).createMachine({
    context: { email: 'a' },
    initial: 'going',
    states: { going: { tags: 'resumable', on: { ended: 'over' } }, over: { type: 'final' } },
  });
  const actor = createActor(short).start();
  persistDraft(actor, short, PERSISTENCE, { storage, now: () => 0 });
  expect(storage.items.size).toBe(1);
  actor.send({ type: 'ended' });
  expect(storage.items.size).toBe(0);
});

describe('nothing is restored from', () => {
  test.each([
    ['an empty storage', null],
    ['no JSON', '{'],
    ['JSON of another kind', '[1]'],
    ['no snapshot', '{"v":1,"savedAt":0,"fingerprint":"x"}'],
    [
      'a version that is a text',
      '{"v":"1","savedAt":0,"fingerprint":"x","snapshot":{"context":{"email":""}}}',
    ],
    ['a draft without a time', '{"v":1,"fingerprint":"x","snapshot":{"context":{"email":""}}}'],
    ['a draft without a fingerprint', '{"v":1,"savedAt":0,"snapshot":{"context":{"email":""}}}'],
    ['a context that is a list', '{"v":1,"savedAt":0,"fingerprint":"x","snapshot":{"context":[]}}'],
    ['no context', '{"v":1,"savedAt":0,"fingerprint":"x","snapshot":{}}'],
    [
      'another version',
      '{"v":2,"savedAt":0,"fingerprint":"x","snapshot":{"context":{"email":""}}}',
    ],
    ['a wrong context', '{"v":1,"savedAt":0,"fingerprint":"x","snapshot":{"context":{"email":1}}}'],
    [
      'the far future',
      '{"v":1,"savedAt":9e12,"fingerprint":"x","snapshot":{"context":{"email":""}}}',
    ],
  ])('%s', (_, text) => {
    const storage = memoryStorage();
    if (text !== null) storage.setItem('flow', text);
    expect(restoreDraft(machine, PERSISTENCE, { storage, now: () => 0 })).toEqual({
      kind: 'nothing',
    });
  });

  test('a draft that is too old, which is deleted', async () => {
    const { port, storage } = await registrationAtCode();
    expect(restoreDraft(machine, PERSISTENCE, { ...port, now: () => 6_001 })).toEqual({
      kind: 'nothing',
    });
    expect(storage.items.size).toBe(0);
  });
});

describe('onNotStored', () => {
  /** A full storage that ignores writes without throwing. */
  const full = () => ({ ...memoryStorage(), setItem: () => undefined });
  const typing = () =>
    createMachine({
      context: { email: '' },
      initial: 'going',
      states: { going: { tags: 'resumable', on: { typed: {} } } },
    });

  test.each([
    ['full', full],
    [
      'forbidden',
      () => ({
        ...memoryStorage(),
        setItem: () => {
          throw new Error('SecurityError');
        },
      }),
    ],
  ])('is called once when the storage is %s', (_, storage) => {
    const onNotStored = jest.fn();
    const actor = createActor(typing()).start();
    persistDraft(actor, actor.logic, PERSISTENCE, {
      storage: storage(),
      now: () => 0,
      onNotStored,
    });
    // An unchanged draft loses nothing.
    expect(onNotStored).not.toHaveBeenCalled();
    actor.send({ type: 'typed' });
    actor.send({ type: 'typed' });
    expect(onNotStored).toHaveBeenCalledTimes(1);
  });

  test('is not called when the draft is stored', () => {
    const onNotStored = jest.fn();
    const actor = createActor(typing()).start();
    persistDraft(actor, actor.logic, PERSISTENCE, {
      storage: memoryStorage(),
      now: () => 0,
      onNotStored,
    });
    actor.send({ type: 'typed' });
    expect(onNotStored).not.toHaveBeenCalled();
  });
});

test('a flow works without a draft when the storage throws', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  const port = {
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    now: () => 0,
  };
  const actor = createActor(machine, { input: {} });
  persistDraft(actor, machine, PERSISTENCE, port);
  actor.start();
  expect(actor.getSnapshot().value).toBe('enteringEmail');
  expect(restoreDraft(machine, PERSISTENCE, port)).toEqual({ kind: 'nothing' });
});
