import { is, safeParse } from 'valibot';
import { assign, emit, setup } from 'xstate';
import { emailSchema } from '../contract/email';
import type { Failure } from '../contract/failure';
import { CODE_RESEND_AFTER_MS } from '../contract/limits';
import { codeSchema, personNameSchema, somePasswordSchema } from '../contract/user';
import { asFailure, type NavigateEvent, type ToastEvent } from './outcome';
import { required } from './required';

/** Why the shopper is asked again; which sentence that is, `src/text/registration` says. */
export type RegistrationProblem =
  | { readonly about: 'email' | 'code' }
  /** What is wrong with either field, in the words of the contract; null when nothing is. */
  | { readonly about: 'details'; readonly name: string | null; readonly password: string | null }
  | { readonly about: 'sending' | 'checking' | 'registering'; readonly failure: Failure };

export type RegistrationNotice =
  | { readonly about: 'registering'; readonly failure: Failure }
  | { readonly about: 'merging' };

export interface RegistrationContext {
  /** As typed; trimmed where it is sent. */
  readonly email: string;
  readonly name: string;
  /** When another code may be asked for (epoch ms); null before the first was sent. */
  readonly resendAt: number | null;
  readonly problem: RegistrationProblem | null;
}

export type RegistrationEvent =
  | { type: 'email.typed'; email: string }
  /** `altcha` is the payload of the human check, when there was one. */
  | { type: 'email.submitted'; altcha?: string }
  | { type: 'email.correctionRequested' }
  | { type: 'code.typed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested'; altcha?: string }
  | { type: 'name.typed'; name: string }
  | { type: 'password.typed' }
  | { type: 'details.submitted'; password: string };

/** What is asked of the effect that has a code mailed. */
export interface CodeRequest {
  readonly email: string;
  readonly altcha?: string;
}

/** `sentAt` is epoch ms: the countdown for another code starts there. */
export interface CodeSent {
  readonly sentAt: number;
}

/** Never written anywhere: they travel in events and in the input of effects only. */
export const registrationSecrets = ['code', 'password', 'altcha', 'otp'] as const;

const wrongIn = (result: ReturnType<typeof safeParse>) =>
  result.success ? null : (result.issues[0]?.message ?? '');

/** The request for a code, with the human check's payload of the event that led here. */
function codeRequest(context: RegistrationContext, event: RegistrationEvent): CodeRequest {
  const altcha = 'altcha' in event ? event.altcha : undefined;
  return { email: context.email.trim(), ...(altcha === undefined ? {} : { altcha }) };
}

/**
 * Registration (spec §2, §4, §8): e-mail, code, name and password, then the guest's cart is merged and the
 * shopper is led home. A reload in the middle loses nothing typed but the code and the password.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as ToastEvent<RegistrationNotice> | NavigateEvent<'home'>,
    input: {} as { readonly email?: string; readonly name?: string },
    tags: {} as 'busy' | 'resumable' | 'sendingAgain' | 'mayResend',
  },
  actors: {
    sendCode: required<CodeSent, CodeRequest>('sendCode'),
    verifyCode: required<void, { readonly email: string; readonly code: string }>('verifyCode'),
    register: required<
      void,
      { readonly name: string; readonly email: string; readonly password: string }
    >('register'),
    /** Merges the guest's cart and empties it; does nothing when there is none. */
    mergeGuestCart: required<void, void>('mergeGuestCart'),
    /** Resolves at a moment (epoch ms); a moment that has passed resolves at once. */
    waitUntil: required<void, { readonly at: number }>('waitUntil'),
  },
  guards: {
    isEmailValid: ({ context }) => is(emailSchema, context.email),
    isCodeComplete: ({ event }) => 'code' in event && is(codeSchema, event.code),
    areDetailsAccepted: ({ context, event }) =>
      is(personNameSchema, context.name) &&
      'password' in event &&
      is(somePasswordSchema, event.password),
    isEmailNoLongerVerified: (_, { failure }: { failure: Failure }) =>
      failure.code === 'email-not-verified',
  },
  actions: {
    keepEmail: assign(({ event }) => ('email' in event ? { email: event.email } : {})),
    keepName: assign(({ event }) => ('name' in event ? { name: event.name } : {})),
    startCountdown: assign((_, { sentAt }: CodeSent) => ({
      resendAt: sentAt + CODE_RESEND_AFTER_MS,
    })),
    clearProblem: assign({ problem: null }),
    noteProblem: assign((_, problem: RegistrationProblem) => ({ problem })),
    noteWrongDetails: assign(({ context, event }) => ({
      problem: {
        about: 'details' as const,
        name: wrongIn(safeParse(personNameSchema, context.name)),
        password: wrongIn(
          safeParse(somePasswordSchema, 'password' in event ? event.password : undefined),
        ),
      },
    })),
    announceRefusal: emit((_, { failure }: { failure: Failure }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      notice: { about: 'registering' as const, failure },
    })),
    announceMergeFailure: emit({ type: 'toast', kind: 'error', notice: { about: 'merging' } }),
    goHome: emit({ type: 'navigate', to: 'home' }),
  },
}).createMachine({
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
      tags: 'resumable',
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
          tags: 'mayResend',
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
          email: context.email.trim(),
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
          name: context.name.trim(),
          email: context.email.trim(),
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
