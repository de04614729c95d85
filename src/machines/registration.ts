import { cleanText } from '../contract/text';
import { asFailure } from './outcome';
import { codeRequest, registrationSetup } from './registration.setup';

/**
 * Registration (spec §2, §4, §8): e-mail, code, name and password, then the guest cart is merged and the shopper
 * navigates home. A reload keeps everything typed except the code and the password.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  description: 'A new customer: e-mail, code, name and password.',
  context: ({ input }) => ({
    email: input.email ?? '',
    name: input.name ?? '',
    resendAt: null,
    problem: null,
  }),
  initial: 'enteringEmail',
  states: {
    enteringEmail: {
      description: 'Phase Otp: the e-mail that receives the code.',
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
            type: 'setProblem',
            params: ({ event }) => ({ about: 'sending', failure: asFailure(event.error) }),
          },
        },
      },
      on: { 'email.correctionRequested': 'enteringEmail' },
    },
    enteringCode: {
      description: 'Phase Verify: the six digits from the mail.',
      initial: 'coolingDown',
      on: {
        'code.typed': { actions: 'clearProblem' },
        'code.submitted': [
          { guard: 'isCodeComplete', target: 'checkingCode', actions: 'clearProblem' },
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
                type: 'setProblem',
                params: ({ event }) => ({ about: 'sending', failure: asFailure(event.error) }),
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
        input: ({ context, event }) => ({
          email: cleanText(context.email),
          code: 'code' in event ? event.code : '',
        }),
        onDone: 'enteringDetails',
        onError: {
          target: 'enteringCode',
          actions: {
            type: 'setProblem',
            params: ({ event }) => ({ about: 'checking', failure: asFailure(event.error) }),
          },
        },
      },
      on: { 'email.correctionRequested': 'enteringEmail' },
    },
    enteringDetails: {
      description: 'Phase Sign Up: name and password; the e-mail is locked.',
      tags: 'resumable',
      on: {
        'name.typed': { actions: ['setName', 'clearProblem'] },
        'password.typed': { actions: 'clearProblem' },
        'details.submitted': [
          { guard: 'areDetailsAccepted', target: 'registering', actions: 'clearProblem' },
          { actions: 'setDetailsProblem' },
        ],
        'email.correctionRequested': { target: 'enteringEmail', actions: 'clearProblem' },
      },
    },
    registering: {
      description: 'The account is being created.',
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context, event }) => ({
          name: cleanText(context.name),
          email: cleanText(context.email),
          password: 'password' in event ? event.password : '',
        }),
        onDone: 'mergingCart',
        onError: [
          {
            guard: {
              type: 'isEmailNoLongerVerified',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
            target: 'enteringEmail',
            actions: {
              type: 'setProblem',
              params: ({ event }) => ({ about: 'registering', failure: asFailure(event.error) }),
            },
          },
          {
            target: 'enteringDetails',
            actions: {
              type: 'emitRefusalToast',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
          },
        ],
      },
    },
    mergingCart: {
      description: 'The guest cart is being merged. If that fails, the account still exists.',
      tags: 'busy',
      invoke: {
        id: 'mergeGuestCart',
        src: 'mergeGuestCart',
        onDone: 'registered',
        onError: { target: 'registered', actions: 'emitMergeFailureToast' },
      },
    },
    registered: {
      description: 'Registered and signed in.',
      type: 'final',
      entry: 'goHome',
    },
  },
});
