import '../testing/fakeExtension';
import {
  channelName,
  decodeLink,
  type PageMessage,
  type ViewerMessage,
} from '@kedai/flow-viewer/model';
import { fakeBroadcastChannel } from '@kedai/flow-viewer/testing';
import { waitFor } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { mailedCodeApi } from '../api/mailedCodeApi';
import { productApi } from '../api/productApi';
import { NAMESPACE } from '../flows/flowIds';
import { inspectOptions } from '../machines/inspectOptions';
import type { CodeRequest, CodeSent } from '../machines/mailedCode';
import { registrationMachine } from '../machines/registration';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import { runEndpoint, tracing } from '../state/thunk';
import { extension } from '../testing/fakeExtension';
import { openDevTools } from '.';
import type { ShownAction } from './personalData';

fakeBroadcastChannel();

let tools: ReturnType<typeof openDevTools>;
let viewer: BroadcastChannel;
let received: PageMessage[];

beforeEach(() => {
  // Streams, which make a link, need the real ones.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  extension.instances.length = 0;
  received = [];
  viewer = new BroadcastChannel(channelName(NAMESPACE));
  viewer.onmessage = ({ data }: MessageEvent<PageMessage>) => void received.push(data);
  tools = openDevTools();
});
afterEach(() => {
  tools.close();
  jest.useRealTimers();
});

const post = (message: ViewerMessage) => viewer.postMessage(message);

const startFlow = (machine = registrationMachine) =>
  createActor(machine, { input: {}, ...inspectOptions }).start();

/** Starts a flow and sends its first event. */
function startRun(machine?: typeof registrationMachine) {
  const actor = startFlow(machine);
  actor.send({ type: 'email.typed', email: 'aina@example.my' });
  return actor;
}

/** The events of each message. */
const published = () =>
  received.map((message) =>
    message.type === 'run'
      ? message.recording.steps.map(({ event }) => event.type).join(' ')
      : message.type,
  );

test('publishes a run after each of its events, without the typed texts, and that the page closes', () => {
  startRun().send({ type: 'email.submitted' });
  window.dispatchEvent(new Event('pagehide'));
  expect(published()).toEqual([
    'xstate.init email.typed',
    'xstate.init email.typed email.submitted',
    'closed',
  ]);
  expect(received[0]).toMatchObject({
    recording: { report: { build: 'development', labRules: [], errors: [] } },
  });
  expect(received[0]).toMatchObject({ key: 'registration-1', recording: { flow: 'registration' } });
  expect(received[0]?.page).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(received)).not.toContain('aina');
});

test('publishes a flow without events after a while, and not when it is replaced at once', () => {
  startFlow().stop();
  startFlow();
  expect(published()).toEqual([]);
  jest.advanceTimersByTime(400);
  expect(published()).toEqual(['xstate.init']);
});

test('publishes its runs again when a viewer requests them', () => {
  startRun();
  startRun();
  received.length = 0;
  post({ type: 'runsRequested' });
  expect(received).toMatchObject([{ key: 'registration-1' }, { key: 'registration-2' }]);
});

test('ignores messages that are not from a viewer', () => {
  startRun();
  viewer.postMessage({ type: 'everything' });
  viewer.postMessage(null);
  expect(received).toHaveLength(1);
});

test('sends the event of a viewer to the run that it names, on this page, while it is active', () => {
  const actor = startRun();
  const { page = '' } = received[0] ?? {};
  const event = { type: 'email.submitted' };
  post({ type: 'eventSent', page: 'another', key: 'registration-1', event });
  post({ type: 'eventSent', page, key: 'registration-2', event });
  // The ends of effects come from the effects of the page.
  const end = { type: 'xstate.done.actor.sendCode' };
  post({ type: 'eventSent', page, key: 'registration-1', event: end });
  expect(actor.getSnapshot().value).toEqual({ enteringEmail: 'ready' });
  post({ type: 'eventSent', page, key: 'registration-1', event });
  expect(actor.getSnapshot().value).toBe('sendingCode');
  const count = received.length;
  actor.stop();
  expect(received).toHaveLength(count + 1);
  post({ type: 'eventSent', page, key: 'registration-1', event });
  expect(received).toHaveLength(count + 1);
});

test('sends a picture of the page after its last step, without what was typed', () => {
  document.body.innerHTML = '<p>aina@example.my</p><input><button>aina</button>';
  const [typed] = document.getElementsByTagName('input');
  if (typed) typed.value = 'aina@example.my';
  const actor = startRun();
  const { page = '' } = received[0] ?? {};
  const requestPicture = (index: number) =>
    post({ type: 'pictureRequested', page, key: 'registration-1', index });
  requestPicture(0);
  requestPicture(1);
  jest.advanceTimersByTime(120);
  requestPicture(1);
  actor.send({ type: 'email.submitted' });
  jest.advanceTimersByTime(120);
  const pictures = received.filter(({ type }) => type === 'picture');
  expect(pictures).toMatchObject([{ page, key: 'registration-1', picture: { step: 1 } }]);
  expect(JSON.stringify(pictures)).toContain('xxxx@xxxxxxx.xx');
  expect(JSON.stringify(pictures)).not.toContain('aina');
});

