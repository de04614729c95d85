import { createActor } from 'xstate';
import { decodeLink } from '../flows/model/link';
import { FLOW_CHANNEL, type ShopMessage } from '../flows/model/messages';
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

function startFlow() {
  const actor = createActor(registrationMachine, { input: {}, ...inspectOptions });
  actor.start();
  return actor;
}

const jump = (step: number, type = 'JUMP_TO_ACTION') => ({
  type: 'DISPATCH',
  payload: { type, actionId: step },
  state: JSON.stringify({ step, value: 'enteringEmail' }),
});

test('connects an instance for each running flow', () => {
  startFlow();
  startFlow();
  expect(extension.instances.map(({ options }) => options.name)).toEqual([
    '⚙ registration',
    '⚙ registration 2',
  ]);
  expect(extension.instances[0]?.options).toMatchObject({
    features: { jump: true, skip: true },
    maxAge: 200,
  });
});

test('an instance shows the event, the taken transitions, the guard results and the new state', () => {
  const actor = startFlow();
  actor.send({ type: 'email.submitted' });
  actor.send({ type: 'email.typed', email: 'aina@example.my' });
  expect(extension.instances[0]?.sent).toEqual([
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
        transitions: ['registration.enteringEmail | email.submitted | 1'],
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
        transitions: ['registration.enteringEmail | email.typed | 0'],
        guards: [],
      },
      state: expect.objectContaining({ step: 2 }),
    },
  ]);
});

test('a jump leaves the flow unchanged and requests that an open viewer shows the step', async () => {
  const viewer = new BroadcastChannel(FLOW_CHANNEL);
  const requested = new Promise<ShopMessage>((resolve) => {
    viewer.onmessage = ({ data }: MessageEvent<ShopMessage>) => {
      if (data.type !== 'showRequested') return;
      viewer.postMessage({ type: 'shown', page: data.page, key: data.key });
      resolve(data);
    };
  });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const actor = startFlow();
  actor.send({ type: 'email.typed', email: 'a@example.my' });
  const before = actor.getSnapshot();
  extension.instances[0]?.notify(jump(0));
  expect(await requested).toMatchObject({ type: 'showRequested', index: 0 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(open).not.toHaveBeenCalled();
  expect(actor.getSnapshot()).toBe(before);
  viewer.close();
});

test.each(['COMMIT', 'RESET', 'ROLLBACK'])(
  '%s restarts the list with the current state of the flow',
  (type) => {
    const actor = startFlow();
    actor.send({ type: 'email.typed', email: 'a@example.my' });
    const before = actor.getSnapshot();
    const [instance] = extension.instances;
    const state = JSON.stringify({ step: 0, value: 'enteringEmail' });
    instance?.notify({ type: 'DISPATCH', payload: { type, timestamp: 1 }, state });
    expect(instance?.sent.at(-1)).toMatchObject({ action: null, state: { step: 1 } });
    expect(actor.getSnapshot()).toBe(before);
  },
);

test('sends every step of a long run; the extension shows the newest 200', () => {
  const actor = startFlow();
  for (let length = 1; length <= 620; length += 1) {
    actor.send({ type: 'email.typed', email: 'a'.repeat(length % 40) });
  }
  const [instance] = extension.instances;
  expect(instance?.options).toMatchObject({ maxAge: 200 });
  expect(instance?.sent).toHaveLength(621);
  expect(instance?.sent.at(-1)).toMatchObject({ state: { step: 620 } });
});

test('opens the step as a link in a new viewer when none is open', async () => {
  const openedUrl = new Promise<string>((resolve) => {
    jest.spyOn(window, 'open').mockImplementation((address) => {
      resolve(String(address));
      return window;
    });
  });
  const actor = startFlow();
  actor.send({ type: 'email.typed', email: 'a@example.my' });
  extension.instances[0]?.notify(jump(1, 'JUMP_TO_STATE'));
  const address = await openedUrl;
  expect(address).toMatch(/^\/flows#/);
  const linked = await decodeLink(address.slice('/flows'.length));
  expect(linked).toMatchObject({ step: 1, recording: { flow: 'registration' } });
  expect(linked?.recording.steps).toHaveLength(2);
});

test('logs the URL to the console when the browser blocks the new page', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const logged = new Promise<string>((resolve) => {
    jest.spyOn(console, 'warn').mockImplementation((text) => resolve(String(text)));
  });
  startFlow();
  extension.instances[0]?.notify(jump(0));
  expect(await logged).toMatch(/^This step of registration: http:\/\/localhost\/flows#r=/);
});

test.each([
  null,
  { type: 'START' },
  { type: 'DISPATCH', payload: { type: 'PAUSE_RECORDING', status: true } },
  { type: 'ACTION', payload: '{"type":"email.submitted"}' },
  { ...jump(1), payload: { type: 'TOGGLE_ACTION', id: 1 } },
  { ...jump(1), state: 'no json' },
  { ...jump(1), state: '{}' },
])('ignores the message %j of the extension', async (message) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(window);
  const actor = startFlow();
  const before = actor.getSnapshot();
  extension.instances[0]?.notify(message);
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(open).not.toHaveBeenCalled();
  expect(actor.getSnapshot()).toBe(before);
});
