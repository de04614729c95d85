import { createActor, createMachine, fromPromise, setup, waitFor } from 'xstate';
import { fingerprint } from './fingerprint';
import { passwordResetMachine } from './passwordReset';
import { registrationMachine } from './registration';
import { registrationSecrets } from './registration.setup';
import { isMeantBy, keepForResume, type ResumePlan, resume } from './resume';

const PLAN: ResumePlan = {
  key: 'flow',
  version: 1,
  maxAgeMs: 1_000,
  secrets: registrationSecrets,
  isContext: (context) => typeof context.email === 'string',
};

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
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
  const storage = memory();
  const port = { storage, now: () => 5_000 };
  const actor = createActor(machine, { input: {} });
  keepForResume(actor, machine, PLAN, port);
  actor.start();
  actor.send({ type: 'email.typed', email: 'aina@example.test' });
  actor.send({ type: 'email.submitted', altcha: 'solved-once' });
  await Promise.resolve();
  await Promise.resolve();
  expect(actor.getSnapshot().value).toEqual({ askingCode: 'coolingDown' });
  return { storage, port, actor };
}

test('a flow goes on where it was', async () => {
  const { port } = await registrationAtCode();
  const resumed = resume(machine, PLAN, port);
  if (resumed.kind !== 'snapshot') throw new Error(`Resumed ${resumed.kind}.`);
  const again = createActor(machine, { input: {}, snapshot: resumed.snapshot }).start();
  expect(again.getSnapshot().value).toEqual({ askingCode: 'coolingDown' });
  expect(again.getSnapshot().context).toMatchObject({
    email: 'aina@example.test',
    resendAt: 65_000,
  });
  expect(again.getSnapshot().children.waitUntil?.getSnapshot().status).toBe('active');
});

test('what is under way is not saved: the place before it is', async () => {
  const { port, actor, storage } = await registrationAtCode();
  actor.send({ type: 'code.submitted', code: '123456' });
  expect(actor.getSnapshot().value).toBe('checkingCode');
  expect(resume(machine, PLAN, port)).toMatchObject({
    snapshot: { value: { askingCode: 'coolingDown' } },
  });
  expect(storage.kept.get('flow')).not.toMatch(/123456|solved-once/);
});

test.each([
  ['a registration', registrationMachine],
  ['a password reset', passwordResetMachine],
])(
  '%s that is reloaded while another code is mailed does not ask for one more',
  async (_, chart) => {
    const sendCode = jest.fn(async () => ({ sentAt: 5_000 }));
    const waitUntil = fromPromise<void, { readonly at: number }>(async () => undefined);
    const port = { storage: memory(), now: () => 5_000 };
    const flow = (chart as typeof registrationMachine).provide({
      actors: { sendCode: fromPromise(sendCode), waitUntil },
    });
    const actor = createActor(flow, { input: {} });
    keepForResume(actor, flow, PLAN, port);
    actor.start();
    actor.send({ type: 'email.typed', email: 'aina@example.test' });
    actor.send({ type: 'email.submitted', altcha: 'solved-once' });
    await waitFor(actor, (now) => now.hasTag('mayResend'));
    actor.send({ type: 'code.resendRequested', altcha: 'solved-again' });
    expect(sendCode).toHaveBeenCalledTimes(2);

    const resumed = resume(flow, PLAN, port);
    if (resumed.kind !== 'snapshot') throw new Error(`Resumed ${resumed.kind}.`);
    const again = createActor(flow, { input: {}, snapshot: resumed.snapshot }).start();
    expect(again.getSnapshot().value).toEqual({ askingCode: 'readyToResend' });
    expect(sendCode).toHaveBeenCalledTimes(2);
  },
);

test('a device whose clock was set back keeps what was typed', async () => {
  const { storage } = await registrationAtCode();
  const now = () => 5_000 - PLAN.maxAgeMs;
  expect(resume(machine, PLAN, { storage, now }).kind).toBe('snapshot');
});

test('what is not meant any more is thrown away', async () => {
  const { storage, port } = await registrationAtCode();
  const kept = 'aina@example.test';
  expect(resume(machine, PLAN, port, ({ email }) => email === kept).kind).toBe('snapshot');
  expect(resume(machine, PLAN, port, ({ email }) => email !== kept).kind).toBe('nothing');
  expect(storage.kept.size).toBe(0);
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
])('a code sent to %j is meant by %j: %s', (email, typed, isMeant) => {
  expect(isMeantBy(typed)({ email, resendAt: 5_000 })).toBe(isMeant);
});

