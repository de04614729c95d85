import { chartOf } from '../model/chart';
import { machines } from '../model/flows';
import { initialInputsOf, possibleEvents, previewOutcome } from './possibleEvents';
import { startWalk } from './session';

const chart = chartOf(machines.registration);
const walk = () => startWalk('registration', {}, { now: () => 0 });

const typesOf = (session: ReturnType<typeof walk>) =>
  possibleEvents('registration', chart, session.snapshot(), session.pending()).map(
    ({ type }) => type,
  );

test('what may happen follows the states and the effects that are under way', async () => {
  const session = walk();
  expect(typesOf(session)).toEqual(['email.typed', 'email.submitted']);
  await session.send({ type: 'email.typed', email: 'a@b.my' });
  await session.send({ type: 'email.submitted' });
  expect(typesOf(session)).toEqual([
    'email.correctionRequested',
    'xstate.done.actor.sendCode',
    'xstate.error.actor.sendCode',
  ]);
  session.stop();
  expect(typesOf(session)).toEqual([]);
});

test('an effect may fail in every way of the shop, each named once', async () => {
  const session = walk();
  await session.send({ type: 'email.typed', email: 'a@b.my' });
  await session.send({ type: 'email.submitted' });
  const ways = possibleEvents('registration', chart, session.snapshot(), session.pending());
  const names = ways.find(({ kind }) => kind === 'error')?.samples.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(['offline', 'timeout', 'refused: invalid-otp']));
  expect(new Set(names).size).toBe(names.length);
});

test('a delay may pass when its state is active', async () => {
  const selection = chartOf(machines.serviceSelection);
  const session = startWalk('serviceSelection', { selection: null }, { now: () => 0 });
  await session.send({ type: 'service.chosen', serviceType: 'delivery' });
  await session.send({ type: 'address.typed', address: 'Jalan Gasing' });
  const delay = possibleEvents(
    'serviceSelection',
    selection,
    session.snapshot(),
    session.pending(),
  ).find(({ kind }) => kind === 'delay');
  expect(delay?.label).toBe('after suggestionDebounce (0.5\u00a0s)');
  await session.send({ type: delay?.type ?? '' });
  expect(session.pending()).toEqual(['suggest']);
});

test('where an event would lead is told by its payload, and nothing happens', async () => {
  const session = walk();
  const lead = (event: { type: string; [name: string]: unknown }) =>
    previewOutcome(session.snapshot(), event);
  expect(lead({ type: 'email.submitted' })).toEqual({
    arrows: ['registration.enteringEmail | email.submitted | 1'],
    value: 'enteringEmail',
  });
  expect(lead({ type: 'code.typed' })).toBeNull();
  await session.send({ type: 'email.typed', email: 'a@b.my' });
  expect(lead({ type: 'email.submitted' })?.value).toBe('sendingCode');
  expect(session.snapshot().value).toBe('enteringEmail');
});

test.each(['serviceSelection', 'registration', 'passwordReset', 'checkout'] as const)(
  'every way into %s can be begun',
  (flow) => {
    const beginnings = initialInputsOf(flow);
    expect(beginnings[0]?.name).toBe('as usual');
    for (const { input } of beginnings) {
      const session = startWalk(flow, input, { now: () => 0 });
      expect(session.snapshot().status).toBe('active');
      session.stop();
    }
  },
);
