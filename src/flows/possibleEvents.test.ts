import {
  initialInputsOf,
  possibleEvents,
  previewOutcome,
  startWalk,
  statechartOf,
} from '@kedai/flow-viewer/model';
import { flows, shopFlow } from './flows';

const registration = shopFlow('registration');
const statechart = statechartOf(registration.machine);
const walk = () => startWalk(registration, {});

const typesOf = (session: ReturnType<typeof walk>) =>
  possibleEvents(registration, statechart, session).map(({ type }) => type);

test('lists the events of the active states and of the running effects', async () => {
  const session = walk();
  expect(typesOf(session)).toEqual(['email.typed', 'email.submitted']);
  await session.send({ type: 'email.typed', email: 'a@b.my' });
  await session.send({ type: 'email.submitted' });
  expect(typesOf(session)).toEqual(['xstate.done.actor.sendCode', 'xstate.error.actor.sendCode']);
  await session.send({ type: 'xstate.stop' });
  expect(typesOf(session)).toEqual([]);
});

test('previews the outcome of an event by its payload, without sending it', async () => {
  const session = walk();
  const outcome = (event: { type: string; [name: string]: unknown }) =>
    previewOutcome(session.snapshot(), event);
  expect(outcome({ type: 'email.submitted' })).toEqual({
    transitions: ['registration.enteringEmail | email.submitted | 1'],
    value: { enteringEmail: 'rejected' },
  });
  expect(outcome({ type: 'code.typed' })).toBeNull();
  await session.send({ type: 'email.typed', email: 'a@b.my' });
  expect(outcome({ type: 'email.submitted' })?.value).toBe('sendingCode');
  expect(session.snapshot().value).toEqual({ enteringEmail: 'ready' });
});

test.each(flows.map((flow) => [flow.id, flow] as const))(
  '%s starts from each of its initial inputs',
  (_id, flow) => {
    const inputs = initialInputsOf(flow);
    expect(inputs[0]?.name).toBe('as usual');
    for (const { input } of inputs) {
      const session = startWalk(flow, input);
      expect(session.snapshot().status).toBe('active');
    }
  },
);
