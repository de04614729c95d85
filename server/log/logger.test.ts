import { DrizzleQueryError } from 'drizzle-orm';
import { LoggableError, logger } from './logger';

let lines: string[];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => {
    lines.push(line);
  });
});

const logged = (error: unknown) => {
  logger.error('A call failed.', error, { call: 'POST /api/cart/add' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('\n');
  return JSON.parse(lines[0] ?? '');
};

test('a line is JSON with time, level, message, fields and the stack of the error', () => {
  expect(logged(new TypeError('secret'))).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'error',
    message: 'A call failed.',
    call: 'POST /api/cart/add',
    error: { name: 'TypeError', stack: expect.any(Array) },
  });
  expect(lines[0]).toContain('logger.test.ts');
});

test('a failed query logs its code and constraint, but no parameter', () => {
  const refused = Object.assign(new Error('duplicate key (email)=(secret)'), {
    code: '23505',
    constraint: 'users_email_unique',
    detail: 'Key (email)=(secret) already exists.',
  });
  const query = new DrizzleQueryError('insert into users values ($1)', ['secret'], refused);
  expect(logged(query).error.cause).toMatchObject({
    code: '23505',
    constraint: 'users_email_unique',
  });
  expect(lines[0]).not.toContain('secret');
});

test.each([
  ['lines that look like source', 'x\n    at secret (/srv/secret.ts:1:1)'],
  ['a second line of the log', 'x\n{"level":"info","message":"secret"}'],
  ['only such a line', '\n    at secret (/srv/secret.ts:1:1)'],
])('the message of an error cannot forge log lines: %s', (_, message) => {
  const error = new Error(message);
  logged(error);
  expect(lines[0]).not.toContain('secret');
  expect(lines[0]).toContain('logger.test.ts');
});

test.each([
  ['a message that was changed', Object.assign(new Error('x\n    at secret'), { message: '' })],
  ['a code that is a text', Object.assign(new Error(), { code: 'a secret', table: 'a\nsecret' })],
  ['a name that is a text', Object.assign(new Error(), { name: 'the secret name' })],
  ['a text in place of an error', 'secret'],
  ['an error within another', new Error('', { cause: new Error('secret') })],
])('logs no text of %s', (_, error) => {
  logged(error);
  expect(lines[0]).not.toContain('secret');
});

test('logs the message of a LoggableError', () => {
  expect(logged(new LoggableError('The maps cannot be reached.')).error.reason).toBe(
    'The maps cannot be reached.',
  );
});
