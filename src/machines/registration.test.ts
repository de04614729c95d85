import { createPausedActor } from '@kedai/flow-viewer/model';
import { OFFLINE, refusal } from './models/failures';
import { registrationMachine } from './registration';
import {
  CODE_REJECTED,
  EMAIL,
  EMAIL_REJECTED,
  emailSubmitted,
  IN_CODE,
  IN_EMAIL,
  inCode,
  MAY_RESEND,
  NOT_RESENT,
  problem,
  RESENDING,
  toCode,
  WRONG_CODE,
} from './testing/mailedCodeSteps';
import { runStory, type Step } from './testing/story';

const TAKEN = refusal('This email is taken.', 'email-taken');
const NO_LONGER_VERIFIED = refusal('Please verify your email again.', 'email-not-verified');

const IN_DETAILS = { state: { enteringDetails: 'ready' }, tags: ['details'] };
const DETAILS_REJECTED = {
  state: { enteringDetails: 'rejected' },
  tags: ['details', 'rejected'],
};

const codeSubmitted: Step = [
  { type: 'code.submitted', code: '123456' },
  {
    state: 'checkingCode',
    tags: ['busy', 'code'],
    effectInputs: { verifyCode: { email: EMAIL, code: '123456' } },
  },
];
const codeAccepted: Step = [
  { type: 'xstate.done.actor.verifyCode' },
  { ...IN_DETAILS, changed: { isVerified: true } },
];
const nameTyped: Step = [
  { type: 'name.typed', name: ' Aina ' },
  { ...IN_DETAILS, changed: { name: ' Aina ' } },
];
const detailsSubmitted: Step = [
  { type: 'details.submitted', password: 'long enough' },
  {
    state: 'registering',
    tags: ['busy', 'details', 'signingIn'],
    effectInputs: { register: { name: 'Aina', email: EMAIL, password: 'long enough' } },
  },
];
const toDetails = [...toCode, codeSubmitted, codeAccepted];

test.each<[string, readonly Step[]]>([
  [
    'a new customer registers',
    [
      ...toDetails,
      nameTyped,
      detailsSubmitted,
      [
        { type: 'xstate.done.actor.register' },
        {
          state: 'mergingCart',
          tags: ['busy', 'details', 'signingIn'],
          effectInputs: { mergeGuestCart: undefined },
        },
      ],
      [
        { type: 'xstate.done.actor.mergeGuestCart' },
        { state: 'registered', tags: ['busy', 'details', 'signingIn'] },
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
      emailSubmitted(),
      [
        { type: 'xstate.error.actor.sendCode', error: OFFLINE },
        { ...EMAIL_REJECTED, ...problem({ about: 'sending', failure: OFFLINE }) },
      ],
      emailSubmitted(),
    ],
  ],
  [
    'a wrong code shows an error until the shopper types',
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
          ...problem({ about: 'checking', failure: WRONG_CODE }),
          effectInputs: { waitUntil: { at: 61_000 } },
        },
      ],
      codeSubmitted,
      [{ type: 'email.correctionRequested' }, { ...IN_EMAIL, changed: { resendAt: null } }],
    ],
  ],
  [
    'another code can be sent when the countdown is over',
    [
      ...toCode,
      [{ type: 'xstate.done.actor.waitUntil' }, MAY_RESEND],
      [
        { type: 'code.resendRequested', altcha: 'solved again' },
        {
          ...RESENDING,
          effectInputs: { resendCode: { email: EMAIL, altcha: 'solved again' } },
        },
      ],
      [
        { type: 'xstate.error.actor.resendCode', error: OFFLINE },
        { ...NOT_RESENT, ...problem({ about: 'sending', failure: OFFLINE }) },
      ],
      [
        { type: 'code.resendRequested' },
        {
          ...RESENDING,
          effectInputs: { resendCode: { email: EMAIL } },
        },
      ],
      [
        { type: 'xstate.done.actor.resendCode', output: { sentAt: 90_000 } },
        {
          ...IN_CODE,
          changed: { resendAt: 150_000 },
          effectInputs: { waitUntil: { at: 150_000 } },
        },
      ],
      [{ type: 'xstate.done.actor.waitUntil' }, MAY_RESEND],
      [
        { type: 'code.submitted', code: '' },
        {
          ...inCode('rejected', 'readyToResend', 'mayResend', 'rejected'),
          ...problem({ about: 'code' }),
        },
      ],
      [{ type: 'email.correctionRequested' }, { ...IN_EMAIL, changed: { resendAt: null } }],
    ],
  ],
  [
    'a missing name and password show errors until the shopper types',
    [
      ...toDetails,
      [
        { type: 'details.submitted', password: '' },
        {
          ...DETAILS_REJECTED,
          ...problem({ about: 'details', name: 'Enter your name.', password: 'Enter a password.' }),
        },
      ],
      [
        { type: 'name.typed', name: 'Aina' },
        { ...IN_DETAILS, changed: { name: 'Aina' } },
      ],
      [
        { type: 'details.submitted', password: '' },
        {
          ...DETAILS_REJECTED,
          ...problem({ about: 'details', name: null, password: 'Enter a password.' }),
        },
      ],
      [{ type: 'password.typed' }, { ...IN_DETAILS }],
      [
        { type: 'name.typed', name: ' ' },
        { ...IN_DETAILS, changed: { name: ' ' } },
      ],
      [
        { type: 'details.submitted', password: 'x' },
        {
          ...DETAILS_REJECTED,
          ...problem({ about: 'details', name: 'Enter your name.', password: null }),
        },
      ],
      [
        { type: 'email.correctionRequested' },
        { ...IN_EMAIL, changed: { resendAt: null, isVerified: false } },
      ],
    ],
  ],
  [
    'a refused registration keeps the name and shows a toast',
    [
      ...toDetails,
      nameTyped,
      detailsSubmitted,
      [
        { type: 'xstate.error.actor.register', error: TAKEN },
        {
          ...IN_DETAILS,
          emitted: [
            { type: 'toast', kind: 'error', notice: { about: 'registering', failure: TAKEN } },
          ],
        },
      ],
      [
        { type: 'details.submitted', password: '' },
        {
          ...DETAILS_REJECTED,
          ...problem({ about: 'details', name: null, password: 'Enter a password.' }),
        },
      ],
      detailsSubmitted,
      [
        { type: 'xstate.error.actor.register', error: NO_LONGER_VERIFIED },
        {
          ...EMAIL_REJECTED,
          changed: {
            problem: { about: 'registering', failure: NO_LONGER_VERIFIED },
            resendAt: null,
            isVerified: false,
          },
        },
      ],
    ],
  ],
])('%s', async (_, story) => {
  expect(await runStory(registrationMachine, {}, story)).toStrictEqual(story);
});