/** What Redux DevTools send when a developer presses something in the instance of the first flow. */
const press = (payload: object, state = JSON.stringify({ step: 0 })) =>
  extension.instances[0]?.notify({ type: 'DISPATCH', payload, state });

test('Redux DevTools have an instance for each flow, with its steps, their transitions and guards', () => {
  startFlow().send({ type: 'email.submitted' });
  startRun();
  expect(extension.instances.map(({ options }) => options)).toMatchObject([
    { name: '⚙ registration', features: { jump: true, skip: true }, maxAge: 200 },
    { name: '⚙ registration 2' },
  ]);
  const [start, refused, , typed] = extension.instances.flatMap(({ sent }) => sent);
  const value = { enteringEmail: 'ready' };
  expect(start).toMatchObject({ action: null, state: { step: 0, value, status: 'active' } });
  expect(refused).toMatchObject({
    action: {
      type: 'email.submitted',
      transitions: ['registration.enteringEmail | email.submitted | 1'],
      guards: ['isEmailValid ✗'],
    },
    state: { step: 1, context: { problem: { about: 'email' } } },
  });
  // In development nothing that was typed is masked.
  expect(typed).toMatchObject({
    action: { type: 'email.typed', email: 'aina@example.my', guards: [] },
    state: { step: 1, context: { email: 'aina@example.my' } },
  });
});

test.each(['COMMIT', 'RESET', 'ROLLBACK'])(
  '%s in Redux DevTools restarts the list with the current state of the flow',
  (type) => {
    startRun();
    press({ type });
    expect(extension.instances[0]?.sent.at(-1)).toMatchObject({ action: null, state: { step: 1 } });
  },
);

test('a skip in Redux DevTools is refused with a reason, since the effects of a step have happened', () => {
  startRun();
  press({ type: 'TOGGLE_ACTION', id: 1 });
  expect(extension.instances[0]?.errors).toEqual([expect.stringContaining('cannot be skipped')]);
});

test('a step of a flow and its calls name each other, also those that it makes after it has waited', async () => {
  const { dispatch } = createStore({ ...tools.store, storage: memoryStorage() });
  const { sendRegisterOtp } = mailedCodeApi.endpoints;
  const sendCode = fromPromise<CodeSent, CodeRequest>(async ({ input, ...effect }) => {
    void runEndpoint(dispatch, sendRegisterOtp.initiate(input), effect).catch(() => undefined);
    await Promise.resolve();
    const call = tracing.dispatchOf(effect, dispatch)(sendRegisterOtp.initiate(input));
    effect.signal.addEventListener('abort', () => call.abort());
    await call;
    return { sentAt: 1 };
  });
  const actor = startRun(registrationMachine.provide({ actors: { sendCode } }));
  actor.send({ type: 'email.submitted' });
  await Promise.resolve();
  const calls = (extension.store as { action: ShownAction }[]).flatMap(({ action }) =>
    action.type === 'visitorApi/executeMutation/pending · sendRegisterOtp' ? action.meta : [],
  );
  const cause = 'registration, step 2: sendCode';
  expect(calls).toMatchObject([{ '⚙': cause }, { '⚙': cause }]);
  const { requestId } = calls[0] ?? {};
  expect(extension.instances[0]?.sent.at(-1)).toMatchObject({
    action: { type: 'email.submitted', calls: [{ call: 'sendRegisterOtp', requestId, cause }] },
    state: { step: 2 },
  });
  actor.stop();
});

test('the page finds the running request of an effect', () => {
  const { dispatch } = createStore({ ...tools.store, storage: memoryStorage() });
  const { endpoints, util } = productApi;
  const own = tracing.dispatchOf({ signal: new AbortController().signal }, dispatch);
  const request = own(endpoints.productList.initiate());
  expect(dispatch(util.getRunningQueryThunk('productList', undefined))).toBe(request);
});

describe('a jump to a step in Redux DevTools', () => {
  const jump = (step: number, type = 'JUMP_TO_ACTION') => {
    press({ type, actionId: step }, JSON.stringify({ step }));
    return jest.advanceTimersByTimeAsync(300);
  };

  test('requests that an open viewer shows the step', async () => {
    viewer.onmessage = ({ data }: MessageEvent<PageMessage>) => {
      received.push(data);
      if (data.type === 'showRequested') post({ type: 'shown', page: data.page });
    };
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const actor = startRun();
    const before = actor.getSnapshot();
    await jump(0);
    expect(actor.getSnapshot()).toBe(before);
    expect(received.at(-1)).toMatchObject({ type: 'showRequested', index: 0 });
    expect(open).not.toHaveBeenCalled();
  });

  test('opens the step as a link in a new viewer when none is open', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    startRun();
    for (const state of ['no json', '{}']) press({ type: 'JUMP_TO_STATE' }, state);
    await jump(1, 'JUMP_TO_STATE');
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    const linked = await decodeLink(String(open.mock.calls[0]?.[0]).slice('/flows'.length));
    expect(linked).toMatchObject({ step: 1, recording: { flow: 'registration' } });
    expect(linked?.recording.steps).toHaveLength(2);
  });

  test('logs the URL to the console when the browser blocks the new page', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    startRun();
    await jump(0);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.stringMatching(/^This step of registration: http:\/\/localhost\/flows#r=/),
      ),
    );
  });
});
