import { recordWalk } from './testing/purchase';

const typed = { type: 'email.typed', email: 'aina@example.com' };
const submitted = { type: 'email.submitted' };
const toCode = [typed, submitted, { type: 'xstate.done.actor.sendCode', output: { sentAt: 1 } }];

test('records each step of a flow from its start, with its transitions and guards, up to the one that held', async () => {
  const { steps, ...rest } = await recordWalk('registration', {}, [submitted, ...toCode]);
  expect(rest).toMatchObject({ flow: 'registration', startedAt: 1_795_000_000_000, input: {} });
  const starting = 'registration.starting | always |';
  const submission = 'registration.enteringEmail | email.submitted |';
  expect(
    steps.map(({ at, transitions, verdicts }) => [
      at,
      transitions,
      verdicts.map(({ transition, guard, holds }) => `${transition} ${guard} ${holds}`),
    ]),
  ).toEqual([
    [0, [`${starting} 2`], [`${starting} 0 isVerified false`, `${starting} 1 isCodeSent false`]],
    [137, [`${submission} 1`], [`${submission} 0 isEmailValid false`]],
    [274, ['registration.enteringEmail | email.typed | 0'], []],
    [411, [`${submission} 0`], [`${submission} 0 isEmailValid true`]],
    [548, ['registration.sendingCode | xstate.done.actor.sendCode | 0'], []],
  ]);
});

test('does not tell how long a password is', async () => {
  const recordOf = async (length: number) => {
    const { steps } = await recordWalk('registration', {}, [
      ...toCode,
      { type: 'code.submitted', code: '123456' },
      { type: 'xstate.done.actor.verifyCode' },
      ...Array.from({ length }, () => ({ type: 'password.typed' })),
      { type: 'details.submitted', password: 'x'.repeat(length) },
    ]);
    return steps.map(({ at: _, ...step }) => step);
  };
  const long = await recordOf(17);
  expect(long.filter(({ event }) => event.type === 'password.typed')).toHaveLength(1);
  expect(await recordOf(9)).toEqual(long);
});
