import { createPausedActor } from '@kedai/flow-viewer/model';
import { passwordResetMachine } from './passwordReset';
import { OFFLINE, refusal } from './testing/failures';
import { runStory, type Step } from './testing/story';

const EMAIL = 'aina@example.com';
const WRONG_CODE = refusal('Invalid OTP. Please try again.', 'invalid-otp');
const SHORT = refusal('Use at least 8 characters for the password.', 'invalid-request');
const BUSY = refusal('Too many requests.', 'too-many-requests');
const SPENT_CODE = refusal('This code was used.', 'spent-otp');

const IN_EMAIL = { state: 'enteringEmail', tags: ['email'] };
const IN_CODE = { state: { enteringCode: 'coolingDown' }, tags: ['code'] };
const MAY_RESEND = { state: { enteringCode: 'readyToResend' }, tags: ['code', 'mayResend'] };
const IN_PASSWORD = { state: 'enteringPassword', tags: ['password'] };

const emailTyped: Step = [
  { type: 'email.typed', email: ` ${EMAIL} ` },
  { ...IN_EMAIL, changed: { email: ` ${EMAIL} ` } },
];
const emailSubmitted: Step = [
  { type: 'email.submitted', altcha: 'solved' },
  {
    state: 'sendingCode',
    tags: ['busy', 'email'],
    effectInputs: { sendCode: { email: EMAIL, altcha: 'solved' } },
  },
];
const codeSent: Step = [
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1_000 } },
  { ...IN_CODE, changed: { resendAt: 61_000 }, effectInputs: { waitUntil: { at: 61_000 } } },
];
const codeSubmitted: Step = [
  { type: 'code.submitted', code: '123456' },
  {
    state: 'checkingCode',
    tags: ['busy', 'code'],
    changed: { code: '123456' },
    effectInputs: { verifyCode: { email: EMAIL, code: '123456' } },
  },
];
const codeAccepted: Step = [{ type: 'xstate.done.actor.verifyCode' }, IN_PASSWORD];
const passwordSubmitted: Step = [
  { type: 'password.submitted', password: 'long enough' },
  {
    state: 'settingPassword',
    tags: ['busy', 'password'],
    effectInputs: { setPassword: { email: EMAIL, code: '123456', password: 'long enough' } },
  },
];
const toCode = [emailTyped, emailSubmitted, codeSent];
const toPassword = [...toCode, codeSubmitted, codeAccepted];

const problem = (value: unknown) => ({ changed: { problem: value } });
const RIGHT = problem(null);
const says = (kind: string, notice: object) => ({ emitted: [{ type: 'toast', kind, notice }] });
const lost = (during: string) => ({
  ...problem({ about: 'failed', during, failure: OFFLINE }),
  ...says('error', { about: during, failure: OFFLINE }),
});

