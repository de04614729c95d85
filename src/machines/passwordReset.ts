import { cleanText } from '../contract/text';
import { asFailure } from './outcome';
import { codeRequest, passwordResetSetup } from './passwordReset.setup';

/** Password reset (spec §2, §4, §8): e-mail, code, new password, then the shopper is led to the sign-in. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description: 'A forgotten password: e-mail, code, new password.',
  context: ({ input }) => ({
    email: input.email ?? '',
    code: '',
    resendAt: null,
    mayHold: false,
    problem: null,
  }),
  initial: 'askingEmail',
  states: {
    askingEmail: {
      description: 'Step reset: whose password is it?',
      tags: 'resumable',
      on: {
        'email.typed': { actions: ['keepEmail', 'clearProblem'] },
        'email.submitted': [
          { guard: 'isEmailValid', target: 'sendingCode', actions: 'clearProblem' },
          { actions: { type: 'noteProblem', params: { about: 'email' } } },
        ],
      },
    },
    sendingCode: {
      description: 'The code is being mailed.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context, event }) => codeRequest(context, event),
        onDone: {
          target: 'askingCode',
          actions: { type: 'startCountdown', params: ({ event }) => event.output },
        },
        onError: {
          target: 'askingEmail',
          actions: {
            type: 'tellFailed',
            params: ({ event }) => ({ during: 'sending', failure: asFailure(event.error) }),
          },
        },
      },
      on: { 'email.correctionRequested': 'askingEmail' },
    },
    askingCode: {
      description: 'Step otp: the six digits from the mail.',
      initial: 'coolingDown',
      entry: 'dropCode',
      on: {
        'code.typed': { actions: 'clearProblem' },
        'code.submitted': [
          {
            guard: 'isCodeComplete',
            target: 'checkingCode',
            actions: ['keepCode', 'clearProblem'],
          },
          { actions: { type: 'noteProblem', params: { about: 'code' } } },
        ],
        'email.correctionRequested': { target: 'askingEmail', actions: 'clearProblem' },
      },
      states: {
        coolingDown: {
          description: 'The countdown for another code runs.',
          tags: 'resumable',
          invoke: {
            id: 'waitUntil',
            src: 'waitUntil',
            input: ({ context }) => ({ at: context.resendAt ?? 0 }),
            onDone: 'readyToResend',
            onError: 'readyToResend',
          },
        },
        readyToResend: {
          description: 'Another code may be asked for.',
          tags: ['mayResend', 'resumable'],
          on: { 'code.resendRequested': { target: 'resending', actions: 'clearProblem' } },
        },
        resending: {
          description: 'Another code is being mailed.',
          tags: 'sendingAgain',
          invoke: {
            id: 'resendCode',
            src: 'sendCode',
            input: ({ context, event }) => codeRequest(context, event),
            onDone: {
              target: 'coolingDown',
              actions: { type: 'startCountdown', params: ({ event }) => event.output },
            },
            onError: {
              target: 'readyToResend',
              actions: {
                type: 'tellFailed',
                params: ({ event }) => ({ during: 'sending', failure: asFailure(event.error) }),
              },
            },
          },
        },
      },
    },
    checkingCode: {
      description: 'The shop compares the digits.',
      tags: 'busy',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => ({ email: cleanText(context.email), code: context.code }),
        onDone: 'askingPassword',
        onError: [
          {
            guard: {
              type: 'isCodeRefused',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
            target: 'askingCode',
            actions: [
              {
                type: 'noteRefusedCode',
                params: ({ event }) => ({ failure: asFailure(event.error) }),
              },
              {
                type: 'announce',
                params: ({ event }) => ({ about: 'checking', failure: asFailure(event.error) }),
              },
            ],
          },
          {
            target: 'askingCode',
            actions: {
              type: 'tellFailed',
              params: ({ event }) => ({ during: 'checking', failure: asFailure(event.error) }),
            },
          },
        ],
      },
      on: { 'email.correctionRequested': 'askingEmail' },
    },
    askingPassword: {
      description: 'Step password: the new one.',
      on: {
        'password.typed': { actions: 'clearProblem' },
        'password.submitted': [
          { guard: 'isPasswordAccepted', target: 'settingPassword', actions: 'clearProblem' },
          { actions: 'noteWrongPassword' },
        ],
        'email.correctionRequested': {
          target: 'askingEmail',
          actions: ['dropCode', 'clearProblem'],
        },
      },
    },
    settingPassword: {
      description: 'The new password is being saved.',
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context, event }) => ({
          email: cleanText(context.email),
          code: context.code,
          password: 'password' in event ? event.password : '',
        }),
        onDone: {
          target: 'changed',
          actions: { type: 'announce', params: { about: 'done' } },
        },
        onError: [
          {
            guard: {
              type: 'isCodeRefused',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
            target: 'askingCode',
            actions: [
              {
                type: 'noteCodeGone',
                params: ({ event }) => ({ failure: asFailure(event.error) }),
              },
              {
                type: 'announce',
                params: ({ event }) => ({ about: 'setting', failure: asFailure(event.error) }),
              },
            ],
          },
          {
            guard: {
              type: 'isPasswordRefused',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
            target: 'askingPassword',
            actions: [
              { type: 'noteProblem', params: { about: 'refusedPassword' } },
              {
                type: 'announce',
                params: ({ event }) => ({ about: 'setting', failure: asFailure(event.error) }),
              },
            ],
          },
          {
            target: 'askingPassword',
            actions: [
              {
                type: 'noteAnswer',
                params: ({ event }) => ({ failure: asFailure(event.error) }),
              },
              {
                type: 'tellFailed',
                params: ({ event }) => ({ during: 'setting', failure: asFailure(event.error) }),
              },
            ],
          },
        ],
      },
    },
    changed: {
      description: 'The password is the new one.',
      type: 'final',
      entry: ['dropCode', 'goToSignIn'],
    },
  },
});