test.each([
  ['nothing', {}, { enteringEmail: 'ready' }],
  ['a typed e-mail and name', { email: EMAIL, name: 'Aina' }, { enteringEmail: 'ready' }],
  ['a sent code', { email: EMAIL, resendAt: 61_000 }, IN_CODE.state],
  [
    'a verified e-mail',
    { email: EMAIL, resendAt: 61_000, isVerified: true, name: 'Aina' },
    IN_DETAILS.state,
  ],
])('a registration continues with %s', (_, input, state) => {
  const { snapshot } = createPausedActor(registrationMachine, input);
  expect(snapshot().value).toEqual(state);
  const start = { email: '', name: '', resendAt: null, isVerified: false, problem: null };
  expect(snapshot().context).toEqual({ ...start, ...input });
});

test.each(['', 'aina', 'aina@', '@example.com'])('the e-mail "%s" is invalid', async (email) => {
  const { send, snapshot } = createPausedActor(registrationMachine, { email });
  await send({ type: 'email.submitted' });
  expect(snapshot().context).toMatchObject({ email, problem: { about: 'email' } });
});

test.each(['', '12345', '1234567', '12345a'])('the code "%s" is not sent', async (code) => {
  const { send, snapshot } = createPausedActor(registrationMachine, { email: EMAIL, resendAt: 0 });
  await send({ type: 'code.submitted', code });
  expect(snapshot().context.problem).toEqual({ about: 'code' });
});

test('a failed cart merge shows a toast, and the shopper is registered anyway', async () => {
  const input = { email: EMAIL, name: 'Aina', resendAt: 0, isVerified: true };
  const { send, snapshot, emitted } = createPausedActor(registrationMachine, input);
  await send(detailsSubmitted[0]);
  await send({ type: 'xstate.done.actor.register' });
  await send({ type: 'xstate.error.actor.mergeGuestCart', error: OFFLINE });
  expect(snapshot().status).toBe('done');
  expect(emitted).toEqual([{ type: 'toast', kind: 'error', notice: { about: 'merging' } }]);
});
