import { cleanText } from '../contract/text';
import { asFailure } from './outcome';
import { codeRequest, passwordResetSetup } from './passwordReset.setup';

/** Password reset (spec §2, §4, §8): e-mail, code, new password, then navigation to the sign-in. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description: 'A forgotten password: e-mail, code, new password.',
  context: ({ input }) => ({
    email: input.email ?? '',
    code: '',
    resendAt: null,
    mayHaveSucceeded: false,
    problem: null,
  }),
  initial: 'enteringEmail',
  states: {
    enteringEmail: {
      description: 'Step reset: the e-mail of the account.',
      tags: 'resumable',
      on: {
        'email.typed': { actions: ['setEmail', 'clearProblem'] },
        'email.submitted': [
          { guard: 'isEmailValid', target: 'sendingCode', actions: 'clearProblem' },
          { actions: { type: 'setProblem', params: { about: 'email' } } },
        ],
      },
    },
    sendingCode: {
      description: 'The code is being sent.',
      tags: 'busy',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context, event }) => codeRequest(context, event),
        onDone: {
          target: 'enteringCode',
          actions: { type: 'startCountdown', params: ({ event }) => event.output },
        },
        onError: {
          target: 'enteringEmail',
          actions: {
            type: 'reportFailure',
            params: ({ event }) => ({ during: 'sending', failure: asFailure(event.error) }),
          },
        },
      },
      on: { 'email.correctionRequested': 'enteringEmail' },
    },
    enteringCode: {
      description: 'Step otp: the six digits from the mail.',
      initial: 'coolingDown',
      entry: 'clearCode',
      on: {
        'code.typed': { actions: 'clearProblem' },
        'code.submitted': [
          {
            guard: 'isCodeComplete',
            target: 'checkingCode',
            actions: ['setCode', 'clearProblem'],
          },
          { actions: { type: 'setProblem', params: { about: 'code' } } },
        ],
        'email.correctionRequested': { target: 'enteringEmail', actions: 'clearProblem' },
      },
      states: {
        coolingDown: {
          description: 'The countdown for another code is running.',
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
          description: 'Another code can be requested.',
          tags: ['mayResend', 'resumable'],
          on: { 'code.resendRequested': { target: 'resending', actions: 'clearProblem' } },
        },
        resending: {
          description: 'Another code is being sent.',
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
                type: 'reportFailure',
                params: ({ event }) => ({ during: 'sending', failure: asFailure(event.error) }),
              },
            },
          },
        },
      },
    },
    checkingCode: {
      description: 'The shop is checking the code.',
      tags: 'busy',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => ({ email: cleanText(context.email), code: context.code }),
        onDone: 'enteringPassword',
        onError: [
          {
            guard: {
              type: 'isCodeRefused',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
            target: 'enteringCode',
            actions: [
              {
                type: 'setRefusedCode',
                params: ({ event }) => ({ failure: asFailure(event.error) }),
              },
              {
                type: 'emitToast',
                params: ({ event }) => ({ about: 'checking', failure: asFailure(event.error) }),
              },
            ],
          },
          {
            target: 'enteringCode',
            actions: {
              type: 'reportFailure',
              params: ({ event }) => ({ during: 'checking', failure: asFailure(event.error) }),
            },
          },
        ],
      },
      on: { 'email.correctionRequested': 'enteringEmail' },
    },
    enteringPassword: {
      description: 'Step password: the new password.',
      on: {
        'password.typed': { actions: 'clearProblem' },
        'password.submitted': [
          { guard: 'isPasswordAccepted', target: 'settingPassword', actions: 'clearProblem' },
          { actions: 'setPasswordProblem' },
        ],
        'email.correctionRequested': {
          target: 'enteringEmail',
          actions: ['clearCode', 'clearProblem'],
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
          actions: { type: 'emitToast', params: { about: 'done' } },
        },
        onError: [
          {
            guard: {
              type: 'isCodeRefused',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
            target: 'enteringCode',
            actions: [
              {
                type: 'setUnusableCode',
                params: ({ event }) => ({ failure: asFailure(event.error) }),
              },
              {
                type: 'emitToast',
                params: ({ event }) => ({ about: 'setting', failure: asFailure(event.error) }),
              },
            ],
          },
          {
            guard: {
              type: 'isPasswordRefused',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
            target: 'enteringPassword',
            actions: [
              { type: 'setProblem', params: { about: 'refusedPassword' } },
              {
                type: 'emitToast',
                params: ({ event }) => ({ about: 'setting', failure: asFailure(event.error) }),
              },
            ],
          },
          {
            target: 'enteringPassword',
            actions: [
              {
                type: 'markPossiblyApplied',
                params: ({ event }) => ({ failure: asFailure(event.error) }),
              },
              {
                type: 'reportFailure',
                params: ({ event }) => ({ during: 'setting', failure: asFailure(event.error) }),
              },
            ],
          },
        ],
      },
    },
    changed: {
      description: 'The new password is set.',
      type: 'final',
      entry: ['clearCode', 'goToSignIn'],
    },
  },
});
