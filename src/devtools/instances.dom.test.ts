import { createActor } from 'xstate';
import { readLink } from '../flows/model/link';
import { FLOW_CHANNEL, type FromShop } from '../flows/model/messages';
import { inspectOptions } from '../machines/inspectOptions';
import { registrationMachine } from '../machines/registration';
import { extension } from '../testing/fakeExtension';
import { type DevTools, openDevTools } from '.';

let tools: DevTools;
beforeEach(() => {
  extension.clear();
  tools = openDevTools(0);
});
afterEach(() => tools.close());

function begin() {
  const actor = createActor(registrationMachine, { input: {}, ...inspectOptions });
  actor.start();
  return actor;
}

const jump = (step: number, type = 'JUMP_TO_ACTION') => ({
  type: 'DISPATCH',
  payload: { type, actionId: step },
  state: JSON.stringify({ step, value: 'enteringEmail' }),
});

test('each running flow is an instance of its own', () => {
  begin();
  begin();
  expect(extension.instances.map(({ options }) => options.name)).toEqual([
    '⚙ registration',
    '⚙ registration 2',
  ]);
  expect(extension.instances[0]?.options).toMatchObject({
    features: { jump: true, skip: true },
    maxAge: 200,
  });
});

test('an instance shows what happened, which arrow was taken and why, and what came of it', () => {
  const actor = begin();
  actor.send({ type: 'email.submitted' });
  actor.send({ type: 'email.typed', email: 'aina@example.my' });
  expect(extension.instances[0]?.told).toEqual([
    {
      action: null,
      state: {
        step: 0,
        value: 'enteringEmail',
        context: { email: '', name: '', resendAt: null, problem: null },
        status: 'active',
      },
    },
    {
      action: {
        type: 'email.submitted',
        arrows: ['registration.enteringEmail | email.submitted | 1'],
        guards: ['isEmailValid ✗'],
      },
      state: expect.objectContaining({
        step: 1,
        context: expect.objectContaining({ problem: { about: 'email' } }),
      }),
    },
    {
      action: {
        type: 'email.typed',
        email: 'xxxx@xxxxxxx.xx',
        arrows: ['registration.enteringEmail | email.typed | 0'],
        guards: [],
      },
      state: expect.objectContaining({ step: 2 }),
    },
  ]);
});

test('a jump moves no flow: a viewer that is open is asked to show the step', async () => {
  const viewer = new BroadcastChannel(FLOW_CHANNEL);
  const asked = new Promise<FromShop>((resolve) => {
    viewer.onmessage = ({ data }: MessageEvent<FromShop>) => {
      if (data.tell !== 'show') return;
      viewer.postMessage({ tell: 'shown', page: data.page, key: data.key });
      resolve(data);
    };
  });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const actor = begin();
  actor.send({ type: 'email.typed', email: 'a@example.my' });
  const before = actor.getSnapshot();
  extension.instances[0]?.hear(jump(0));
  expect(await asked).toMatchObject({ tell: 'show', index: 0 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(open).not.toHaveBeenCalled();
  expect(actor.getSnapshot()).toBe(before);
  viewer.close();
});

test.each(['COMMIT', 'RESET', 'ROLLBACK'])(
  'after %s the list begins anew where the flow stands',
  (type) => {
    const actor = begin();
    actor.send({ type: 'email.typed', email: 'a@example.my' });
    const before = actor.getSnapshot();
    const [instance] = extension.instances;
    const state = JSON.stringify({ step: 0, value: 'enteringEmail' });
    instance?.hear({ type: 'DISPATCH', payload: { type, timestamp: 1 }, state });
    expect(instance?.told.at(-1)).toMatchObject({ action: null, state: { step: 1 } });
    expect(actor.getSnapshot()).toBe(before);
  },
);

test('a run of many steps is told step by step, and shown as far as it is kept', () => {
  const actor = begin();
  for (let length = 1; length <= 620; length += 1) {
    actor.send({ type: 'email.typed', email: 'a'.repeat(length % 40) });
  }
  const [instance] = extension.instances;
  expect(instance?.options).toMatchObject({ maxAge: 200 });
  expect(instance?.told).toHaveLength(621);
  expect(instance?.told.at(-1)).toMatchObject({ state: { step: 620 } });
});

test('without a viewer the step opens in a new one, as a link', async () => {
  const opened = new Promise<string>((resolve) => {
    jest.spyOn(window, 'open').mockImplementation((address) => {
      resolve(String(address));
      return window;
    });
  });
  const actor = begin();
  actor.send({ type: 'email.typed', email: 'a@example.my' });
  extension.instances[0]?.hear(jump(1, 'JUMP_TO_STATE'));
  const address = await opened;
  expect(address).toMatch(/^\/flows#/);
  const linked = await readLink(address.slice('/flows'.length));
  expect(linked).toMatchObject({ step: 1, recording: { flow: 'registration' } });
  expect(linked?.recording.steps).toHaveLength(2);
});

test('where the browser opens no page, its address is said on the console', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const said = new Promise<string>((resolve) => {
    jest.spyOn(console, 'warn').mockImplementation((text) => resolve(String(text)));
  });
  begin();
  extension.instances[0]?.hear(jump(0));
  expect(await said).toMatch(/^This step of registration: http:\/\/localhost\/flows#r=/);
});

test.each([
  null,
  { type: 'START' },
  { type: 'DISPATCH', payload: { type: 'PAUSE_RECORDING', status: true } },
  { type: 'ACTION', payload: '{"type":"email.submitted"}' },
  { ...jump(1), payload: { type: 'TOGGLE_ACTION', id: 1 } },
  { ...jump(1), state: 'no json' },
  { ...jump(1), state: '{}' },
])('the message %j of the extension does nothing', async (message) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  const actor = begin();
  const before = actor.getSnapshot();
  extension.instances[0]?.hear(message);
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(open).not.toHaveBeenCalled();
  expect(actor.getSnapshot()).toBe(before);
});