test.each([
  ['', true],
  ['ain', false],
  ['aina@example.test', false],
])('an address that no code went to is meant by %j: %s', (typed, isMeant) => {
  expect(isMeantBy(typed)({ email: 'aina@example.test', resendAt: null })).toBe(isMeant);
});

test('secrets are taken out of the context at whatever depth', () => {
  const storage = memory();
  const secretive = setup({
    types: { context: {} as object },
  }).createMachine({
    context: { email: 'a', code: '1', inner: [{ password: '2', kept: 3 }] },
    initial: 'code',
    states: { code: { tags: 'resumable' } },
  });
  const port = { storage, now: () => 0 };
  keepForResume(createActor(secretive).start(), secretive, PLAN, port);
  expect(resume(secretive, PLAN, port)).toMatchObject({
    snapshot: { value: 'code', context: { email: 'a', inner: [{ kept: 3 }] } },
  });
  expect(storage.kept.get('flow')).not.toMatch(/"1"|"2"/);
});

test('a chart that has changed since starts anew with what was typed', async () => {
  const { port } = await registrationAtCode();
  const changed = setup({}).createMachine({ id: 'other', initial: 'a', states: { a: {} } });
  expect(resume(changed, PLAN, port)).toEqual({
    kind: 'draft',
    context: expect.objectContaining({ email: 'aina@example.test' }),
  });
});

test('a snapshot that no longer fits its chart starts anew with what was typed', async () => {
  const { port, storage } = await registrationAtCode();
  const saved = JSON.parse(storage.kept.get('flow') ?? '');
  const elsewhere = { ...saved, snapshot: { ...saved.snapshot, value: 'nowhere' } };
  storage.setItem('flow', JSON.stringify(elsewhere));
  expect(resume(machine, PLAN, port)).toMatchObject({
    kind: 'draft',
    context: { resendAt: 65_000 },
  });
  const over = { ...saved, snapshot: { ...saved.snapshot, status: 'stopped' } };
  storage.setItem('flow', JSON.stringify(over));
  expect(resume(machine, PLAN, port)).toMatchObject({ kind: 'draft' });
});

test('what was saved is told by version, moment and chart, under the key of the plan', async () => {
  const { storage } = await registrationAtCode();
  expect([...storage.kept.keys()]).toEqual(['flow']);
  expect(JSON.parse(storage.kept.get('flow') ?? '')).toMatchObject({
    v: 1,
    savedAt: 5_000,
    fingerprint: fingerprint(machine),
    snapshot: { status: 'active', value: { askingCode: 'coolingDown' } },
  });
});

test('what is as old as it may be is gone on with', async () => {
  const { port } = await registrationAtCode();
  expect(resume(machine, PLAN, { ...port, now: () => 6_000 }).kind).toBe('snapshot');
  expect(resume(machine, PLAN, { ...port, now: () => 5_000 }).kind).toBe('snapshot');
});

test('nothing is saved any more once saving was stopped', () => {
  const storage = memory();
  const actor = createActor(machine, { input: {} }).start();
  const stop = keepForResume(actor, machine, PLAN, { storage, now: () => 0 });
  const before = storage.kept.get('flow');
  stop();
  actor.send({ type: 'email.typed', email: 'aina@example.test' });
  expect(storage.kept.get('flow')).toBe(before);
});

test('a flow that was stopped stays saved', () => {
  const storage = memory();
  const actor = createActor(machine, { input: {} }).start();
  keepForResume(actor, machine, PLAN, { storage, now: () => 0 });
  actor.stop();
  expect(storage.kept.size).toBe(1);
});

test('secrets are taken out of the effects under way, too', () => {
  const storage = memory();
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
  keepForResume(createActor(asking).start(), asking, PLAN, { storage, now: () => 0 });
  expect(storage.kept.get('flow')).toMatch(/"kept":3/);
  expect(storage.kept.get('flow')).not.toMatch(/secret/);
});

test('a history that a flow remembers is gone on with', () => {
  const storage = memory();
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
  keepForResume(actor, stepping, PLAN, port);
  actor.send({ type: 'on' });
  actor.send({ type: 'off' });
  const resumed = resume(stepping, PLAN, port);
  if (resumed.kind !== 'snapshot') throw new Error(`Resumed ${resumed.kind}.`);
  const again = createActor(stepping, { snapshot: resumed.snapshot }).start();
  again.send({ type: 'back' });
  expect(again.getSnapshot().value).toEqual({ form: 'two' });
});

