import { is, safeParse } from 'valibot';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { isEmail } from '../contract/email';
import type { Failure } from '../contract/failure';
import { CODE_RESEND_AFTER_MS } from '../contract/limits';
import { cleanText } from '../contract/text';
import { codeSchema, somePasswordSchema } from '../contract/user';
import type { NavigateEvent, ToastEvent } from './outcome';
import { required } from './required';

/** What the shop is asked: to mail a code, to compare its digits, to keep the new password. */
export type PasswordResetCall = 'sending' | 'checking' | 'setting';

/** Why the shopper is asked again; which sentence that is, `src/text/passwordReset` says. */
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
  /** A call came to nothing; its failure says why. */
  | { readonly about: 'failed'; readonly during: PasswordResetCall; readonly failure: Failure }
  /** What is wrong with the new password, in the words of the contract. */
  | { readonly about: 'password'; readonly message: string };

/** Every failed step is announced with the server's message (spec §8). */
export type PasswordResetNotice =
  | { readonly about: PasswordResetCall; readonly failure: Failure }
  | { readonly about: 'done' };

export interface PasswordResetContext {
  /** As typed; cleaned where it is sent. */
  readonly email: string;
  /** The verified code, kept in memory for the last step only. */
  readonly code: string;
  /** When another code may be asked for (epoch ms); null before the first was sent. */
  readonly resendAt: number | null;
  /** Whether a new password was sent and no answer came back: the shop may have kept it, and used the code up. */
  readonly mayHold: boolean;
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

/** What is asked of the effect that has a code mailed. */
export interface ResetCodeRequest {
  readonly email: string;
  readonly altcha?: string;
}

/** Never written anywhere. `code` lies in the context until the last step is done. */
export const passwordResetSecrets = ['code', 'password', 'newPassword', 'altcha', 'otp'] as const;

export function codeRequest(
  context: PasswordResetContext,
  event: PasswordResetEvent,
): ResetCodeRequest {
  const altcha = 'altcha' in event ? event.altcha : undefined;
  return { email: cleanText(context.email), ...(altcha === undefined ? {} : { altcha }) };
}

/** An earlier code needs another answer than a wrong one: the right code lies in a newer mail. */
const refusedBy = ({ code }: Failure) =>
  code === 'earlier-code' ? ('earlierCode' as const) : ('refusedCode' as const);

/** Everything that the chart `passwordReset` is made of: its data, its questions, its effects as typed holes. */
export const passwordResetSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as ToastEvent<PasswordResetNotice> | NavigateEvent<'login'>,
    input: {} as { readonly email?: string },
    tags: {} as 'busy' | 'resumable' | 'sendingAgain' | 'mayResend',
  },
  actors: {
    sendCode: required<{ readonly sentAt: number }, ResetCodeRequest>('sendCode'),
    verifyCode: required<void, { readonly email: string; readonly code: string }>('verifyCode'),
    setPassword: required<
      void,
      { readonly email: string; readonly code: string; readonly password: string }
    >('setPassword'),
    /** Resolves at a moment (epoch ms); a moment that has passed resolves at once. */
    waitUntil: required<void, { readonly at: number }>('waitUntil'),
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
    keepEmail: assign(({ event }) =>
      'email' in event ? { email: event.email, mayHold: false } : {},
    ),
    keepCode: assign(({ event }) => ('code' in event ? { code: event.code } : {})),
    dropCode: assign({ code: '' }),
    startCountdown: assign((_, { sentAt }: { sentAt: number }) => ({
      resendAt: sentAt + CODE_RESEND_AFTER_MS,
    })),
    clearProblem: assign({ problem: null }),
    noteProblem: assign((_, problem: PasswordResetProblem) => ({ problem })),
    /** A call came to nothing: the form keeps it, a toast says it. */
    tellFailed: enqueueActions(
      ({ enqueue }, { during, failure }: { during: PasswordResetCall; failure: Failure }) => {
        enqueue.assign({ problem: { about: 'failed', during, failure } });
        enqueue.emit({ type: 'toast', kind: 'error', notice: { about: during, failure } });
      },
    ),
    noteAnswer: assign(({ context }, { failure }: { failure: Failure }) => ({
      mayHold: context.mayHold || failure.kind !== 'refused',
    })),
    noteRefusedCode: assign((_, { failure }: { failure: Failure }) => ({
      problem: { about: refusedBy(failure) },
    })),
    /** The code that was right before is no longer: used up, should an earlier answer have been lost. */
    noteCodeGone: assign(({ context }, { failure }: { failure: Failure }) => ({
      problem: { about: context.mayHold ? ('usedCode' as const) : refusedBy(failure) },
    })),
    noteWrongPassword: assign(({ event }) => {
      const result = safeParse(
        somePasswordSchema,
        'password' in event ? event.password : undefined,
      );
      const message = result.issues?.[0]?.message ?? '';
      return { problem: { about: 'password' as const, message } };
    }),
    announce: emit((_, notice: PasswordResetNotice) => ({
      type: 'toast' as const,
      kind: notice.about === 'done' ? ('success' as const) : ('error' as const),
      notice,
    })),
    goToSignIn: emit({ type: 'navigate', to: 'login' }),
  },
});
