import { is, safeParse } from 'valibot';
import { assign, emit, setup } from 'xstate';
import { isEmail } from '../contract/email';
import type { Failure } from '../contract/failure';
import { CODE_RESEND_AFTER_MS } from '../contract/limits';
import { cleanText } from '../contract/text';
import { codeSchema, personNameSchema, somePasswordSchema } from '../contract/user';
import { actorPlaceholder } from './actorPlaceholder';
import type { NavigateEvent, ToastEvent } from './outcome';

/** Why the flow cannot continue. The texts are in `src/text/registration`. */
export type RegistrationProblem =
  | { readonly about: 'email' | 'code' }
  /** The validation messages of the two fields, from the contract; null for a valid field. */
  | { readonly about: 'details'; readonly name: string | null; readonly password: string | null }
  | { readonly about: 'sending' | 'checking' | 'registering'; readonly failure: Failure };

export type RegistrationNotice =
  | { readonly about: 'registering'; readonly failure: Failure }
  | { readonly about: 'merging' };

export interface RegistrationContext {
  /** As typed. It is trimmed when it is sent. */
  readonly email: string;
  readonly name: string;
  /** When another code can be requested (epoch ms); null before the first was sent. */
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

/** The input of the effect `sendCode`. */
export interface CodeRequest {
  readonly email: string;
  readonly altcha?: string;
}

/** `sentAt` is epoch ms: the countdown for another code starts there. */
export interface CodeSent {
  readonly sentAt: number;
}

/** Fields that are never persisted: only events and the inputs of effects contain them. */
export const registrationSecrets = ['code', 'password', 'altcha', 'otp'] as const;

const firstIssue = (result: ReturnType<typeof safeParse>) =>
  result.success ? null : (result.issues[0]?.message ?? '');

/** The request for a code, with the human check's payload from the event. */
export function codeRequest(context: RegistrationContext, event: RegistrationEvent): CodeRequest {
  const altcha = 'altcha' in event ? event.altcha : undefined;
  return { email: cleanText(context.email), ...(altcha === undefined ? {} : { altcha }) };
}

/** Types, effects, guards and actions of the machine `registration`. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as ToastEvent<RegistrationNotice> | NavigateEvent<'home'>,
    input: {} as { readonly email?: string; readonly name?: string },
    tags: {} as 'busy' | 'resumable' | 'sendingAgain' | 'mayResend',
  },
  actors: {
    sendCode: actorPlaceholder<CodeSent, CodeRequest>('sendCode'),
    verifyCode: actorPlaceholder<void, { readonly email: string; readonly code: string }>(
      'verifyCode',
    ),
    register: actorPlaceholder<
      void,
      { readonly name: string; readonly email: string; readonly password: string }
    >('register'),
    /** Merges the guest cart and empties it; does nothing when there is none. */
    mergeGuestCart: actorPlaceholder<void, void>('mergeGuestCart'),
    /** Resolves at a time (epoch ms); at once when it has passed. */
    waitUntil: actorPlaceholder<void, { readonly at: number }>('waitUntil'),
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
    setEmail: assign(({ event }) => ('email' in event ? { email: event.email } : {})),
    setName: assign(({ event }) => ('name' in event ? { name: event.name } : {})),
    startCountdown: assign((_, { sentAt }: CodeSent) => ({
      resendAt: sentAt + CODE_RESEND_AFTER_MS,
    })),
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, problem: RegistrationProblem) => ({ problem })),
    setDetailsProblem: assign(({ context, event }) => ({
      problem: {
        about: 'details' as const,
        name: firstIssue(safeParse(personNameSchema, context.name)),
        password: firstIssue(
          safeParse(somePasswordSchema, 'password' in event ? event.password : undefined),
        ),
      },
    })),
    emitRefusalToast: emit((_, { failure }: { failure: Failure }) => ({
      type: 'toast' as const,
      kind: 'error' as const,
      notice: { about: 'registering' as const, failure },
    })),
    emitMergeFailureToast: emit({ type: 'toast', kind: 'error', notice: { about: 'merging' } }),
    goHome: emit({ type: 'navigate', to: 'home' }),
  },
});
