import { createPausedActor } from '@kedai/flow-viewer/model';
import { OFFLINE, refusal } from './models/failures';
import { passwordResetMachine } from './passwordReset';
import { runStory, type Step } from './testing/story';

const EMAIL = 'aina@example.com';
const WRONG_CODE = refusal('Invalid OTP. Please try again.', 'invalid-otp');
const SHORT = refusal('Use at least 8 characters for the password.', 'invalid-request');
const BUSY = refusal('Too many requests.', 'too-many-requests');
const EARLIER_CODE = refusal('Use the newer code.', 'earlier-code');
const SPENT_CODE = refusal('This code was used.', 'spent-otp');

const IN_EMAIL = { state: { enteringEmail: 'ready' }, tags: ['email'] };
const EMAIL_REJECTED = { state: { enteringEmail: 'rejected' }, tags: ['email', 'rejected'] };
const inCode = (code: 'ready' | 'rejected', resend: string, ...tags: string[]) => ({
  state: { enteringCode: { code, resend } },
  tags: ['code', ...tags],
});
const IN_CODE = inCode('ready', 'coolingDown');
const CODE_REJECTED = inCode('rejected', 'coolingDown', 'rejected');
const MAY_RESEND = inCode('ready', 'readyToResend', 'mayResend');
const RESENDING = inCode('ready', 'resending', 'sendingAgain');
const NOT_RESENT = inCode('ready', 'rejected', 'mayResend', 'rejected');
const IN_PASSWORD = { state: { enteringPassword: 'ready' }, tags: ['password'] };
const PASSWORD_REJECTED = {
  state: { enteringPassword: 'rejected' },
  tags: ['password', 'rejected'],
};

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
const { changed: _, ...checkedAgain } = codeSubmitted[1];
const codeSubmittedAgain: Step = [codeSubmitted[0], checkedAgain];
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
const says = (kind: string, notice: object) => ({ emitted: [{ type: 'toast', kind, notice }] });
const lost = (during: string) => ({
  ...problem({ about: 'failed', during, failure: OFFLINE }),
  ...says('error', { about: during, failure: OFFLINE }),
});

const PASSKEYS = [{ name: 'Chrome on Android', createdAt: 1 }];

test.each<[string, readonly Step[]]>([
  [
    'the passkeys of the account are shown, and removed on request',
    [
      ...toCode,
      codeSubmitted,
      [
        { type: 'xstate.done.actor.verifyCode', output: { passkeys: PASSKEYS } },
        { ...IN_PASSWORD, changed: { passkeys: PASSKEYS } },
      ],
      [
        { type: 'password.submitted', password: 'long enough', removePasskeys: true },
        {
          state: 'settingPassword',
          tags: ['busy', 'password'],
          effectInputs: {
            setPassword: {
              email: EMAIL,
              code: '123456',
              password: 'long enough',
              removePasskeys: true,
            },
          },
        },
      ],
    ],
  ],
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
      [{ type: 'email.submitted' }, { ...EMAIL_REJECTED, ...problem({ about: 'email' }) }],
      [
        { type: 'email.typed', email: EMAIL },
        { ...IN_EMAIL, changed: { email: EMAIL } },
      ],
      [
        { type: 'email.typed', email: '' },
        { ...IN_EMAIL, changed: { email: '' } },
      ],
      [{ type: 'email.submitted' }, EMAIL_REJECTED],
    ],
  ],
  [
    'a code that cannot be sent shows a toast',
    [
      emailTyped,
      emailSubmitted,
      [
        { type: 'xstate.error.actor.sendCode', error: OFFLINE },
        { ...EMAIL_REJECTED, ...lost('sending') },
      ],
      [
        { type: 'email.submitted' },
        {
          state: 'sendingCode',
          tags: ['busy', 'email'],
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
        { ...CODE_REJECTED, ...problem({ about: 'code' }) },
      ],
      [{ type: 'code.typed' }, { ...IN_CODE }],
      codeSubmitted,
      [
        { type: 'xstate.error.actor.verifyCode', error: WRONG_CODE },
        {
          ...CODE_REJECTED,
          ...problem({ about: 'refusedCode' }),
          effectInputs: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'checking', failure: WRONG_CODE }),
        },
      ],
      codeSubmittedAgain,
      [
        { type: 'xstate.error.actor.verifyCode', error: OFFLINE },
        {
          ...CODE_REJECTED,
          ...lost('checking'),
          effectInputs: { waitUntil: { at: 61_000 } },
        },
      ],
      codeSubmittedAgain,
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
          ...RESENDING,
          effectInputs: { resendCode: { email: EMAIL } },
        },
      ],
      [
        { type: 'xstate.error.actor.resendCode', error: OFFLINE },
        { ...NOT_RESENT, ...lost('sending') },
      ],
      [{ type: 'code.typed' }, MAY_RESEND],
    ],
  ],
  [
    'an empty password shows an error until the shopper types',
    [
      ...toPassword,
      [
        { type: 'password.submitted', password: '' },
        { ...PASSWORD_REJECTED, ...problem({ about: 'password', message: 'Enter a password.' }) },
      ],
      [{ type: 'password.typed' }, { ...IN_PASSWORD }],
      [{ type: 'password.submitted', password: '' }, PASSWORD_REJECTED],
      passwordSubmitted,
      [
        { type: 'xstate.error.actor.setPassword', error: BUSY },
        {
          ...PASSWORD_REJECTED,
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
          ...PASSWORD_REJECTED,
          ...lost('setting'),
          changed: { isOutcomeUnknown: true, ...lost('setting').changed },
        },
      ],
      passwordSubmitted,
      [
        { type: 'xstate.error.actor.setPassword', error: SPENT_CODE },
        {
          ...CODE_REJECTED,
          ...problem({ about: 'usedCode' }),
          effectInputs: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'setting', failure: SPENT_CODE }),
        },
      ],
      [
        { type: 'email.correctionRequested' },
        { ...IN_EMAIL, changed: { code: '', resendAt: null } },
      ],
      [
        { type: 'email.typed', email: 'siti@example.com' },
        { ...IN_EMAIL, changed: { email: 'siti@example.com', isOutcomeUnknown: false } },
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
          ...PASSWORD_REJECTED,
          ...problem({ about: 'refusedPassword' }),
          ...says('error', { about: 'setting', failure: SHORT }),
        },
      ],
      [{ type: 'password.typed' }, { ...IN_PASSWORD }],
    ],
  ],
  [
    'a code of an earlier mail shows its own error',
    [
      ...toCode,
      codeSubmitted,
      [
        { type: 'xstate.error.actor.verifyCode', error: EARLIER_CODE },
        {
          ...CODE_REJECTED,
          ...problem({ about: 'earlierCode' }),
          effectInputs: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'checking', failure: EARLIER_CODE }),
        },
      ],
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
          ...CODE_REJECTED,
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
  ['nothing', {}, IN_EMAIL.state],
  ['a typed e-mail', { email: EMAIL }, IN_EMAIL.state],
  ['a sent code', { email: EMAIL, resendAt: 61_000 }, IN_CODE.state],
])('a reset continues with %s', (_, input, state) => {
  const { snapshot } = createPausedActor(passwordResetMachine, input);
  expect(snapshot().value).toEqual(state);
  const start = {
    email: '',
    code: '',
    resendAt: null,
    passkeys: [],
    isOutcomeUnknown: false,
    problem: null,
  };
  expect(snapshot().context).toEqual({ ...start, ...input });
});
