import { codeSchema, type RemainingPasskey } from '@kedai/contract/calls/mailedCode';
import { isEmail } from '@kedai/contract/rules/email';
import { CODE_RESEND_AFTER_MS } from '@kedai/contract/rules/limits';
import { cleanText } from '@kedai/contract/rules/text';
import { is } from 'valibot';
import { actorPlaceholder } from './actorPlaceholder';
import { asFailure } from './outcome';
import { readyOrRejected } from './readyOrRejected';

/** The context of a flow that mails a code. */
export interface MailedCodeContext {
  /** As typed. It is trimmed when it is sent. */
  readonly email: string;
  /** When another code can be requested (epoch ms); null before a code was sent to the e-mail. */
  readonly resendAt: number | null;
}

export type MailedCodeEvent =
  | { type: 'email.typed'; email: string }
  /** `altcha` is the payload of the human check, when there was one. */
  | { type: 'email.submitted'; altcha?: string }
  | { type: 'email.correctionRequested' }
  | { type: 'code.typed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.resendRequested'; altcha?: string };

/** `email` and `code` are steps of the page, which shows the problem in the states with the tag `rejected`. */
export type MailedCodeTag = 'email' | 'code' | 'busy' | 'sendingAgain' | 'mayResend' | 'rejected';

/** The input of the effect `sendCode`. */
export interface CodeRequest {
  readonly email: string;
  readonly altcha?: string;
}

/** `sentAt` is epoch ms: the countdown for another code starts there. */
export interface CodeSent {
  readonly sentAt: number;
}

/** The input of the effect `verifyCode`. */
export interface CodeAttempt {
  readonly email: string;
  readonly code: string;
}

/** What the right code shows. An API of the specification shows nothing. */
export interface CodeVerified {
  /** The passkeys that sign in to the account of the e-mail. */
  readonly passkeys?: readonly RemainingPasskey[] | undefined;
}

export const mailedCodeActors = {
  sendCode: actorPlaceholder<CodeSent, CodeRequest>('sendCode'),
  verifyCode: actorPlaceholder<CodeVerified, CodeAttempt>('verifyCode'),
  /** Resolves at a time (epoch ms); at once when it has passed. */
  waitUntil: actorPlaceholder<void, { readonly at: number }>('waitUntil'),
};

interface Context {
  readonly context: MailedCodeContext;
}

export const mailedCodeGuards = {
  isEmailValid: ({ context }: Context) => isEmail(context.email),
  isCodeSent: ({ context }: Context) => context.resendAt !== null,
  isCodeComplete: (_: Context, code: string) => is(codeSchema, code),
};

/** The event that starts an effect. */
interface Started {
  readonly event: { readonly type: string; readonly altcha?: string; readonly code?: string };
}

const codeRequest = ({ context, event: { altcha } }: Context & Started): CodeRequest => ({
  email: cleanText(context.email),
  ...(altcha === undefined ? {} : { altcha }),
});

/** The parameters of `reportFailure` for a call that has failed. */
export const failedDuring =
  <Call extends string>(about: Call) =>
  ({ event: { error } }: { readonly event: { readonly error: unknown } }) => ({
    about,
    failure: asFailure(error),
  });

const startCountdown = {
  type: 'startCountdown',
  params: ({ event: { output } }: { readonly event: { readonly output: CodeSent } }) =>
    output.sentAt + CODE_RESEND_AFTER_MS,
} as const;

const emailOf = ({ event }: { readonly event: { readonly email: string } }) => event.email;
const codeOf = ({ event }: { readonly event: { readonly code: string } }) => event.code;

/**
 * The states from the e-mail to the verified code (spec §4). The machine provides the actions `setEmail`, `forgetCode`,
 * `setCode`, `startCountdown`, `setProblem` and `reportFailure`.
 * @param machine the id of the machine
 * @param verified the transition after the code was verified
 */
export const mailedCodeStates = <Machine extends string, const Verified>(
  machine: Machine,
  verified: Verified,
) =>
  ({
    enteringEmail: {
      description: 'The e-mail to which the code is sent.',
      tags: 'email',
      entry: 'forgetCode',
      on: {
        'email.typed': { target: '.ready', actions: { type: 'setEmail', params: emailOf } },
        'email.submitted': [
          { guard: 'isEmailValid', target: 'sendingCode' },
          { target: '.rejected', actions: { type: 'setProblem', params: { about: 'email' } } },
        ],
      },
      ...readyOrRejected('The page asks for the e-mail.', 'The page shows why no code was sent.'),
    },
    sendingCode: {
      description: 'The code is being sent.',
      tags: ['busy', 'email'],
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: codeRequest,
        onDone: { target: 'enteringCode', actions: startCountdown },
        onError: {
          target: 'enteringEmail.rejected',
          actions: { type: 'reportFailure', params: failedDuring('sending') },
        },
      },
    },
    enteringCode: {
      description: 'The code from the mail. Another code can be requested meanwhile.',
      tags: 'code',
      type: 'parallel',
      on: { 'email.correctionRequested': 'enteringEmail' },
      states: {
        code: {
          description: 'The code that the shopper types.',
          on: {
            'code.typed': '.ready',
            'code.resendRequested': '.ready',
            'code.submitted': [
              {
                guard: { type: 'isCodeComplete', params: codeOf },
                target: `#${machine}.checkingCode`,
                actions: { type: 'setCode', params: codeOf },
              },
              { target: '.rejected', actions: { type: 'setProblem', params: { about: 'code' } } },
            ],
          },
          ...readyOrRejected(
            'The page asks for the code.',
            'The page shows why the code was not accepted.',
          ),
        },
        resend: {
          description: 'Another code, which can be requested after a countdown.',
          initial: 'coolingDown',
          states: {
            coolingDown: {
              description: 'The countdown for another code is running.',
              invoke: {
                id: 'waitUntil',
                src: 'waitUntil',
                input: ({ context }: Context) => ({ at: context.resendAt ?? 0 }),
                onDone: 'readyToResend',
              },
            },
            readyToResend: {
              description: 'Another code can be requested.',
              tags: 'mayResend',
              on: { 'code.resendRequested': 'resending' },
            },
            resending: {
              description: 'Another code is being sent.',
              tags: 'sendingAgain',
              invoke: {
                id: 'resendCode',
                src: 'sendCode',
                input: codeRequest,
                onDone: { target: 'coolingDown', actions: startCountdown },
                onError: {
                  target: 'rejected',
                  actions: { type: 'reportFailure', params: failedDuring('sending') },
                },
              },
            },
            rejected: {
              description: 'The page shows why no other code was sent, until the shopper goes on.',
              tags: ['mayResend', 'rejected'],
              on: {
                'code.resendRequested': 'resending',
                'code.typed': 'readyToResend',
                'code.submitted': 'readyToResend',
              },
            },
          },
        },
      },
    },
    checkingCode: {
      description: 'The shop is checking the code.',
      tags: ['busy', 'code'],
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context, event }: Context & Started) => ({
          email: cleanText(context.email),
          code: event.code ?? '',
        }),
        onDone: verified,
        onError: {
          target: 'enteringCode.code.rejected',
          actions: { type: 'reportFailure', params: failedDuring('checking') },
        },
      },
      on: { 'email.correctionRequested': 'enteringEmail' },
    },
  }) as const;
