import type { Failure } from '@kedai/contract/calls/failure';
import type { RemainingPasskey } from '@kedai/contract/calls/mailedCode';
import { somePasswordSchema } from '@kedai/contract/calls/user';
import { cleanText } from '@kedai/contract/rules/text';
import { is, safeParse } from 'valibot';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { actorPlaceholder } from './actorPlaceholder';
import {
  type CodeAttempt,
  type CodeVerified,
  failedDuring,
  type MailedCodeContext,
  type MailedCodeEvent,
  type MailedCodeTag,
  mailedCodeActors,
  mailedCodeGuards,
  mailedCodeStates,
} from './mailedCode';
import { errorToast, type ToastEvent } from './outcome';
import { readyOrRejected } from './readyOrRejected';

/** A call failed: send a code, check it, set the new password. */
interface FailedCall {
  readonly about: 'sending' | 'checking' | 'setting';
  readonly failure: Failure;
}

/** Why the flow cannot continue. The texts are in `src/text/account/passwordReset`. */
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
  | { readonly about: 'failed'; readonly during: FailedCall['about']; readonly failure: Failure }
  /** The validation message of the new password, from the contract. */
  | { readonly about: 'password'; readonly message: string };

export interface PasswordResetContext extends MailedCodeContext {
  /** The verified code, which the last step sends again. */
  readonly code: string;
  /** The passkeys of the account, which a new password does not end. */
  readonly passkeys: readonly RemainingPasskey[];
  /** Whether a new password was sent without a response: the shop may have set it and used the code. */
  readonly isOutcomeUnknown: boolean;
  /** For the states with the tag `rejected`. */
  readonly problem: PasswordResetProblem | null;
}

export type PasswordResetEvent =
  | MailedCodeEvent
  | { type: 'password.typed' }
  | { type: 'password.submitted'; password: string; removePasskeys?: boolean };

/** The draft from before a reload. It has no code and no password. */
export type PasswordResetInput = Partial<MailedCodeContext>;

/** The input of the effect `setPassword`. */
interface NewPassword extends CodeAttempt {
  readonly password: string;
  readonly removePasskeys?: boolean;
}

const passkeysOf = ({
  event: { output },
}: {
  readonly event: { readonly output?: CodeVerified };
}) => output?.passkeys ?? [];

const isCodeRefused = ({ code = '' }: Failure) =>
  ['invalid-otp', 'spent-otp', 'earlier-code'].includes(code);

/** What the shopper can do about a failed call. */
function problemOf(
  { about: during, failure }: FailedCall,
  isOutcomeUnknown: boolean,
): PasswordResetProblem {
  if (during !== 'sending' && isCodeRefused(failure)) {
    // A verified code is no longer accepted if an earlier request succeeded without a response.
    if (isOutcomeUnknown && during === 'setting') return { about: 'usedCode' };
    // The shopper must use the code of the latest mail.
    return { about: failure.code === 'earlier-code' ? 'earlierCode' : 'refusedCode' };
  }
  if (during === 'setting' && failure.code === 'invalid-request') {
    return { about: 'refusedPassword' };
  }
  return { about: 'failed', during, failure };
}

const passwordResetSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as ToastEvent<FailedCall>,
    input: {} as PasswordResetInput,
    tags: {} as MailedCodeTag | 'password',
  },
  actors: {
    ...mailedCodeActors,
    setPassword: actorPlaceholder<void, NewPassword>('setPassword'),
  },
  guards: {
    ...mailedCodeGuards,
    isPasswordAccepted: (_: unknown, password: string) => is(somePasswordSchema, password),
    isCodeRefused: (_: unknown, { failure }: FailedCall) => isCodeRefused(failure),
  },
  actions: {
    setEmail: assign((_, email: string) => ({ email, isOutcomeUnknown: false })),
    forgetCode: assign({ resendAt: null, code: '' }),
    setCode: assign((_, code: string) => ({ code })),
    setPasskeys: assign((_, passkeys: readonly RemainingPasskey[]) => ({ passkeys })),
    startCountdown: assign((_, resendAt: number) => ({ resendAt })),
    setProblem: assign((_, problem: PasswordResetProblem) => ({ problem })),
    setPasswordProblem: assign((_, password: string) => {
      const message = safeParse(somePasswordSchema, password).issues?.[0]?.message ?? '';
      return { problem: { about: 'password' as const, message } };
    }),
    /** Shows a failed call on the form and as a toast (spec §8). */
    reportFailure: enqueueActions(
      ({ context: { isOutcomeUnknown }, enqueue }, failed: FailedCall) => {
        const isLost = failed.about === 'setting' && failed.failure.kind !== 'refused';
        enqueue.assign({
          problem: problemOf(failed, isOutcomeUnknown),
          isOutcomeUnknown: isOutcomeUnknown || isLost,
        });
        enqueue.emit(errorToast(failed));
      },
    ),
  },
});

/** Password reset (spec §2, §4, §8): e-mail, code, new password. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description: 'A forgotten password: e-mail, code, new password.',
  context: ({ input }) => ({
    email: '',
    resendAt: null,
    ...input,
    code: '',
    passkeys: [],
    isOutcomeUnknown: false,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A draft from before a reload continues at its step.',
      always: [{ guard: 'isCodeSent', target: 'enteringCode' }, { target: 'enteringEmail' }],
    },
    ...mailedCodeStates('passwordReset', {
      target: 'enteringPassword',
      actions: { type: 'setPasskeys', params: passkeysOf },
    }),
    enteringPassword: {
      description: 'The new password.',
      tags: 'password',
      on: {
        'password.typed': '.ready',
        'password.submitted': [
          {
            guard: { type: 'isPasswordAccepted', params: ({ event }) => event.password },
            target: 'settingPassword',
          },
          {
            target: '.rejected',
            actions: { type: 'setPasswordProblem', params: ({ event }) => event.password },
          },
        ],
      },
      ...readyOrRejected(
        'The page asks for the new password.',
        'The page shows why the password was not saved, or may have been.',
      ),
    },
    settingPassword: {
      description: 'The new password is being saved.',
      tags: ['busy', 'password'],
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submitted');
          const { type: _type, ...entered } = event;
          return { email: cleanText(context.email), code: context.code, ...entered };
        },
        onDone: 'changed',
        onError: [
          {
            guard: { type: 'isCodeRefused', params: failedDuring('setting') },
            target: 'enteringCode.code.rejected',
            actions: { type: 'reportFailure', params: failedDuring('setting') },
          },
          {
            target: 'enteringPassword.rejected',
            actions: { type: 'reportFailure', params: failedDuring('setting') },
          },
        ],
      },
    },
    changed: {
      description: 'The new password is set. The shopper goes to the sign-in.',
      type: 'final',
      tags: ['busy', 'password'],
    },
  },
});
