import { is, safeParse } from 'valibot';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { isEmail } from '../contract/email';
import type { Failure } from '../contract/failure';
import { CODE_RESEND_AFTER_MS } from '../contract/limits';
import { cleanText } from '../contract/text';
import { codeSchema, somePasswordSchema } from '../contract/user';
import { actorPlaceholder } from './actorPlaceholder';
import type { NavigateEvent, ToastEvent } from './outcome';

/** The calls of the reset: send a code, check it, set the new password. */
export type PasswordResetCall = 'sending' | 'checking' | 'setting';

/** Why the flow cannot continue. The texts are in `src/text/passwordReset`. */
export type PasswordResetProblem =
  | {
      readonly about:
        | 'email'
        | 'code'
        | 'refusedCode'
        | 'earlierCode'
        | 'usedCode'
        | 'refusedPassword';
    }
  /** A call failed. */
  | { readonly about: 'failed'; readonly during: PasswordResetCall; readonly failure: Failure }
  /** The validation message of the new password, from the contract. */
  | { readonly about: 'password'; readonly message: string };

/** Every failed step is announced with the server's message (spec §8). */
export type PasswordResetNotice =
  | { readonly about: PasswordResetCall; readonly failure: Failure }
  | { readonly about: 'done' };

export interface PasswordResetContext {
  /** As typed. It is trimmed when it is sent. */
  readonly email: string;
  /** The verified code, which the last step sends again. */
  readonly code: string;
  /** When another code can be requested (epoch ms); null before the first was sent. */
  readonly resendAt: number | null;
  /** Whether a new password was sent without a response: the shop may have set it and used the code. */
  readonly mayHaveSucceeded: boolean;
  readonly problem: PasswordResetProblem | null;
}

export type PasswordResetEvent =
  | { type: 'email.typed'; email: string }
  /** `altcha` is the payload of the human check, when there was one. */
  | { type: 'email.submitted'; altcha?: string }
  | { type: 'email.correctionRequested' }
  | { type: 'code.typed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested'; altcha?: string }
  | { type: 'password.typed' }
  | { type: 'password.submitted'; password: string };

/** The input of the effect `sendCode`. */
export interface ResetCodeRequest {
  readonly email: string;
  readonly altcha?: string;
}

/** Fields that are never persisted. `code` stays in the context until the last step is done. */
export const passwordResetSecrets = ['code', 'password', 'newPassword', 'altcha', 'otp'] as const;

export function codeRequest(
  context: PasswordResetContext,
  event: PasswordResetEvent,
): ResetCodeRequest {
  const altcha = 'altcha' in event ? event.altcha : undefined;
  return { email: cleanText(context.email), ...(altcha === undefined ? {} : { altcha }) };
}

/** An earlier code gets its own text: the shopper must use the code of the latest mail. */
const problemOfCode = ({ code }: Failure) =>
  code === 'earlier-code' ? ('earlierCode' as const) : ('refusedCode' as const);

/** Types, effects, guards and actions of the machine `passwordReset`. */
export const passwordResetSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as ToastEvent<PasswordResetNotice> | NavigateEvent<'login'>,
    input: {} as { readonly email?: string },
    tags: {} as 'busy' | 'resumable' | 'sendingAgain' | 'mayResend',
  },
  actors: {
    sendCode: actorPlaceholder<{ readonly sentAt: number }, ResetCodeRequest>('sendCode'),
    verifyCode: actorPlaceholder<void, { readonly email: string; readonly code: string }>(
      'verifyCode',
    ),
    setPassword: actorPlaceholder<
      void,
      { readonly email: string; readonly code: string; readonly password: string }
    >('setPassword'),
    /** Resolves at a time (epoch ms); at once when it has passed. */
    waitUntil: actorPlaceholder<void, { readonly at: number }>('waitUntil'),
  },
  guards: {
    isEmailValid: ({ context }) => isEmail(context.email),
    isCodeComplete: ({ event }) => 'code' in event && is(codeSchema, event.code),
    isPasswordAccepted: ({ event }) =>
      'password' in event && is(somePasswordSchema, event.password),
    isCodeRefused: (_, { failure }: { failure: Failure }) =>
      failure.code === 'invalid-otp' ||
      failure.code === 'spent-otp' ||
      failure.code === 'earlier-code',
    isPasswordRefused: (_, { failure }: { failure: Failure }) => failure.code === 'invalid-request',
  },
  actions: {
    setEmail: assign(({ event }) =>
      'email' in event ? { email: event.email, mayHaveSucceeded: false } : {},
    ),
    setCode: assign(({ event }) => ('code' in event ? { code: event.code } : {})),
    clearCode: assign({ code: '' }),
    startCountdown: assign((_, { sentAt }: { sentAt: number }) => ({
      resendAt: sentAt + CODE_RESEND_AFTER_MS,
    })),
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, problem: PasswordResetProblem) => ({ problem })),
    /** Shows a failed call on the form and as a toast. */
    reportFailure: enqueueActions(
      ({ enqueue }, { during, failure }: { during: PasswordResetCall; failure: Failure }) => {
        enqueue.assign({ problem: { about: 'failed', during, failure } });
        enqueue.emit({ type: 'toast', kind: 'error', notice: { about: during, failure } });
      },
    ),
    markPossiblyApplied: assign(({ context }, { failure }: { failure: Failure }) => ({
      mayHaveSucceeded: context.mayHaveSucceeded || failure.kind !== 'refused',
    })),
    setRefusedCode: assign((_, { failure }: { failure: Failure }) => ({
      problem: { about: problemOfCode(failure) },
    })),
    /** A verified code is no longer accepted. It was used if an earlier request succeeded without a response. */
    setUnusableCode: assign(({ context }, { failure }: { failure: Failure }) => ({
      problem: { about: context.mayHaveSucceeded ? ('usedCode' as const) : problemOfCode(failure) },
    })),
    setPasswordProblem: assign(({ event }) => {
      const result = safeParse(
        somePasswordSchema,
        'password' in event ? event.password : undefined,
      );
      const message = result.issues?.[0]?.message ?? '';
      return { problem: { about: 'password' as const, message } };
    }),
    emitToast: emit((_, notice: PasswordResetNotice) => ({
      type: 'toast' as const,
      kind: notice.about === 'done' ? ('success' as const) : ('error' as const),
      notice,
    })),
    goToSignIn: emit({ type: 'navigate', to: 'login' }),
  },
});
