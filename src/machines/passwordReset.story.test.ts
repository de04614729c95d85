import { startFrozen } from './frozen';
import { passwordResetMachine } from './passwordReset';
import { OFFLINE, refusal } from './testing/failures';
import { momentsOf, type Step } from './testing/story';

const EMAIL = 'aina@example.com';
const WRONG_CODE = refusal('Invalid OTP. Please try again.', 'invalid-otp');
const SHORT = refusal('Use at least 8 characters for the password.', 'invalid-request');
const BUSY = refusal('Too many requests.', 'too-many-requests');
const SPENT_CODE = refusal('This code was used.', 'spent-otp');

const IN_EMAIL = { in: 'askingEmail', tags: ['resumable'] };
const IN_CODE = { in: { askingCode: 'coolingDown' }, tags: ['resumable'] };
const MAY_RESEND = { in: { askingCode: 'readyToResend' }, tags: ['mayResend', 'resumable'] };
const IN_PASSWORD = { in: 'askingPassword' };

const emailTyped: Step = [
  { type: 'email.typed', email: ` ${EMAIL} ` },
  { ...IN_EMAIL, changed: { email: ` ${EMAIL} ` } },
];
const emailSubmitted: Step = [
  { type: 'email.submitted', altcha: 'solved' },
  { in: 'sendingCode', tags: ['busy'], asks: { sendCode: { email: EMAIL, altcha: 'solved' } } },
];
const codeSent: Step = [
  { type: 'xstate.done.actor.sendCode', output: { sentAt: 1_000 } },
  { ...IN_CODE, changed: { resendAt: 61_000 }, asks: { waitUntil: { at: 61_000 } } },
];
const codeSubmitted: Step = [
  { type: 'code.submitted', code: '123456' },
  {
    in: 'checkingCode',
    tags: ['busy'],
    changed: { code: '123456' },
    asks: { verifyCode: { email: EMAIL, code: '123456' } },
  },
];
const codeAccepted: Step = [{ type: 'xstate.done.actor.verifyCode' }, IN_PASSWORD];
const passwordSubmitted: Step = [
  { type: 'password.submitted', password: 'long enough' },
  {
    in: 'settingPassword',
    tags: ['busy'],
    asks: { setPassword: { email: EMAIL, code: '123456', password: 'long enough' } },
  },
];
const toCode = [emailTyped, emailSubmitted, codeSent];
const toPassword = [...toCode, codeSubmitted, codeAccepted];

const problem = (value: unknown) => ({ changed: { problem: value } });
const RIGHT = problem(null);
const says = (kind: string, notice: object) => ({ says: [{ type: 'toast', kind, notice }] });
const lost = (during: string) => ({
  ...problem({ about: 'failed', during, failure: OFFLINE }),
  ...says('error', { about: during, failure: OFFLINE }),
});

