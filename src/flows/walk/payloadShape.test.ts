import { shapeProblem } from './payloadShape';

const known = [
  { code: '123456' },
  { code: '', error: { kind: 'offline', retryable: true } },
  { code: null, error: { kind: 'refused', retryable: false, status: 400 } },
];

test.each<[string, unknown, string | null]>([
  ['as it is known', { code: '000000' }, null],
  ['with what may be left out', { code: null, error: known[1]?.error }, null],
  [
    'with another type',
    { code: 5 },
    '"code" has to be a text or nothing, such as "123456", and is a number.',
  ],
  ['with a field left out', {}, '"code" is missing, such as "123456".'],
  ['with a field misspelt', { cod: '1' }, '"cod" is no field here: it has code, error.'],
  [
    'wrong further in',
    { code: '', error: { kind: 'offline', retryable: 'yes' } },
    '"retryable" has to be true or false, such as true, and is a text.',
  ],
  [
    'with a field left out further in',
    { code: '', error: { kind: 'offline' } },
    '"retryable" is missing, such as true.',
  ],
])('a payload %s', (_, payload, problem) => {
  expect(shapeProblem(payload, known)).toBe(problem);
});

test('an event that is known with no payload has no fields', () => {
  expect(shapeProblem({ email: 'a' }, [{}])).toBe('"email" is no field here: it has none.');
  expect(shapeProblem({}, [{}])).toBeNull();
});
