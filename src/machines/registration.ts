import { cleanText } from '../contract/text';
import { asFailure } from './outcome';
import { codeRequest, registrationSetup } from './registration.setup';

/**
 * Registration (spec §2, §4, §8): e-mail, code, name and password, then the guest's cart is merged and the
 * shopper is led home. A reload in the middle loses nothing typed but the code and the password.
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
  initial: 'askingEmail',
  states: {
    askingEmail: {
      description: 'Phase Otp: which mailbox shall the code go to?',
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
            type: 'noteProblem',
            params: ({ event }) => ({ about: 'sending', failure: asFailure(event.error) }),
          },
        },
      },
      on: { 'email.correctionRequested': 'askingEmail' },
    },
    askingCode: {
      description: 'Phase Verify: the six digits from the mail.',
      initial: 'coolingDown',
      on: {
        'code.typed': { actions: 'clearProblem' },
        'code.submitted': [
          { guard: 'isCodeComplete', target: 'checkingCode', actions: 'clearProblem' },
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
                type: 'noteProblem',
                params: ({ event }) => ({ about: 'sending', failure: asFailure(event.error) }),
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
        input: ({ context, event }) => ({
          email: cleanText(context.email),
          code: 'code' in event ? event.code : '',
        }),
        onDone: 'askingDetails',
        onError: {
          target: 'askingCode',
          actions: {
            type: 'noteProblem',
            params: ({ event }) => ({ about: 'checking', failure: asFailure(event.error) }),
          },
        },
      },
      on: { 'email.correctionRequested': 'askingEmail' },
    },
    askingDetails: {
      description: 'Phase Sign Up: name and password; the e-mail is locked.',
      tags: 'resumable',
      on: {
        'name.typed': { actions: ['keepName', 'clearProblem'] },
        'password.typed': { actions: 'clearProblem' },
        'details.submitted': [
          { guard: 'areDetailsAccepted', target: 'registering', actions: 'clearProblem' },
          { actions: 'noteWrongDetails' },
        ],
        'email.correctionRequested': { target: 'askingEmail', actions: 'clearProblem' },
      },
    },
    registering: {
      description: 'The account is being made.',
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
            target: 'askingEmail',
            actions: {
              type: 'noteProblem',
              params: ({ event }) => ({ about: 'registering', failure: asFailure(event.error) }),
            },
          },
          {
            target: 'askingDetails',
            actions: {
              type: 'announceRefusal',
              params: ({ event }) => ({ failure: asFailure(event.error) }),
            },
          },
        ],
      },
    },
    mergingCart: {
      description: "The guest's cart joins the account; when that fails, the account stands.",
      tags: 'busy',
      invoke: {
        id: 'mergeGuestCart',
        src: 'mergeGuestCart',
        onDone: 'welcomed',
        onError: { target: 'welcomed', actions: 'announceMergeFailure' },
      },
    },
    welcomed: {
      description: 'Registered and signed in.',
      type: 'final',
      entry: 'goHome',
    },
  },
});