test.each<[string, readonly Step[]]>([
  [
    'a password is changed and the shopper led to the sign-in',
    [
      ...toPassword,
      passwordSubmitted,
      [
        { type: 'xstate.done.actor.setPassword' },
        {
          in: 'changed',
          changed: { code: '' },
          says: [
            { type: 'toast', kind: 'success', notice: { about: 'done' } },
            { type: 'navigate', to: 'login' },
          ],
        },
      ],
    ],
  ],
  [
    'an e-mail that is none is asked for again, until it is typed anew',
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
    'a code that cannot be mailed is announced',
    [
      emailTyped,
      emailSubmitted,
      [
        { type: 'xstate.error.actor.sendCode', error: OFFLINE },
        { ...IN_EMAIL, ...lost('sending') },
      ],
      [
        { type: 'email.submitted' },
        { in: 'sendingCode', tags: ['busy'], ...RIGHT, asks: { sendCode: { email: EMAIL } } },
      ],
      [{ type: 'email.correctionRequested' }, IN_EMAIL],
    ],
  ],
  [
    'a code that is refused is asked for again and forgotten',
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
          changed: { code: '', problem: { about: 'refusedCode' } },
          asks: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'checking', failure: WRONG_CODE }),
        },
      ],
      [codeSubmitted[0], { ...codeSubmitted[1], changed: { code: '123456', problem: null } }],
      [
        { type: 'xstate.error.actor.verifyCode', error: OFFLINE },
        {
          ...IN_CODE,
          ...lost('checking'),
          changed: { code: '', ...lost('checking').changed },
          asks: { waitUntil: { at: 61_000 } },
        },
      ],
      [codeSubmitted[0], { ...codeSubmitted[1], changed: { code: '123456', problem: null } }],
      [{ type: 'email.correctionRequested' }, IN_EMAIL],
    ],
  ],
  [
    'another code is mailed when the countdown is over',
    [
      ...toCode,
      [{ type: 'xstate.error.actor.waitUntil', error: new Error('no timer') }, MAY_RESEND],
      [
        { type: 'code.submitted', code: '' },
        { ...MAY_RESEND, ...problem({ about: 'code' }) },
      ],
      [
        { type: 'code.resendRequested', altcha: 'solved again' },
        {
          in: { askingCode: 'resending' },
          tags: ['sendingAgain'],
          asks: { resendCode: { email: EMAIL, altcha: 'solved again' } },
          ...RIGHT,
        },
      ],
      [
        { type: 'xstate.error.actor.resendCode', error: OFFLINE },
        { ...MAY_RESEND, ...lost('sending') },
      ],
      [
        { type: 'code.resendRequested' },
        {
          in: { askingCode: 'resending' },
          tags: ['sendingAgain'],
          asks: { resendCode: { email: EMAIL } },
          ...RIGHT,
        },
      ],
      [
        { type: 'xstate.done.actor.resendCode', output: { sentAt: 90_000 } },
        { ...IN_CODE, changed: { resendAt: 150_000 }, asks: { waitUntil: { at: 150_000 } } },
      ],
      [{ type: 'xstate.done.actor.waitUntil' }, MAY_RESEND],
      [
        { type: 'code.submitted', code: '' },
        { ...MAY_RESEND, ...problem({ about: 'code' }) },
      ],
      [{ type: 'email.correctionRequested' }, { ...IN_EMAIL, ...RIGHT }],
    ],
  ],
  [
    'no password is asked for again, until one is typed',
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
      [
        { type: 'password.submitted', password: '' },
        { ...IN_PASSWORD, ...problem({ about: 'password', message: 'Enter a password.' }) },
      ],
      [
        { type: 'email.correctionRequested' },
        { ...IN_EMAIL, changed: { code: '', problem: null } },
      ],
    ],
  ],
  [
    'a password whose answer was lost may hold, and that is known when its code is used by then',
    [
      ...toPassword,
      passwordSubmitted,
      [
        { type: 'xstate.error.actor.setPassword', error: OFFLINE },
        {
          ...IN_PASSWORD,
          ...lost('setting'),
          changed: { mayHold: true, ...lost('setting').changed },
        },
      ],
      [passwordSubmitted[0], { ...passwordSubmitted[1], ...RIGHT }],
      [
        { type: 'xstate.error.actor.setPassword', error: SPENT_CODE },
        {
          ...IN_CODE,
          changed: { code: '', problem: { about: 'usedCode' } },
          asks: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'setting', failure: SPENT_CODE }),
        },
      ],
      [{ type: 'email.correctionRequested' }, { ...IN_EMAIL, ...RIGHT }],
      [
        { type: 'email.typed', email: 'siti@example.com' },
        { ...IN_EMAIL, changed: { email: 'siti@example.com', mayHold: false } },
      ],
    ],
  ],
  [
    'a password that the shop refuses is marked until another is typed',
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
    'a code that was spent meanwhile is asked for again and forgotten',
    [
      ...toPassword,
      passwordSubmitted,
      [
        { type: 'xstate.error.actor.setPassword', error: SPENT_CODE },
        {
          ...IN_CODE,
          changed: { code: '', problem: { about: 'refusedCode' } },
          asks: { waitUntil: { at: 61_000 } },
          ...says('error', { about: 'setting', failure: SPENT_CODE }),
        },
      ],
    ],
  ],
])('%s', async (_, story) => {
  expect(await momentsOf(passwordResetMachine, {}, story)).toStrictEqual(story);
});

test.each([
  ['nothing', {}, ''],
  ['the e-mail that was typed at the sign-in', { email: EMAIL }, EMAIL],
])('a reset begins with %s', (_, input, email) => {
  const { snapshot } = startFrozen(passwordResetMachine, input);
  expect(snapshot().value).toBe('askingEmail');
  expect(snapshot().context).toEqual({
    email,
    code: '',
    resendAt: null,
    mayHold: false,
    problem: null,
  });
});
