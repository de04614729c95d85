import { createPausedActor } from '@kedai/flow-viewer/model';
import { OFFLINE, refusal } from './models/failures';
import { passwordResetMachine } from './passwordReset';
import {
  CODE_REJECTED,
  EMAIL,
  EMAIL_REJECTED,
  emailSubmitted,
  emailTyped,
  IN_CODE,
  IN_EMAIL,
  problem,
  toCode,
  WRONG_CODE,
} from './testing/mailedCodeSteps';
import { runStory, type Step } from './testing/story';

const SHORT = refusal('Use at least 8 characters for the password.', 'invalid-request');
const BUSY = refusal('Too many requests.', 'too-many-requests');
const EARLIER_CODE = refusal('Use the newer code.', 'earlier-code');
const SPENT_CODE = refusal('This code was used.', 'spent-otp');

const IN_PASSWORD = { state: { enteringPassword: 'ready' }, tags: ['password'] };
const PASSWORD_REJECTED = {
  state: { enteringPassword: 'rejected' },
  tags: ['password', 'rejected'],
};

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
const toPassword = [...toCode, codeSubmitted, codeAccepted];

const says = (kind: string, notice: object) => ({ emitted: [{ type: 'toast', kind, notice }] });
const lost = (during: string) => ({
  ...problem({ about: 'failed', during, failure: OFFLINE }),
  ...says('error', { about: during, failure: OFFLINE }),
});

/** The code is refused, and the countdown to another one goes on. */
const codeRefused = (about: string, during: string, failure: object) => ({
  ...CODE_REJECTED,
  ...problem({ about }),
  effectInputs: { waitUntil: { at: 61_000 } },
  ...says('error', { about: during, failure }),
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
      [{ type: 'xstate.done.actor.setPassword' }, { state: 'changed', tags: ['busy', 'password'] }],
    ],
  ],
  [
    'an invalid e-mail shows an error, and a code that cannot be sent a toast too',
    [
      [{ type: 'email.submitted' }, { ...EMAIL_REJECTED, ...problem({ about: 'email' }) }],
      emailTyped,
      emailSubmitted('solved'),
      [
        { type: 'xstate.error.actor.sendCode', error: OFFLINE },
        { ...EMAIL_REJECTED, ...lost('sending') },
      ],
      emailSubmitted(),
    ],
  ],
  [
    'a refused code shows an error',
    [
      ...toCode,
      codeSubmitted,
      [
        { type: 'xstate.error.actor.verifyCode', error: WRONG_CODE },
        codeRefused('refusedCode', 'checking', WRONG_CODE),
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
        codeRefused('usedCode', 'setting', SPENT_CODE),
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
        codeRefused('earlierCode', 'checking', EARLIER_CODE),
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
        codeRefused('refusedCode', 'setting', SPENT_CODE),
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
