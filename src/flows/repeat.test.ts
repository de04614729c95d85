import { flowModels } from '../machines/models';
import { repeat } from './repeat';

test('each mail address is a new one, and a time is today’s', () => {
  expect(repeat({ type: 'email.typed', email: 'xxxx@xxxxxxx.xxx' })).toEqual({
    type: 'email.typed',
    email: expect.stringMatching(/^run-\w+@shopper\.example$/),
  });
  expect(repeat({ type: 'email.typed', email: 'xxxx@' })).toEqual({
    type: 'email.typed',
    email: 'xxxx@',
  });
  expect(repeat({ type: 'selection.confirmed', at: 1 })).toEqual({
    type: 'selection.confirmed',
    at: expect.any(Number),
  });
  expect(repeat({ type: 'selection.confirmed', at: 1 })).not.toMatchObject({ at: 1 });
});

test('the tester does what needs a secret, a file, a place or the human check', () => {
  const sent = flowModels
    .flatMap(({ initialInputs }) => initialInputs.flatMap(({ events }) => events))
    .filter((event) => typeof repeat(event) !== 'string');
  const fields = new Set(sent.flatMap((event) => Object.keys(event)));
  for (const secret of ['code', 'password', 'file', 'suggestion'])
    expect(fields).not.toContain(secret);
  expect(repeat({ type: 'email.submitted' })).toEqual({ type: 'email.submitted' });
  expect(repeat({ type: 'email.submitted', altcha: 'xxxxxxxx' })).toMatch(/human check/);
});
