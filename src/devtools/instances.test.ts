import { createPausedActor, createRecorder } from '@kedai/flow-viewer/model';
import { createInstances } from '@kedai/flow-viewer/page';
import { FLOWS } from '../flows/flowIds';
import { mask } from '../flows/redaction';
import { registrationMachine } from '../machines/registration';

interface Sent {
  readonly action: unknown;
  readonly state: object;
}

/** Runs the registration with a fake of the Redux DevTools extension. */
function setUp() {
  const instances: { options: object; sent: Sent[]; notify: (message: unknown) => void }[] = [];
  const onError = jest.fn();
  const onJump = jest.fn();
  const send = createInstances(
    {
      connect(options) {
        const instance = { options, sent: [] as Sent[], notify: (_: unknown) => {} };
        instances.push(instance);
        return {
          init: (state) => void instance.sent.push({ action: null, state: state as object }),
          send: (action, state) => void instance.sent.push({ action, state: state as object }),
          error: onError,
          subscribe: (listener) => {
            instance.notify = listener;
          },
        };
      },
    },
    onJump,
  );
  const { inspect } = createRecorder({ flows: FLOWS, mask, now: () => 0, onStep: send });
  const start = () => createPausedActor(registrationMachine, {}, inspect);
  return { instances, onJump, onError, start };
}

test('connects an instance for each running flow', () => {
  const { instances, start } = setUp();
  start();
  start();
  expect(instances.map(({ options }) => options)).toMatchObject([
    { name: '⚙ registration', features: { jump: true, skip: true }, maxAge: 200 },
    { name: '⚙ registration 2' },
  ]);
});

test('an instance shows the event, the taken transitions, the guard results and the new state', async () => {
  const { instances, start } = setUp();
  const { send } = start();
  await send({ type: 'email.submitted' });
  await send({ type: 'email.typed', email: 'aina@example.my' });
  expect(instances[0]?.sent).toEqual([
    {
      action: null,
      state: {
        step: 0,
        value: { enteringEmail: 'ready' },
        context: expect.objectContaining({ email: '', problem: null }),
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

const jump = (step: number, type = 'JUMP_TO_ACTION') => ({
  type: 'DISPATCH',
  payload: { type, actionId: step },
  state: JSON.stringify({ step, value: { enteringEmail: 'ready' } }),
});

test('a jump names the run and the step, and leaves the flow unchanged', async () => {
  const { instances, onJump, start } = setUp();
  const flow = start();
  await flow.send({ type: 'email.typed', email: 'a@example.my' });
  const before = flow.snapshot();
  instances[0]?.notify(jump(0));
  instances[0]?.notify(jump(1, 'JUMP_TO_STATE'));
  expect(onJump.mock.calls).toEqual([
    ['registration-1', 0],
    ['registration-1', 1],
  ]);
  expect(flow.snapshot()).toBe(before);
});

test('an event has the name that the viewer shows', async () => {
  const { instances, start } = setUp();
  const { send } = start();
  await send({ type: 'email.typed', email: 'aina@example.my' });
  await send({ type: 'email.submitted' });
  await send({ type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } });
  expect(instances[0]?.sent.at(-1)?.action).toMatchObject({ type: 'sendCode ✓' });
});

test.each(['COMMIT', 'RESET', 'ROLLBACK'])(
  '%s restarts the list with the current state of the flow',
  async (type) => {
    const { instances, start } = setUp();
    await start().send({ type: 'email.typed', email: 'a@example.my' });
    instances[0]?.notify({ ...jump(0), payload: { type, timestamp: 1 } });
    expect(instances[0]?.sent.at(-1)).toMatchObject({ action: null, state: { step: 1 } });
  },
);

test('a skip is refused with a reason, since the effects of a step have happened', () => {
  const { instances, onError, start } = setUp();
  start();
  instances[0]?.notify({ ...jump(1), payload: { type: 'TOGGLE_ACTION', id: 1 } });
  expect(onError).toHaveBeenCalledWith(expect.stringContaining('cannot be skipped'));
});

test.each([
  null,
  { type: 'START' },
  { type: 'ACTION', payload: '{"type":"email.submitted"}' },
  { ...jump(1), state: 'no json' },
  { ...jump(1), state: '{}' },
])('ignores the message %j of the extension', (message) => {
  const { instances, onJump, start } = setUp();
  start();
  instances[0]?.notify(message);
  expect(onJump).not.toHaveBeenCalled();
  expect(instances[0]?.sent).toHaveLength(1);
});