test.each<[string, readonly Step[]]>([
  [
    'a changed password ends the flow',
    [
      ...toPassword,
      passwordSubmitted,
      [
        { type: 'xstate.done.actor.setPassword' },
        {
          state: 'changed',
          tags: ['busy', 'password'],
        },
      ],
    ],
  ],
  [
    'an invalid e-mail shows an error until the shopper types',
    [
      [{ type: 'email.submitted' }, { ...IN_EMAIL, ...problem({ about: 'email' }) }],
      [
        { type: 'email.typed', email: EMAIL },
        { ...IN_EMAIL, changed: { email: EMAIL, problem: null } },
      ],
      [
        { type: 'email.typed', email: '' },
        { ...IN_EMAIL, changed: { email: '' } },
      ],
      [{ type: 'email.submitted' }, { ...IN_EMAIL, ...problem({ about: 'email' }) }],
    ],
  ],
  [
    'a code that cannot be sent shows a toast',
    [
      emailTyped,
      emailSubmitted,
      [
        { type: 'xstate.error.actor.sendCode', error: OFFLINE },
        { ...IN_EMAIL, ...lost('sending') },
      ],
      [
        { type: 'email.submitted' },
        {
          state: 'sendingCode',
          tags: ['busy', 'email'],
          ...RIGHT,
          effectInputs: { sendCode: { email: EMAIL } },
        },
      ],
    ],
  ],
  [
    'a refused code shows an error',
    [
      ...toCode,
      [
        { type: 'code.submitted', code: '12345' },
        { ...IN_CODE, ...problem({ about: 'code' }) },
      ],
      [{ type: 'code.typed' }, { ...IN_CODE, ...RIGHT }],
      codeSubmitted,
      [
        { type: 'xstate.error.actor.verifyCode', error: WRONG_CODE },
        {
          ...IN_CODE,
          ...problem({ about: 'refusedCode' }),
          effectInputs: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'checking', failure: WRONG_CODE }),
        },
      ],
      [codeSubmitted[0], { ...codeSubmitted[1], ...RIGHT }],
      [
        { type: 'xstate.error.actor.verifyCode', error: OFFLINE },
        {
          ...IN_CODE,
          ...lost('checking'),
          effectInputs: { waitUntil: { at: 61_000 } },
        },
      ],
      [codeSubmitted[0], { ...codeSubmitted[1], ...RIGHT }],
      [
        { type: 'email.correctionRequested' },
        { ...IN_EMAIL, changed: { code: '', resendAt: null } },
      ],
    ],
  ],
  [
    'another code that cannot be sent shows a toast',
    [
      ...toCode,
      [{ type: 'xstate.done.actor.waitUntil' }, MAY_RESEND],
      [
        { type: 'code.resendRequested' },
        {
          state: { enteringCode: 'resending' },
          tags: ['code', 'sendingAgain'],
          effectInputs: { resendCode: { email: EMAIL } },
        },
      ],
      [
        { type: 'xstate.error.actor.resendCode', error: OFFLINE },
        { ...MAY_RESEND, ...lost('sending') },
      ],
    ],
  ],
  [
    'an empty password shows an error until the shopper types',
    [
      ...toPassword,
      [
        { type: 'password.submitted', password: '' },
        { ...IN_PASSWORD, ...problem({ about: 'password', message: 'Enter a password.' }) },
      ],
      [{ type: 'password.typed' }, { ...IN_PASSWORD, ...RIGHT }],
      [
        { type: 'password.submitted', password: '' },
        { ...IN_PASSWORD, ...problem({ about: 'password', message: 'Enter a password.' }) },
      ],
      [passwordSubmitted[0], { ...passwordSubmitted[1], ...RIGHT }],
      [
        { type: 'xstate.error.actor.setPassword', error: BUSY },
        {
          ...IN_PASSWORD,
          ...problem({ about: 'failed', during: 'setting', failure: BUSY }),
          ...says('error', { about: 'setting', failure: BUSY }),
        },
      ],
    ],
  ],
  [
    'a password without a response may be set: a used code then gets its own error',
    [
      ...toPassword,
      passwordSubmitted,
      [
        { type: 'xstate.error.actor.setPassword', error: OFFLINE },
        {
          ...IN_PASSWORD,
          ...lost('setting'),
          changed: { mayHaveSucceeded: true, ...lost('setting').changed },
        },
      ],
      [passwordSubmitted[0], { ...passwordSubmitted[1], ...RIGHT }],
      [
        { type: 'xstate.error.actor.setPassword', error: SPENT_CODE },
        {
          ...IN_CODE,
          ...problem({ about: 'usedCode' }),
          effectInputs: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'setting', failure: SPENT_CODE }),
        },
      ],
      [
        { type: 'email.correctionRequested' },
        { ...IN_EMAIL, changed: { code: '', problem: null, resendAt: null } },
      ],
      [
        { type: 'email.typed', email: 'siti@example.com' },
        { ...IN_EMAIL, changed: { email: 'siti@example.com', mayHaveSucceeded: false } },
      ],
    ],
  ],
  [
    'a refused password shows an error until the shopper types',
    [
      ...toPassword,
      passwordSubmitted,
      [
        { type: 'xstate.error.actor.setPassword', error: SHORT },
        {
          ...IN_PASSWORD,
          ...problem({ about: 'refusedPassword' }),
          ...says('error', { about: 'setting', failure: SHORT }),
        },
      ],
      [{ type: 'password.typed' }, { ...IN_PASSWORD, ...RIGHT }],
    ],
  ],
  [
    'a code that was used elsewhere shows an error',
    [
      ...toPassword,
      passwordSubmitted,
      [
        { type: 'xstate.error.actor.setPassword', error: SPENT_CODE },
        {
          ...IN_CODE,
          ...problem({ about: 'refusedCode' }),
          effectInputs: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'setting', failure: SPENT_CODE }),
        },
      ],
    ],
  ],
])('%s', async (_, story) => {
  expect(await runStory(passwordResetMachine, {}, story)).toStrictEqual(story);
});

test.each([
  ['nothing', {}, 'enteringEmail'],
  ['a typed e-mail', { email: EMAIL }, 'enteringEmail'],
  ['a sent code', { email: EMAIL, resendAt: 61_000 }, { enteringCode: 'coolingDown' }],
])('a reset continues with %s', (_, input, state) => {
  const { snapshot } = createPausedActor(passwordResetMachine, input);
  expect(snapshot().value).toEqual(state);
  const start = { email: '', code: '', resendAt: null, mayHaveSucceeded: false, problem: null };
  expect(snapshot().context).toEqual({ ...start, ...input });
});
