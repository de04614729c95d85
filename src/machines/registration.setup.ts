import { is, safeParse } from 'valibot';
import { assign, emit, setup } from 'xstate';
import { isEmail } from '../contract/email';
import type { Failure } from '../contract/failure';
import { CODE_RESEND_AFTER_MS } from '../contract/limits';
import { cleanText } from '../contract/text';
import { codeSchema, personNameSchema, somePasswordSchema } from '../contract/user';
import type { NavigateEvent, ToastEvent } from './outcome';
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
  /** As typed; cleaned where it is sent. */
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
export function codeRequest(context: RegistrationContext, event: RegistrationEvent): CodeRequest {
  const altcha = 'altcha' in event ? event.altcha : undefined;
  return { email: cleanText(context.email), ...(altcha === undefined ? {} : { altcha }) };
}

/** Everything that the chart `registration` is made of: its data, its questions, its effects as typed holes. */
export const registrationSetup = setup({
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
    isEmailValid: ({ context }) => isEmail(context.email),
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
});
