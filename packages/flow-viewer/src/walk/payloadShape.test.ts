import { shapeProblem } from './payloadShape';

const known = [
  { code: '123456' },
  { code: '', error: { kind: 'offline', retryable: true } },
  { code: null, error: { kind: 'refused', retryable: false, status: 400 } },
];

test.each<[string, unknown, string | null]>([
  ['as in the known payloads', { code: '000000' }, null],
  ['with an optional field', { code: null, error: known[1]?.error }, null],
  [
    'with another type',
    { code: 5 },
    '"code" has to be a text or nothing, such as "123456", and is a number.',
  ],
  ['with a missing field', {}, '"code" is missing, such as "123456".'],
  ['with an unknown field', { cod: '1' }, '"cod" is no field here: it has code, error.'],
  [
    'with another type in a nested object',
    { code: '', error: { kind: 'offline', retryable: 'yes' } },
    '"retryable" has to be true or false, such as true, and is a text.',
  ],
  [
    'with a missing field in a nested object',
    { code: '', error: { kind: 'offline' } },
    '"retryable" is missing, such as true.',
  ],
])('a payload %s', (_, payload, problem) => {
  expect(shapeProblem(payload, known)).toBe(problem);
});

test('an event without a known payload accepts no fields', () => {
  expect(shapeProblem({ email: 'a' }, [{}])).toBe('"email" is no field here: it has none.');
  expect(shapeProblem({}, [{}])).toBeNull();
});

test('a result that is undefined may be missing', () => {
  expect(shapeProblem({}, [{ output: undefined }])).toBeNull();
});