describe('the fingerprint of a chart', () => {
  const chart = (change: object = {}) =>
    createMachine({
      id: 'chart',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: {}, ...change },
    });

  test('is the same for the same chart, a short text', () => {
    expect(fingerprint(chart())).toBe(fingerprint(chart()));
    expect(fingerprint(chart())).toMatch(/^[0-9a-z]{1,7}$/);
  });

  test.each([
    ['an event', { a: { on: { walk: 'b' } } }],
    ['a target', { a: { on: { go: 'a' } } }],
    ['a state', { c: {} }],
    ['the kind of a state', { b: { type: 'final' } }],
    ['an effect', { b: { invoke: { id: 'ask', src: fromPromise(never) } } }],
    ['a state within', { b: { initial: 'c', states: { c: {} } } }],
    ['an event that leads nowhere', { b: { on: { go: {} } } }],
  ])('is another with %s changed', (_, change) => {
    expect(fingerprint(chart(change))).not.toBe(fingerprint(chart()));
  });
});

test('a flow that is done is forgotten', () => {
  const storage = memory();
  const short = setup({ types: { events: {} as { type: 'ended' } } }).createMachine({
    context: { email: 'a' },
    initial: 'going',
    states: { going: { tags: 'resumable', on: { ended: 'over' } }, over: { type: 'final' } },
  });
  const actor = createActor(short).start();
  keepForResume(actor, short, PLAN, { storage, now: () => 0 });
  expect(storage.kept.size).toBe(1);
  actor.send({ type: 'ended' });
  expect(storage.kept.size).toBe(0);
});

describe('starts anew from', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['JSON of another kind', '[1]'],
    ['no snapshot', '{"v":1,"savedAt":0,"fingerprint":"x"}'],
    [
      'a version that is a text',
      '{"v":"1","savedAt":0,"fingerprint":"x","snapshot":{"context":{"email":""}}}',
    ],
    ['no moment', '{"v":1,"fingerprint":"x","snapshot":{"context":{"email":""}}}'],
    ['no chart', '{"v":1,"savedAt":0,"snapshot":{"context":{"email":""}}}'],
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
    const storage = memory();
    if (text !== null) storage.setItem('flow', text);
    expect(resume(machine, PLAN, { storage, now: () => 0 })).toEqual({ kind: 'nothing' });
  });

  test('what is too old, which is thrown away', async () => {
    const { port, storage } = await registrationAtCode();
    expect(resume(machine, PLAN, { ...port, now: () => 6_001 })).toEqual({ kind: 'nothing' });
    expect(storage.kept.size).toBe(0);
  });
});

describe('what was typed and could not be stored', () => {
  /** A browser's storage says nothing when it is full: what was there stays. */
  const full = () => ({ ...memory(), setItem: () => undefined });
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
        ...memory(),
        setItem: () => {
          throw new Error('SecurityError');
        },
      }),
    ],
  ])('is told once, where the storage is %s', (_, storage) => {
    const onNotStored = jest.fn();
    const actor = createActor(typing()).start();
    keepForResume(actor, actor.logic, PLAN, { storage: storage(), now: () => 0, onNotStored });
    // A form that was only opened loses nothing.
    expect(onNotStored).not.toHaveBeenCalled();
    actor.send({ type: 'typed' });
    actor.send({ type: 'typed' });
    expect(onNotStored).toHaveBeenCalledTimes(1);
  });

  test('is not told where it was stored', () => {
    const onNotStored = jest.fn();
    const actor = createActor(typing()).start();
    keepForResume(actor, actor.logic, PLAN, { storage: memory(), now: () => 0, onNotStored });
    actor.send({ type: 'typed' });
    expect(onNotStored).not.toHaveBeenCalled();
  });
});

test('a storage that refuses costs the resuming only', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  const port = {
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    now: () => 0,
  };
  const actor = createActor(machine, { input: {} });
  keepForResume(actor, machine, PLAN, port);
  actor.start();
  expect(actor.getSnapshot().value).toBe('askingEmail');
  expect(resume(machine, PLAN, port)).toEqual({ kind: 'nothing' });
});
